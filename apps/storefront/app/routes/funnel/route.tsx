import { FunnelHeader, SkipLinks } from '@ironcart/react-ui';
import { Outlet } from 'react-router';
import { cartPath } from '../../cart/cart-fields.ts';

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
