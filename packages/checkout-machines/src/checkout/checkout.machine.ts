import { giftCardsMachine } from '../gift-cards/gift-cards.machine.ts';
import { orderPlacementMachine } from '../order-placement/order-placement.machine.ts';
import { paymentMethodMachine } from '../payment-method/payment-method.machine.ts';
import { promotionMachine } from '../promotion/promotion.machine.ts';
import { lateCheckoutMachine } from './late-checkout.machine.ts';

/**
 * Checkout with all that belongs to it at once, as on a server, in a test or in an app. A page that has to load fast
 * takes `lateCheckoutMachine`: the same chart, whose later machines come while the shopper types.
 */
export const checkoutMachine = /* @__PURE__ */ lateCheckoutMachine.provide({
  actors: {
    paymentMethod: paymentMethodMachine,
    giftCards: giftCardsMachine,
    promotion: promotionMachine,
    orderPlacement: orderPlacementMachine,
  },
  actions: { fetchPlacement: () => undefined },
});
