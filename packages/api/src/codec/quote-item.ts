import type { QuoteItem } from '@ironcart/core/order';
import type { WireQuoteItem } from '../contract/quote-item.ts';
import { optionsToWire } from './line-item.ts';
import { moneyFromWire, moneyToWire } from './money.ts';
import { withoutUndefined } from './without-undefined.ts';

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
