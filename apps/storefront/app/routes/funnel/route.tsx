import { FunnelHeader, SkipLinks } from '@ironcart/react-ui';
import { cartPath } from '@ironcart/react-ui/cart';
import { Outlet } from 'react-router';

/** Checkout's frame: a minimal header that leads nowhere but to the cart (S2-checkout-05 to 07). */
export const Component = () => (
  <>
    <SkipLinks links={[{ label: 'Skip to content', href: '#main' }]} />
    <FunnelHeader homeUrl="/" cartUrl={cartPath} />
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  </>
);
