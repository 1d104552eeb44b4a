import { failureCodeOf } from '../failure-code.ts';
import type { giftCardsMachine } from '../gift-cards/gift-cards.machine.ts';
import { late } from '../late.ts';
import type { orderPlacementMachine } from '../order-placement/order-placement.machine.ts';
import type { paymentMethodMachine } from '../payment-method/payment-method.machine.ts';
import type { CheckoutPorts } from '../ports.ts';
import type { promotionMachine } from '../promotion/promotion.machine.ts';

/** The machines that the first page of checkout can be used without: they come while the shopper types. */
export const latePaymentMethod: typeof paymentMethodMachine = /* @__PURE__ */ late(
  async () => (await import('../payment-method/payment-method.machine.ts')).paymentMethodMachine,
);

export const lateGiftCards: typeof giftCardsMachine = /* @__PURE__ */ late(
  async () => (await import('../gift-cards/gift-cards.machine.ts')).giftCardsMachine,
);

export const latePromotion: typeof promotionMachine = /* @__PURE__ */ late(
  async () => (await import('../promotion/promotion.machine.ts')).promotionMachine,
);

const loadPlacement = async (): Promise<typeof orderPlacementMachine> =>
  (await import('../order-placement/order-placement.machine.ts')).orderPlacementMachine;

/** Fetches the code that places orders on the way to the review, so that it is there when the button is pressed. */
export const fetchPlacement = ({ log }: Pick<CheckoutPorts, 'log'>): void => {
  loadPlacement().catch((error) =>
    log?.('The code that places orders is not here yet', { code: failureCodeOf(error) }),
  );
};

export const latePlacement: typeof orderPlacementMachine = /* @__PURE__ */ late(loadPlacement, { failsWhenLost: true });
