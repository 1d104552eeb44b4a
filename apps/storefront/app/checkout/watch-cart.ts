import type { CheckoutActor } from '@ironcart/checkout-machines';
import { healthTicksMachine } from '@ironcart/shop-machines';
import { createActor } from 'xstate';

/** Reloads the cart and its products during checkout on every health tick (S9-health-03). */
export const watchCart = (actor: CheckoutActor): (() => void) => {
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
