import { type Money, money } from '@ironcart/core';
import type { PricedLine } from '../priced-line.ts';
import { listPricing, ownPrice, type Pricing, piecePrice, redemptionOf, rungOfLine } from './piece-price.ts';
import type { ValidatedLine } from './validated-line.ts';

/** What the bundle around a line costs without its children, now and at list prices. */
interface ParentPrices {
  readonly own: number;
  readonly ownAtList: number;
}

const noParent: ParentPrices = { own: 0, ownAtList: 0 };
const noChildren: readonly PricedLine[] = [];

const skuOf = ({ item, product }: ValidatedLine): string => {
  const { customSku } = item.metadata;
  return typeof customSku === 'string' && customSku !== '' ? customSku : product.sku;
};

const childrenOf = (line: ValidatedLine, pricing: Pricing, atList: Pricing, parent: ParentPrices) => {
  if (line.children.length === 0) return noChildren;
  const own =
    line.source === 'child'
      ? parent
      : { own: ownPrice(line, pricing, parent.own), ownAtList: ownPrice(line, atList, parent.ownAtList) };
  return line.children.map((child) => toLine(child, pricing, atList, own));
};

const toLine = (line: ValidatedLine, pricing: Pricing, atList: Pricing, parent: ParentPrices): PricedLine => {
  const { item, product, qty } = line;
  const price: Money = money(piecePrice(line, pricing, parent.own));
  return {
    listItemId: item.listItemId,
    productId: product.productId,
    sku: skuOf(line),
    name: product.name,
    type: product.type,
    thumbnail: product.thumbnail,
    qty,
    price,
    listPrice: money(piecePrice(line, atList, parent.ownAtList)),
    rowTotal: money(price * qty),
    rung: rungOfLine(line, pricing),
    options: item.options,
    metadata: item.metadata,
    children: childrenOf(line, pricing, atList, parent),
    redemption: redemptionOf(line, pricing),
  };
};

/** A validated line of a cart with its prices. */
export const toPricedLine = (line: ValidatedLine, pricing: Pricing): PricedLine =>
  toLine(line, pricing, listPricing(pricing.rounding), noParent);
