import { AccountNav } from '@ironcart/react-ui';
import { Outlet, useLocation } from 'react-router';
import { accountPages, logoutTarget } from '../../shell/menus.ts';
import styles from './account.module.css';

/** The account's menu beside the page that is open. */
export const Component = () => {
  const { pathname } = useLocation();
  return (
    <div className={styles.account}>
      <AccountNav items={accountPages} currentUrl={pathname} logoutTarget={logoutTarget} />
      <div>
        <Outlet />
      </div>
    </div>
  );
};
