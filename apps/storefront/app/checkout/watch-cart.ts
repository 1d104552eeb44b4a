import type { CheckoutActor } from '@ironcart/checkout-machines';
import { healthTicksMachine } from '@ironcart/shop-machines';
import { createActor } from 'xstate';
import { keptPlaces } from './kept-places.ts';

/**
 * Reloads the cart and its products during checkout on every health tick (S9-health-03). Stores the countries, for a
 * checkout that is opened while the store cannot answer.
 */
export const watchCart = (actor: CheckoutActor, start: Parameters<typeof keptPlaces>[0]): (() => void) => {
  void keptPlaces(start).countries();
  const { ports } = actor.getSnapshot().context;
  const health = createActor(healthTicksMachine, {
    input: {
      isOnCheckout: true,
      ports: {
        cartProducts: async () => {
          actor.send({ type: 'cart.changed', ...(await ports.reloadCart()) });
        },
      },
    },
  });
  health.start();
  return () => void health.stop();
};
