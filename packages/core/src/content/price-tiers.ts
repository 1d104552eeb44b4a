import { type Money, money, zero } from '../money/money.ts';
import { requireFields, requireObject } from '../require-argument.ts';
import type { Site } from '../site/site.ts';

/** A price range, such as a shopper's budget; in minor units of the site's currency. */
export interface PriceTier {
  readonly from: Money;
  /** The exclusive upper limit; undefined: unlimited. */
  readonly below: Money | undefined;
}

/** The price tiers of a site's gift guide, which differ by region (S2-toplinks-11): ascending, without a gap. */
export const giftTiersOf = (site: Pick<Site, 'giftTiers'>): readonly PriceTier[] => {
  requireFields(site, 'site', { giftTiers: 'array' });
  const { giftTiers } = site;
  const ends = giftTiers.map((bound) => money(bound * 100));
  return [...ends, undefined].map((below, index) => ({ from: ends[index - 1] ?? zero, below }));
};

/** Whether an amount, in the tier's currency, is in the tier. */
export const isInTier = (amount: Money, tier: PriceTier): boolean => {
  requireObject(tier, 'tier');
  const { from, below } = tier;
  return amount >= from && (below === undefined || amount < below);
};

/**
 * The lower limits of the price ranges in a product list, in whole units: those of the gift guide, and four above them.
 */
export const priceStepsOf = (site: Pick<Site, 'giftTiers'>): readonly number[] => {
  requireFields(site, 'site', { giftTiers: 'array' });
  const { giftTiers } = site;
  const last = giftTiers.at(-1);
  return last === undefined ? [] : [...giftTiers, ...[2.5, 5, 10, 25].map((times) => last * times)];
};
