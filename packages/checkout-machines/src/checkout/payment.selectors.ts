import type { Money } from '@ironcart/core/money';
import type { AppliedGiftCard } from '@ironcart/core/order';
import { applyGiftCards, type FiveForFiveOffer } from '@ironcart/pricing';
import type { PaymentFacts } from '../payment-method/payment-method.selectors.ts';
import { isApprovalStale } from './blocked-reason.ts';
import type { CheckoutSnapshot } from './checkout.selectors.ts';
import { isPaidInFull, knownAmountToPay, totalsOf } from './totals.ts';

/** How the order is paid: the choice, what it still needs, and what else is on offer. */
export const selectPayment = ({ context }: CheckoutSnapshot): PaymentFacts => context.payment;

/** The gift cards of the order with what each of them pays of it, as far as its total is known, in minor units. */
export const selectGiftCards = ({ context }: CheckoutSnapshot): readonly AppliedGiftCard[] =>
  applyGiftCards(context.giftCards.cards, totalsOf(context).grandTotalIncludingTax);

/** What is left to pay besides gift cards, in minor units; undefined while shipping or tax is not known. */
export const selectAmountToPay = ({ context }: CheckoutSnapshot): Money | undefined => knownAmountToPay(context);

/** Whether gift cards pay all of it: no other way to pay is needed. */
export const selectIsPaidInFull = ({ context }: CheckoutSnapshot): boolean => isPaidInFull(context);

/** Whether PayPal has to approve again, as the amount to pay is another one now. */
export const selectIsApprovalStale = ({ context }: CheckoutSnapshot): boolean => isApprovalStale(context);

/** The five-for-five offer of the shopper; undefined while it is not known. */
export const selectPromotion = ({ context }: CheckoutSnapshot): FiveForFiveOffer | undefined => context.promotion;
