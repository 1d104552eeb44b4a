import { orderFromWire } from '@ironcart/api/codec';
import { packedItem } from '@ironcart/core/order';
import { isPickupOrder } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';
import { orderOf } from '../../../services/checkout/order.reader.ts';
import { itemIdOf } from '../cart/item-of-line.ts';
import { placedLineTotals, placedTotals } from '../order/order-totals.ts';
import { policyLinks } from '../policy-links.ts';
import { type UcpContext, urlOn } from '../ucp-context.ts';
import { pickupMethod } from './fulfillment-document.ts';
import { paymentHandlersOf } from './payment-handlers.ts';

/** The placed or pending order of a list, regardless of who placed it; undefined if there is none. */
export const readOrderOfList = async ({ db }: UcpContext, listId: string) => {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('list_id', '=', listId)
    .where('status', '<>', 'payment_error')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && orderFromWire(orderOf(row));
};

type PlacedOrder = NonNullable<Awaited<ReturnType<typeof readOrderOfList>>>;

/**
 * A completed checkout, placed by the agent or by the person who took it over: the bought items, amounts, and the links
 * to the order and the pickup location. Contains no personal data.
 */
export const completedDocument = (context: UcpContext, site: Site, checkoutId: string, order: PlacedOrder) => {
  const lineIds = order.items.map(({ listItemId }) => listItemId);
  const isPickup = isPickupOrder(order.shipping);
  const collection = pickupMethod(site, lineIds, { isChosen: true, rates: order.shipping });
  const body = {
    id: checkoutId,
    status: 'completed',
    currency: site.currency,
    line_items: order.items.map((line) => ({
      id: line.listItemId,
      item: { id: itemIdOf(line), title: packedItem(line).name, price: line.price },
      quantity: line.qty,
      totals: placedLineTotals(line),
    })),
    totals: placedTotals(order.totals),
    ...(isPickup ? { fulfillment: { methods: [collection] } } : {}),
    links: policyLinks(context, site),
    order: { id: order.orderId, permalink_url: urlOn(context, site, `/account/order/${order.orderId}`) },
  };
  return { body, paymentHandlers: paymentHandlersOf(context, site) };
};
