import type { Money } from '@ironcart/core/money';
import type { PricedLine } from '../priced-line.ts';
import { listPricing, ownPrice, type Pricing, piecePrice, redemptionOf, rungOfLine } from './piece-price.ts';
import type { PreparedLine } from './prepared-line.ts';

/** What the bundle around a line costs without its children, now and at list prices. */
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
    // An amount: a prepared line is one at the most that it can cost, and so at every price.
    price: price as Money,
    listPrice: piecePrice(line, atList, parent.ownAtList) as Money,
    rowTotal: (price * qty) as Money,
    rung: rungOfLine(line, pricing),
    redemption: redemptionOf(line, pricing),
    options: item.options,
    metadata: item.metadata,
    children: children.length === 0 ? noChildren : childrenOf(line, pricing, atList, parent),
  } as const;
  // Only a line with a price of its ladder redeems (`prepareLine`), and only its rung is one of the ladder.
  return quoted as PricedLine;
};

/** The lines of a prepared cart with their prices, in full: to show them, or to order them. */
export const quoteLines = (lines: readonly PreparedLine[], pricing: Pricing): readonly PricedLine[] => {
  const atList = listPricing(pricing.rounding);
  return lines.map((line) => quoteItem(line, pricing, atList, noParent, piecePrice(line, pricing, 0)));
};
