import { type Money, money, subtract } from '@ironcart/core/money';
import type { AppliedGiftCard } from '@ironcart/core/order';

/** A gift card as it was looked up: its code, and what is left on it in minor units. */
export type GiftCardBalance = Pick<AppliedGiftCard, 'code' | 'balance'>;

/** Lets each card in turn pay as much of the total as it can (S9-giftcard-03). */
export const applyGiftCards = (cards: readonly GiftCardBalance[], total: Money): readonly AppliedGiftCard[] => {
  let rest = money(Math.max(0, total));
  return cards.map(({ code, balance }) => {
    const amount = money(Math.min(Math.max(0, balance), rest));
    rest = subtract(rest, amount);
    return { code, balance, amount };
  });
};
