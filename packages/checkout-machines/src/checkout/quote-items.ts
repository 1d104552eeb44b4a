import type { QuoteItem } from '@ironcart/api/codec';
import type { OrderItem, Product } from '@ironcart/core';

/** The lines as the rating and the tax call ask for them: priced, with what their products say of shipping. */
export const quoteItemsOf = (
  items: readonly OrderItem[],
  products: ReadonlyMap<number, Product>,
): readonly QuoteItem[] =>
  items.map((item) => ({
    productId: item.productId,
    qty: item.qty,
    type: item.type,
    price: item.price,
    listItemId: item.listItemId,
    sku: item.sku,
    weight: products.get(item.productId)?.weight ?? 0,
    rowTotal: item.rowTotal,
    productAttributes: products.get(item.productId)?.attributes ?? {},
    customOptions: item.options,
    children: quoteItemsOf(item.children, products),
  }));
