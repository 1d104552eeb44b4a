import type { CheckoutActor } from '@ironcart/checkout-machines';
import { healthTicksMachine } from '@ironcart/shop-machines';
import { createActor } from 'xstate';
import { isFromGuest } from '../cart/other-tabs.ts';
import type { TabNews } from '../start/cart-channel.ts';
import type { CheckoutStart } from './checkout-start.ts';
import { keptPlaces } from './kept-places.ts';

/**
 * Reloads the cart and its products during checkout on every health tick (S9-health-03), and when another tab changes
 * it. After a log-out in another tab it leads to the log-in and back: the cart on screen is the customer's. Stores the
 * countries, for a checkout that is opened while the store cannot answer.
 */
export const watchCart = (actor: CheckoutActor, start: CheckoutStart, otherTabs: TabNews): (() => void) => {
  void keptPlaces(start).countries();
  const { ports } = actor.getSnapshot().context;
  const reloadCart = async () => {
    actor.send({ type: 'cart.changed', ...(await ports.reloadCart()) });
  };
  otherTabs.tell((message) => {
    if (start.customer && isFromGuest(message))
      window.location.assign(`${start.site.basePath}/login?redirect=/checkout`);
    else void reloadCart().catch(() => undefined);
  });
  const health = createActor(healthTicksMachine, {
    input: {
      isOnCheckout: true,
      ports: { cartProducts: reloadCart },
    },
  });
  health.start();
  return () => health.stop();
};
