import { lineItemFromWire, lineItemToWire } from '@ironcart/api/codec';
import type { WireLineItem } from '@ironcart/api/contract';
import type { EarnedTicket } from '@ironcart/core/customer';
import { redeemableTicket, withRedeeming } from '@ironcart/core/list';
import type { Site } from '@ironcart/core/site';
import { readEarnedDiscounts } from '../../../services/checkout/entitlement-ledger.ts';
import { readProductsOf } from '../../../services/list/check-items.ts';
import type { ListRef } from '../../../services/list/list.transactor.ts';
import type { UcpContext } from '../ucp-context.ts';

const readTickets = async (
  { db }: Pick<UcpContext, 'db'>,
  customerId: string,
  site: Site,
): Promise<readonly EarnedTicket[]> =>
  [...(await readEarnedDiscounts(db, customerId, site))].map(
    ([productId, { earnedBy, remainingUses, hasFreeShipping = false, ...discount }]) => ({
      ...discount,
      productId,
      orderId: earnedBy,
      remainingUses,
      hasFreeShipping,
    }),
  );

/**
 * Redeems a customer's earned discounts on the lines of their cart, in order, as far as they suffice: a person chooses
 * this on the product page, but the protocol has no field for it. A guest's lines stay unchanged.
 */
export const redeemEarned = async (
  context: Pick<UcpContext, 'db' | 'catalogue'>,
  { owner, site }: Pick<ListRef, 'owner' | 'site'>,
  items: readonly WireLineItem[],
): Promise<readonly WireLineItem[]> => {
  if (!('customerId' in owner)) return items;
  const tickets = await readTickets(context, owner.customerId, site);
  if (tickets.length === 0) return items;
  const products = await readProductsOf(context.catalogue, items, site);
  const used = new Map<EarnedTicket, number>();
  return items.map((item) => {
    const line = lineItemFromWire(item);
    const product = products.get(line.productId);
    const ticket = product && redeemableTicket(product, line.children[0]?.productId, tickets);
    if (!product || !ticket) return item;
    const before = used.get(ticket) ?? 0;
    if (before + line.qty > (ticket.remainingUses ?? Number.POSITIVE_INFINITY)) return item;
    used.set(ticket, before + line.qty);
    return lineItemToWire(withRedeeming(line, product.type, true));
  });
};
