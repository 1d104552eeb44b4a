import type { StoredOrder } from '@ironcart/api/codec';
import { timesQuantity } from '@ironcart/core/money';
import { type OrderItem, orderState, packedItem } from '@ironcart/core/order';
import { paymentNameOf } from '@ironcart/core/payment';
import { type GalleryImage, rulesOf } from '@ironcart/core/product';
import type { CartLineView, OrderRowView } from '@ironcart/react-ui';
import { orderPath } from './order-path.ts';
import type { OrderedProducts } from './ordered-products.ts';

/** A placed line stores the URL of its picture, not its size; thumbnails are square. */
const thumbnailSize = 308;

/** The picture that the order stored, of the chosen variant if there is one. */
const thumbnailOf = (item: OrderItem): GalleryImage | undefined => {
  const variant = rulesOf(item).isSoldAsChild ? item.children[0] : undefined;
  const link = variant?.thumbnail || item.thumbnail;
  return link === '' ? undefined : { label: item.name, link, width: thumbnailSize, height: thumbnailSize };
};

/**
 * A line of an order for display, as it was when the order was placed.
 * @param isVat whether the site shows prices with VAT; an order's lines are without it, and say so
 */
export const orderLine = (
  item: OrderItem,
  { urls, chosen, pictures }: OrderedProducts,
  isVat = false,
): CartLineView => ({
  listItemId: item.listItemId,
  name: item.name,
  url: urls[item.productId],
  picture: pictures[item.listItemId] ?? thumbnailOf(item),
  qty: item.qty,
  options: [{ label: 'SKU', value: packedItem(item).sku }, ...(chosen[item.listItemId] ?? [])],
  ...(item.children.length > 1 ? { children: item.children.map(({ name, qty }) => ({ name, qty })) } : {}),
  unitPrice: item.price,
  total: timesQuantity(item.price, item.qty),
  ...(isVat && !rulesOf(item).isStoredValue ? { vat: { kind: 'excluded' } } : {}),
});

/** The summary of an order: the name of its first line and the number of other lines; undefined without lines. */
export const contentsOf = ([first, ...others]: readonly OrderItem[]): OrderRowView['contents'] =>
  first && { name: first.name, picture: thumbnailOf(first), otherLines: others.length };

/** An order as a row of the order list. */
export const orderRow = (order: StoredOrder): OrderRowView => ({
  orderId: order.orderId,
  url: orderPath(order.orderId),
  placedAt: order.createdAt,
  state: orderState(order),
  contents: contentsOf(order.items),
  itemCount: order.items.reduce((count, { qty }) => count + qty, 0),
  payment: paymentNameOf(order),
  total: order.totals.grandTotalIncludingTax,
});
