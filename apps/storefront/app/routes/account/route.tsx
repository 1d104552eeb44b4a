import { AccountNav, Page, SplitLayout } from '@ironcart/react-ui';
import { Outlet, useLocation } from 'react-router';
import { accountPages } from '../../account/account-pages.ts';
import { logoutTarget } from '../../shell/menus.ts';

/** The account's menu beside the page that is open. */
export const Component = () => {
  const { pathname } = useLocation();
  return (
    <Page>
      <SplitLayout
        side="start"
        isAsideFirst
        aside={<AccountNav items={accountPages} currentUrl={pathname} logoutTarget={logoutTarget} />}
      >
        <Outlet />
      </SplitLayout>
    </Page>
  );
};
