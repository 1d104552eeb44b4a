import type { BoughtGiftCard, OwnGiftCard } from '@ironcart/core/payment';
import type { WireBoughtGiftCard, WireOwnGiftCard } from '../contract/gift-card.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

export const boughtGiftCardToWire = ({ amount, own, ...card }: BoughtGiftCard): WireBoughtGiftCard => ({
  ...card,
  amount: moneyToWire(amount),
  ...(own && { own: { ending: own.ending, balance: moneyToWire(own.balance) } }),
});

/** The inverse of `boughtGiftCardToWire`. */
export const boughtGiftCardFromWire = ({ amount, own, ...wire }: WireBoughtGiftCard): BoughtGiftCard => ({
  ...wire,
  amount: moneyFromWire(amount),
  ...(own && { own: { ending: own.ending, balance: moneyFromWire(own.balance) } }),
});

export const ownGiftCardToWire = ({ balance, spent, ...card }: OwnGiftCard): WireOwnGiftCard => ({
  ...card,
  balance: moneyToWire(balance),
  spent: moneyToWire(spent),
});

/** The inverse of `ownGiftCardToWire`. */
export const ownGiftCardFromWire = ({ balance, spent, ...wire }: WireOwnGiftCard): OwnGiftCard => ({
  ...wire,
  balance: moneyFromWire(balance),
  spent: moneyFromWire(spent),
});
