import type { CheckoutActor } from '@ironcart/checkout-machines';
import { healthTicksMachine } from '@ironcart/shop-machines';
import { createActor } from 'xstate';
import { cartChannelOf } from '../cart/other-tabs.ts';
import { keptPlaces } from './kept-places.ts';

/**
 * Reloads the cart and its products during checkout on every health tick (S9-health-03), and when another tab changes
 * it. Stores the countries, for a checkout that is opened while the store cannot answer.
 */
export const watchCart = (actor: CheckoutActor, start: Parameters<typeof keptPlaces>[0]): (() => void) => {
  void keptPlaces(start).countries();
  const { ports } = actor.getSnapshot().context;
  const reloadCart = async () => {
    actor.send({ type: 'cart.changed', ...(await ports.reloadCart()) });
  };
  const otherTabs = cartChannelOf(start.site);
  otherTabs.addEventListener('message', () => void reloadCart().catch(() => undefined));
  const health = createActor(healthTicksMachine, {
    input: {
      isOnCheckout: true,
      ports: { cartProducts: reloadCart },
    },
  });
  health.start();
  return () => {
    health.stop();
    otherTabs.close();
  };
};
