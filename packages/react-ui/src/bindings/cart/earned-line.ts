import type { EarnedTicket } from '@ironcart/core/customer';
import { hasUses, type LineItem, redeemableTicket, redeems } from '@ironcart/core/list';
import { type Product, rulesOf } from '@ironcart/core/product';
import type { PricedLine } from '@ironcart/pricing';
import type { EarnedLineView } from '../../cart/EarnedNote.tsx';

const outcomeOf = (line: PricedLine | undefined): PricedLine['redemption'] =>
  line && (line.redemption ?? (rulesOf(line).isSoldAsChild ? outcomeOf(line.children[0]) : undefined));

/** The entitlement that a line redeems or could redeem; undefined if there is none. */
export const earnedLine = (
  item: LineItem,
  product: Product | undefined,
  { priced, earned }: { readonly priced: PricedLine | undefined; readonly earned: readonly EarnedTicket[] },
): EarnedLineView | undefined => {
  const ticket = product && redeemableTicket(product, item.children[0]?.productId, earned);
  const redemption = outcomeOf(priced);
  if (redeems(item)) {
    const usesLeft = redemption && 'usesLeft' in redemption ? redemption.usesLeft : undefined;
    return { code: redemption?.outcome ?? 'notEntitled', discount: ticket, usesLeft };
  }
  const canRedeem = ticket !== undefined && hasUses(ticket) && item.metadata.fluidPrice === undefined;
  return canRedeem ? { code: 'offered', discount: ticket, usesLeft: ticket.remainingUses } : undefined;
};
