import type { Money } from '@ironcart/core/money';
import type { AppliedGiftCard } from '@ironcart/core/order';
import { applyGiftCards, type FiveForFiveOffer } from '@ironcart/pricing';
import type { PaymentFacts } from '../payment-method/payment-method.selectors.ts';
import { isApprovalStale } from './blocked-reason.ts';
import type { CheckoutSnapshot } from './checkout.selectors.ts';
import { isPaidInFull, knownAmountToPay, totalsOf } from './totals.ts';

/** The selected payment method with its missing input, and the other offered methods. */
export const selectPayment = ({ context }: CheckoutSnapshot): PaymentFacts => context.payment;

/** The gift cards of the order and the amount that each pays, in minor units, if the total is known. */
export const selectGiftCards = ({ context }: CheckoutSnapshot): readonly AppliedGiftCard[] =>
  applyGiftCards(context.giftCards.cards, totalsOf(context).grandTotalIncludingTax);

/** Remaining amount after gift cards, in minor units; undefined while shipping or tax is unknown. */
export const selectAmountToPay = ({ context }: CheckoutSnapshot): Money | undefined => knownAmountToPay(context);

/** Whether gift cards pay the whole amount, so that no other payment is needed. */
export const selectIsPaidInFull = ({ context }: CheckoutSnapshot): boolean => isPaidInFull(context);

/** Whether PayPal's approval is outdated, because the amount to pay has changed. */
export const selectIsApprovalStale = ({ context }: CheckoutSnapshot): boolean => isApprovalStale(context);

/** The shopper's five-for-five offer; undefined while unknown. */
export const selectPromotion = ({ context }: CheckoutSnapshot): FiveForFiveOffer | undefined => context.promotion;
