import type { Address } from '@ironcart/core/address';
import { packedItem } from '@ironcart/core/order';
import { collectionLines, isPickupOrder, isVirtualOrder } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';
import { itemIdOf } from '../cart/item-of-line.ts';
import { postalAddressOf } from '../checkout/postal-address.ts';
import { type UcpContext, urlOn } from '../ucp-context.ts';
import type { OrderLine, ToldOrder } from './agent-order.reader.ts';
import { adjustmentsOf, fulfillmentEvents } from './order-history.ts';
import { placedLineTotals, placedTotals } from './order-totals.ts';

const statusOf = (total: number, fulfilled: number): string => {
  if (total === 0) return 'removed';
  if (fulfilled === total) return 'fulfilled';
  return fulfilled > 0 ? 'partial' : 'processing';
};

const lineDocument = ({ item, qty, shippedQty, returnedQty }: OrderLine, isCancelled: boolean) => {
  const total = isCancelled ? 0 : Math.max(0, qty - returnedQty);
  // Virtual items are fulfilled as soon as the order is placed.
  const out = isVirtualOrder([item]) ? qty : shippedQty;
  const fulfilled = Math.min(total, Math.max(0, out - returnedQty));
  return {
    id: item.listItemId,
    item: { id: itemIdOf(item), title: packedItem(item).name, price: item.price },
    quantity: { original: qty, total, fulfilled },
    totals: placedLineTotals(item),
    status: statusOf(total, fulfilled),
  };
};

const told = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''));

/** The destination of an order; only the country if a person took the checkout over. */
const destinationOf = (address: Address | undefined, isPersons: boolean) =>
  isPersons
    ? told({ address_country: address?.countryId })
    : told({
        first_name: address?.firstname,
        last_name: address?.lastname,
        ...(address && postalAddressOf(address)),
      });

/** The buyer's expectations: goods that are shipped or picked up, and items delivered by e-mail. */
const expectationsOf = ({ order, lines, isPersons, cancelledAt }: ToldOrder, { pickup }: Site) => {
  if (cancelledAt) return [];
  const isDigital = ({ item }: OrderLine) => isVirtualOrder([item]);
  const isPickup = isPickupOrder(order.shipping);
  const ways = [...new Set(order.shipping.map(({ label }) => label))];
  const groups = [
    {
      id: 'parcels',
      method_type: isPickup ? 'pickup' : 'shipping',
      of: lines.filter((line) => !isDigital(line)),
      destination: isPickup && pickup ? postalAddressOf(pickup) : destinationOf(order.shippingAddress, isPersons),
      description: [...ways, ...(collectionLines(order.shipping, pickup) ?? [])].join(', '),
    },
    { id: 'digital', method_type: 'digital', of: lines.filter(isDigital), destination: {}, description: 'By e-mail' },
  ];
  return groups.flatMap(({ of, ...expectation }) =>
    of.length === 0
      ? []
      : [{ ...expectation, line_items: of.map(({ item, qty }) => ({ id: item.listItemId, quantity: qty })) }],
  );
};

/** The current state of an agent's order by the protocol's schema, without its envelope. */
export const orderDocument = (
  context: Pick<UcpContext, 'settings' | 'publicUrl'>,
  site: Site,
  read: ToldOrder,
): Readonly<Record<string, unknown>> => {
  const { orderId, order, lines, checkoutId, cancelledAt } = read;
  const trackingUrl = urlOn(context, site, `/shippingtracker?order=${encodeURIComponent(orderId)}`);
  return {
    id: orderId,
    label: orderId,
    checkout_id: checkoutId,
    permalink_url: urlOn(context, site, `/account/order/${orderId}`),
    line_items: lines.map((line) => lineDocument(line, cancelledAt !== null)),
    fulfillment: { expectations: expectationsOf(read, site), events: fulfillmentEvents(read, trackingUrl) },
    adjustments: adjustmentsOf(read),
    currency: site.currency,
    totals: placedTotals(order.totals),
  };
};
