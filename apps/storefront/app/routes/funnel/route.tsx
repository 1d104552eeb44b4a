import { FunnelHeader, SkipLinks } from '@ironcart/react-ui';
import { cartPath } from '@ironcart/react-ui/cart';
import { Outlet } from 'react-router';
import { useOuterRouteData } from '../../data/use-route-data.ts';
import { UnsentNotice } from '../../shell/UnsentNotice.tsx';
import type { loader as rootLoader } from '../root/route.server.ts';

/**
 * Checkout's layout: a minimal header that links only to the cart (S2-checkout-05 to 07); none in the native app
 * (S1-app-01).
 */
export const Component = () => {
  const isApp = useOuterRouteData<typeof rootLoader>('root')?.appParams !== undefined;
  return (
    <>
      <SkipLinks links={[{ label: 'Skip to content', href: '#main' }]} />
      {!isApp && <FunnelHeader homeUrl="/" cartUrl={cartPath} />}
      <main id="main" tabIndex={-1}>
        <UnsentNotice />
        <Outlet />
      </main>
    </>
  );
};
