import { type Redemption, redeemAll } from './discount/entitlement.ts';
import { issueOf, type PricingIssue } from './issues.ts';
import type { PreparedLine } from './item/prepared-line.ts';
import { cartOf, type PreparedCart, type RejectedLine } from './prepare-cart.ts';
import type { Shopper } from './quote-terms.ts';

/** A cart after its lines have redeemed the shopper's entitlements. */
export interface RedeemedCart {
  /** The lines, except those with an invalid entitlement, which are rejected. */
  readonly cart: PreparedCart;
  readonly redemptions: ReadonlyMap<PreparedLine, Redemption> | undefined;
}

const parts = (line: PreparedLine): readonly PreparedLine[] => [line, ...line.children.flatMap(parts)];

const issuesOf = (line: PreparedLine, unreadable: ReadonlySet<PreparedLine>): readonly PricingIssue[] =>
  parts(line)
    .filter((part) => unreadable.has(part))
    .map(({ listItemId, product }) => issueOf({ code: 'invalidEarnedDiscount' }, listItemId, product.productId));

const withoutUnreadable = (cart: PreparedCart, unreadable: ReadonlySet<PreparedLine>): PreparedCart => {
  const refusedBefore = new Map(cart.refused.map((one) => [one.at, one]));
  const lines: PreparedLine[] = [];
  const refused: RejectedLine[] = [];
  const left = cart.lines.values();
  for (let at = 0; at < cart.lines.length + cart.refused.length; at += 1) {
    const before = refusedBefore.get(at);
    const line = before ? undefined : left.next().value;
    if (before) refused.push(before);
    if (line === undefined) continue;
    const issues = issuesOf(line, unreadable);
    if (issues.length === 0) lines.push(line);
    else refused.push({ at, line: { ok: false, listItemId: line.listItemId, issues }, product: line.product });
  }
  return cartOf(lines, refused, cart.redeeming);
};

/** Redeems the shopper's entitlements on the lines, in the cart's order (S6-tickets-04). */
export const redeemLines = (cart: PreparedCart, { earned }: Shopper): RedeemedCart => {
  if (cart.redeeming.length === 0) return { cart, redemptions: undefined };
  const redemptions = new Map<PreparedLine, Redemption>();
  const unreadable = new Set<PreparedLine>();
  for (const [line, redemption] of redeemAll(cart.redeeming, earned)) {
    if (redemption === 'unreadable') unreadable.add(line);
    else redemptions.set(line, redemption);
  }
  return { cart: unreadable.size === 0 ? cart : withoutUnreadable(cart, unreadable), redemptions };
};
