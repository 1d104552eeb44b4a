import type { Redemptions } from '../discount/entitlement.ts';
import { issueOf, type PricingIssue } from '../issues.ts';
import type { ValidatedLine } from './validated-line.ts';

/** Lets lines redeem in their order, from the one at `from` on; an entitlement that cannot be read is an issue. */
export const redeemLines = (
  lines: readonly ValidatedLine[],
  from: number,
  redemptions: Redemptions,
  issues: PricingIssue[],
): void => {
  for (let index = from; index < lines.length; index += 1) {
    const line = lines[index];
    if (line && redemptions.redeem(line).outcome === 'unreadable') {
      issues.push(issueOf({ code: 'invalidEarnedDiscount' }, line.listItemId, line.product.productId));
    }
  }
};
