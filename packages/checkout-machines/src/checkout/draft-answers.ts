import type { DraftAnswers } from '../draft-order/draft-order.types.ts';
import { giftCardCodesOf } from '../gift-cards/gift-cards.selectors.ts';
import { orderEmail } from './addresses.ts';
import type { CheckoutContext } from './checkout.types.ts';

/** The shopper's inputs for storage on the device, without cards, tokens and prices. */
export const draftAnswersOf = (context: CheckoutContext): DraftAnswers => ({
  listId: context.cart.list._id,
  email: orderEmail(context),
  shippingAddress: context.shippingAddress,
  billingAddress: context.billingAddress,
  isBillingSameAsShipping: context.isBillingSameAsShipping,
  shippingMode: context.shippingMode,
  requestedShippingCodes: context.requestedCodes,
  giftCardCodes: giftCardCodesOf(context.giftCards),
  comments: context.comments,
});
