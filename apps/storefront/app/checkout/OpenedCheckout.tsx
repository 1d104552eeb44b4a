import type { CheckoutActor } from '@ironcart/checkout-machines';
import { lazyWithRetry } from '@ironcart/react-ui';
import { CheckoutFrame } from '@ironcart/react-ui/checkout';
import { Outlet, useNavigate } from 'react-router';
import { placedPath } from './placed-path.ts';
import { useStepInAddress } from './use-step-in-address.ts';

const Challenge = lazyWithRetry(async () => (await import('./payment-parts.tsx')).storePayment.Challenge);

/** Checkout with a running actor: renders the URL's step in checkout's frame. */
export const OpenedCheckout = ({ actor }: { readonly actor: CheckoutActor }) => {
  const { isArriving } = useStepInAddress(actor);
  const navigate = useNavigate();
  return (
    <CheckoutFrame
      actor={actor}
      Challenge={Challenge}
      isArriving={isArriving}
      onPlaced={({ orderId }) => void navigate(placedPath(orderId), { replace: true })}
    >
      <Outlet />
    </CheckoutFrame>
  );
};
