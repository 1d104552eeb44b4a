import { type Role, roleOf } from '@ironcart/core/customer';
import type { Money } from '@ironcart/core/money';
import type { PricedProduct } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';

/** A line of a cart as a promotion sees it. */
export interface PromotionLine {
  readonly product: PricedProduct;
  readonly qty: number;
  /** Of one piece, in minor units, before any discount of the cart. */
  readonly price: number;
}

/** The site of a cart. Amounts are in minor units of its currency. */
export type PromotionSite = Pick<Site, 'code' | 'currency'>;

/** What a promotion depends on besides the lines: facts that the browser and the backend know alike. */
export interface PromotionTerms {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly site: PromotionSite;
  /** A guest's group is 0; whoever is logged in has the role 'customer'. */
  readonly shopper: { readonly groupId: number; readonly role: Role };
}

/**
 * A promotion of a whole cart. It runs in the browser and in the backend, which refuses an order whose amounts differ by a
 * cent: the same lines and terms must always give the same amounts.
 */
export interface PromotionRule {
  /** What shoppers read beside its amount. */
  readonly name: string;
  /** What it takes off each line, in minor units and in the order of the lines; fractions are dropped. */
  discountsOf(lines: readonly PromotionLine[], terms: PromotionTerms): readonly number[];
}

/** What a promotion takes off a cart. */
export interface AppliedPromotion {
  readonly name: string;
  /** Sum of the shares. */
  readonly amount: Money;
  /** One for each line, in minor units. */
  readonly shares: readonly Money[];
}

/** A cart whose lines have their prices, in minor units. */
export interface PromotedCart {
  readonly lines: readonly Pick<PromotionLine, 'product' | 'qty'>[];
  readonly rowTotals: readonly number[];
  /** What earlier discounts have left of the row totals. */
  readonly amounts: readonly number[];
}

/** The promotions of a store on one of its sites, as `quoteCart` takes them. */
export type CartPromotions = (
  cart: PromotedCart,
  terms: { readonly now: number; readonly shopper: { readonly groupId: number } },
) => readonly AppliedPromotion[];

/** The largest whole number of minor units in what a rule asks for: at least 0, at most what is left of the line. */
const shareOf = (asked: number | undefined, left: number): number =>
  Math.max(0, Math.min(Math.trunc(Number(asked)) || 0, left));

/** Promotions that apply one after another, each to what those before it have left; one that takes nothing is left out. */
export const createPromotions =
  (rules: readonly PromotionRule[], { code, currency }: PromotionSite): CartPromotions =>
  ({ lines, rowTotals, amounts }, { now, shopper: { groupId } }) => {
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
      const asked = rule.discountsOf(priced, terms);
      const shares = left.map((amount, at) => shareOf(asked[at], amount));
      shares.forEach((share, at) => {
        left[at] = (left[at] ?? 0) - share;
      });
      const amount = shares.reduce((sum, share) => sum + share, 0);
      return amount > 0 ? [{ name: rule.name, amount: amount as Money, shares: shares as Money[] }] : [];
    });
  };
