import { type Money, money, zero } from '../money/money.ts';
import type { SiteCode } from '../site/site.ts';

/** A span of prices, as a shopper's budget; minor units of the site's currency. */
export interface PriceTier {
  readonly from: Money;
  /** Not in the span itself; undefined: without an upper end. */
  readonly below: Money | undefined;
}

/** Where a site's tiers part, in whole units of its currency. The values are the demo store's (READINGS A44). */
const bounds: Readonly<Record<SiteCode, readonly number[]>> = {
  USA: [25, 50, 100],
  CAN: [35, 70, 140],
  AUS: [40, 80, 160],
  EUR: [25, 50, 100],
  GBR: [20, 45, 90],
  APO: [25, 50, 100],
};

/** The price tiers of a site's gift guide, which differ by region (S2-toplinks-11): ascending, without a gap. */
export const giftTiersOf = (code: SiteCode): readonly PriceTier[] => {
  const ends = bounds[code].map((bound) => money(bound * 100));
  return [...ends, undefined].map((below, index) => ({ from: ends[index - 1] ?? zero, below }));
};

/** Whether an amount of the tier's currency lies in it. */
export const isInTier = (amount: Money, { from, below }: PriceTier): boolean =>
  amount >= from && (below === undefined || amount < below);
