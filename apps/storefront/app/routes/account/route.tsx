import { AccountNav, Page, SplitLayout } from '@ironcart/react-ui';
import { Outlet, useLocation } from 'react-router';
import { useRouteData } from '../../data/use-route-data.ts';
import { logoutTarget } from '../../shell/menus.ts';
import type { loader } from './route.server.ts';

/** The account menu beside the current page. */
export const Component = () => {
  const { pathname } = useLocation();
  const { pages } = useRouteData<typeof loader>();
  return (
    <Page>
      <SplitLayout
        side="start"
        isAsideFirst
        aside={<AccountNav items={pages} currentUrl={pathname} logoutTarget={logoutTarget} />}
      >
        <Outlet />
      </SplitLayout>
    </Page>
  );
};
