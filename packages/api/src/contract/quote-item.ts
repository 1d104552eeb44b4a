import * as v from 'valibot';
import { quantity, wireChosenOptions } from './line-item.ts';
import { wireMoney } from './money.ts';
import { emptyList, entityNumber, id, listOf, pounds, text } from './primitives.ts';
import { productType, wireAttributes } from './product.ts';

const quoteItemEntries = {
  productId: entityNumber,
  qty: quantity,
  type: productType,
  price: wireMoney,
  listItemId: id,
  sku: text(100),
  weight: pounds,
  rowTotal: wireMoney,
  productAttributes: wireAttributes,
  customOptions: wireChosenOptions,
  addonType: v.optional(text(100)),
};

type QuoteItemFields = v.InferOutput<v.ObjectSchema<typeof quoteItemEntries, undefined>>;

/** A line in requests for rates and taxes (S7-calls-checkout-03). */
export type WireQuoteItem = QuoteItemFields & { children: WireQuoteItem[] };

const QUOTE_DEPTH = 3;

const quoteItemNesting = (depth: number): v.GenericSchema<WireQuoteItem> =>
  v.object({
    ...quoteItemEntries,
    children: depth === 0 ? emptyList : listOf(quoteItemNesting(depth - 1), 100),
  });

export const wireQuoteItem = quoteItemNesting(QUOTE_DEPTH);

/** A line in a tax request. A line of a rates request is a valid tax line. */
export interface WireTaxItem {
  productId: number;
  qty: number;
  rowTotal: number;
  /** Default: the line's index in the list. */
  listItemId?: string | undefined;
  /** Default: a simple product. */
  type?: v.InferOutput<typeof productType> | undefined;
  children?: WireTaxItem[] | undefined;
}

const taxItemNesting = (depth: number): v.GenericSchema<WireTaxItem> =>
  v.object({
    productId: entityNumber,
    qty: quantity,
    rowTotal: wireMoney,
    listItemId: v.optional(id),
    type: v.optional(productType),
    children: v.optional(depth === 0 ? emptyList : listOf(taxItemNesting(depth - 1), 100)),
  });

export const wireTaxItem = taxItemNesting(QUOTE_DEPTH);
