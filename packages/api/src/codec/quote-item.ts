import type { ChosenOptions, Money, OrderItem, Product, ProductAttributes, ProductType } from '@ironcart/core';
import type { WireQuoteItem } from '../contract/quote-item.ts';
import { optionsToWire } from './line-item.ts';
import { moneyFromWire, moneyToWire } from './money.ts';
import { withoutUndefined } from './without-undefined.ts';

/** A priced line as shipping and tax are asked for it (S7-calls-checkout-03). */
export interface QuoteItem {
  readonly productId: number;
  readonly qty: number;
  readonly type: ProductType;
  readonly price: Money;
  readonly listItemId: string;
  readonly sku: string;
  /** Pounds, of one piece. */
  readonly weight: number;
  /** price x qty. */
  readonly rowTotal: Money;
  readonly productAttributes: ProductAttributes;
  readonly customOptions: ChosenOptions;
  readonly addonType?: string | undefined;
  readonly children: readonly QuoteItem[];
}

/** The lines of an order as shipping and tax are asked for them, with what their products say of shipping. */
export const quoteItemsOf = (
  items: readonly OrderItem[],
  products: ReadonlyMap<number, Pick<Product, 'weight' | 'attributes'>>,
): readonly QuoteItem[] =>
  items.map((item) => {
    const product = products.get(item.productId);
    return {
      productId: item.productId,
      qty: item.qty,
      type: item.type,
      price: item.price,
      listItemId: item.listItemId,
      sku: item.sku,
      weight: product?.weight ?? 0,
      rowTotal: item.rowTotal,
      productAttributes: product?.attributes ?? {},
      customOptions: item.options,
      children: quoteItemsOf(item.children, products),
    };
  });

export const quoteItemToWire = (item: QuoteItem): WireQuoteItem =>
  withoutUndefined({
    ...item,
    price: moneyToWire(item.price),
    rowTotal: moneyToWire(item.rowTotal),
    productAttributes: { ...item.productAttributes },
    customOptions: optionsToWire(item.customOptions),
    children: item.children.map(quoteItemToWire),
  });

/** The inverse of `quoteItemToWire`. */
export const quoteItemFromWire = (item: WireQuoteItem): QuoteItem => ({
  ...item,
  price: moneyFromWire(item.price),
  rowTotal: moneyFromWire(item.rowTotal),
  children: item.children.map(quoteItemFromWire),
});
