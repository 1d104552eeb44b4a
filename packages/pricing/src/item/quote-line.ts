import type { Money } from '@ironcart/core/money';
import type { PricedLine } from '../priced-line.ts';
import { listPricing, ownPrice, type Pricing, piecePrice, redemptionOf, rungOfLine } from './piece-price.ts';
import type { PreparedLine } from './prepared-line.ts';

/** The price of the bundle around a line without its children, now and at list prices. */
interface ParentPrices {
  readonly own: number;
  readonly ownAtList: number;
}

const noParent: ParentPrices = { own: 0, ownAtList: 0 };
const noChildren: readonly PricedLine[] = [];

const skuOf = ({ item, product }: PreparedLine): string => {
  const { customSku } = item.metadata;
  return typeof customSku === 'string' && customSku !== '' ? customSku : product.sku;
};

const childrenOf = (line: PreparedLine, pricing: Pricing, atList: Pricing, parent: ParentPrices) => {
  const own =
    line.source === 'child'
      ? parent
      : { own: ownPrice(line, pricing, parent.own), ownAtList: ownPrice(line, atList, parent.ownAtList) };
  return line.children.map((child) => quoteItem(child, pricing, atList, own, piecePrice(child, pricing, own.own)));
};

const quoteItem = (
  line: PreparedLine,
  pricing: Pricing,
  atList: Pricing,
  parent: ParentPrices,
  price: number,
): PricedLine => {
  const { item, product, qty, children } = line;
  const quoted = {
    ok: true,
    listItemId: item.listItemId,
    productId: product.productId,
    sku: skuOf(line),
    name: product.name,
    type: product.type,
    thumbnail: product.thumbnail,
    qty,
    // A valid amount: the highest possible cost of a prepared line is valid, so every lower price is, too.
    price: price as Money,
    listPrice: piecePrice(line, atList, parent.ownAtList) as Money,
    rowTotal: (price * qty) as Money,
    rung: rungOfLine(line, pricing),
    redemption: redemptionOf(line, pricing),
    options: item.options,
    metadata: item.metadata,
    children: children.length === 0 ? noChildren : childrenOf(line, pricing, atList, parent),
  } as const;
  // Only lines priced by the ladder redeem entitlements (see `prepareLine`).
  return quoted as PricedLine;
};

/** Computes the priced lines of a prepared cart with all details, for display or for an order. */
export const quoteLines = (lines: readonly PreparedLine[], pricing: Pricing): readonly PricedLine[] => {
  const atList = listPricing(pricing.rounding);
  return lines.map((line) => quoteItem(line, pricing, atList, noParent, piecePrice(line, pricing, 0)));
};
