import { type Money, money, zero } from '../money/money.ts';
import type { Site } from '../site/site.ts';

/** A price range, such as a shopper's budget; in minor units of the site's currency. */
export interface PriceTier {
  readonly from: Money;
  /** The exclusive upper limit; undefined: unlimited. */
  readonly below: Money | undefined;
}

/** The price tiers of a site's gift guide, which differ by region (S2-toplinks-11): ascending, without a gap. */
export const giftTiersOf = ({ giftTiers }: Pick<Site, 'giftTiers'>): readonly PriceTier[] => {
  const ends = giftTiers.map((bound) => money(bound * 100));
  return [...ends, undefined].map((below, index) => ({ from: ends[index - 1] ?? zero, below }));
};

/** Whether an amount, in the tier's currency, is in the tier. */
export const isInTier = (amount: Money, { from, below }: PriceTier): boolean =>
  amount >= from && (below === undefined || amount < below);

/** The lower limits of the price ranges that a list offers, in whole units: the gift guide's, and four above them. */
export const priceStepsOf = ({ giftTiers }: Pick<Site, 'giftTiers'>): readonly number[] => {
  const last = giftTiers.at(-1);
  return last === undefined ? [] : [...giftTiers, ...[2.5, 5, 10, 25].map((times) => last * times)];
};
