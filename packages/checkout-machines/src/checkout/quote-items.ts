import type { QuoteItem } from '@ironcart/api/codec';
import type { OrderItem } from '@ironcart/core';
import type { PricedContents } from './checkout.types.ts';
import { derivedFrom } from './derived-from.ts';

const quotedBy = (items: readonly OrderItem[], products: PricedContents['products']): readonly QuoteItem[] =>
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
    children: quotedBy(item.children, products),
  }));

/** The lines as the rating and the tax call ask for them: priced, with what their products say of shipping. */
export const quoteItemsOf = /* @__PURE__ */ derivedFrom(['cart'], ({ cart }) => quotedBy(cart.items, cart.products));
