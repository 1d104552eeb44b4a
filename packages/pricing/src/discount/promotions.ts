import { type Role, roleOf } from '@ironcart/core/customer';
import type { Money } from '@ironcart/core/money';
import type { PricedProduct } from '@ironcart/core/product';
import { requireArray, requireEntries, requireObject } from '@ironcart/core/result';
import type { Site } from '@ironcart/core/site';

/** The properties of a cart's line that a promotion can use. */
export interface PromotionLine {
  readonly product: PricedProduct;
  readonly qty: number;
  /** The price of one piece in minor units, before any discount of the cart. */
  readonly price: number;
}

/** The site of a cart. Amounts are in minor units of its currency. */
export type PromotionSite = Pick<Site, 'code' | 'currency'>;

/** The terms of a promotion besides the lines: facts that the browser and the backend share. */
export interface PromotionTerms {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly site: PromotionSite;
  /** The customer's group and roles: 0 for guests; logged-in customers have the role 'customer'. */
  readonly shopper: { readonly groupId: number; readonly role: Role };
}

/**
 * A promotion of a cart. It runs in the browser and in the backend, which rejects an order whose amounts differ by a
 * cent, so it must be deterministic: the same lines and terms always give the same amounts.
 */
export interface PromotionRule {
  /** The label next to its amount. */
  readonly name: string;
  /** The discount of each line in minor units, in the order of the lines; fractions are truncated. */
  discountsOf(lines: readonly PromotionLine[], terms: PromotionTerms): readonly number[];
}

/** The discount of a promotion on a cart. */
export interface AppliedPromotion {
  readonly name: string;
  /** The sum of the shares. */
  readonly amount: Money;
  /** One per line, in minor units. */
  readonly shares: readonly Money[];
}

/** A cart with priced lines, in minor units. */
export interface PromotedCart {
  readonly lines: readonly Pick<PromotionLine, 'product' | 'qty'>[];
  readonly rowTotals: readonly number[];
  /** The row totals less the earlier discounts. */
  readonly amounts: readonly number[];
}

/** The promotions of a store on one of its sites, as `quoteCart` accepts them. */
export type CartPromotions = (
  cart: PromotedCart,
  terms: { readonly now: number; readonly shopper: { readonly groupId: number } },
) => readonly AppliedPromotion[];

/** Limits the discount that a rule returns to whole minor units between 0 and the remaining amount of the line. */
const shareOf = (asked: number | undefined, left: number): number =>
  Math.max(0, Math.min(Math.trunc(Number(asked)) || 0, left));

/**
 * Creates promotions that apply in sequence, each to the amounts that remain after the ones before. Promotions without
 * a discount are omitted. A rule that throws or returns no array makes `quoteCart` throw, unless `guardPromotions` wraps it.
 */
export const createPromotions = (rules: readonly PromotionRule[], site: PromotionSite): CartPromotions => {
  const { code, currency } = requireObject(site, 'site');
  requireEntries(rules, 'rules', { discountsOf: 'function' });
  return ({ lines, rowTotals, amounts }, { now, shopper: { groupId } }) => {
    const terms: PromotionTerms = {
      now,
      site: { code, currency },
      shopper: { groupId, role: roleOf({ groupId }) },
    };
    const left = [...amounts];
    const priced = lines.map(({ product, qty }, at) => ({
      product,
      qty,
      price: qty > 0 ? (rowTotals[at] ?? 0) / qty : 0,
    }));
    return rules.flatMap((rule): AppliedPromotion[] => {
      const asked = requireArray(rule.discountsOf(priced, terms), `The discounts of '${rule.name}'`);
      const shares = left.map((amount, at) => shareOf(asked[at], amount));
      shares.forEach((share, at) => {
        left[at] = (left[at] ?? 0) - share;
      });
      const amount = shares.reduce((sum, share) => sum + share, 0);
      return amount > 0 ? [{ name: rule.name, amount: amount as Money, shares: shares as Money[] }] : [];
    });
  };
};
