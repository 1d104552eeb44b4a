import { type Money, money, subtract } from '@ironcart/core/money';
import type { AppliedGiftCard } from '@ironcart/core/order';
import { requireArray, requireObject } from '@ironcart/core/result';

/** A gift card: its code, and its balance in minor units. */
export type GiftCardBalance = Pick<AppliedGiftCard, 'code' | 'balance'>;

/** Pays the total with the gift cards in their order, each with as much of its balance as is due (S9-giftcard-03). */
export const applyGiftCards = (cards: readonly GiftCardBalance[], total: Money): readonly AppliedGiftCard[] => {
  let rest = money(Math.max(0, money(total)));
  return requireArray(cards, 'cards').map((card) => {
    const { code, balance } = requireObject(card, 'card');
    const amount = money(Math.min(Math.max(0, money(balance)), rest));
    rest = subtract(rest, amount);
    return { code, balance, amount };
  });
};
