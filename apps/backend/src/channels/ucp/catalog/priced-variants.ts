import type { NewLineItem } from '@ironcart/api/codec';
import { type LimitedSkus, type LineItem, quantityRangeOf } from '@ironcart/core/list';
import type { Money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { quoteCart } from '@ironcart/pricing';
import { formatItemId } from './item-id.ts';
import { lineOf } from './item-line.ts';
import type { Variant } from './variants.ts';

export type StockStatus = 'in_stock' | 'backorder' | 'out_of_stock';

/** The data needed to price variants. */
export interface PricingFacts {
  /** Contains the prices of the customer's group. */
  readonly products: ReadonlyMap<number, Product>;
  /** The customer group; 0 for guests. */
  readonly groupId: number;
  readonly nowMs: number;
}

/** A priced variant: the price for one piece, before tax. */
export interface PricedVariant extends Variant {
  readonly id: string;
  readonly price: Money;
  readonly listPrice: Money;
  readonly status: StockStatus;
}

const none: LimitedSkus = { mmv: new Set(), programs: new Set(), registrations: new Set() };

const withIds = (line: NewLineItem, listItemId: string): LineItem => ({
  productId: line.productId,
  qty: line.qty,
  options: line.options ?? {},
  metadata: line.metadata ?? {},
  listItemId,
  children: (line.children ?? []).map((child, at) => withIds(child, `${listItemId}.${at}`)),
});

const statusOf = (item: LineItem, { inventory }: Product, products: ReadonlyMap<number, Product>): StockStatus => {
  const { min, max } = quantityRangeOf(item, products, none);
  if (max < 1 || max < min) return 'out_of_stock';
  return inventory !== undefined && inventory.qoh < 1 && inventory.backorder ? 'backorder' : 'in_stock';
};

/** Prices the variants with one quote of the store's own pricing; variants that cannot be sold are omitted. */
export const priceVariants = (
  variants: readonly Variant[],
  { products, groupId, nowMs }: PricingFacts,
): readonly PricedVariant[] => {
  const asked = variants.map((variant, at) => {
    const choice = { productId: variant.product.productId, parts: variant.parts };
    return { variant, id: formatItemId(choice), item: withIds(lineOf(variant.product, choice, 1), String(at)) };
  });
  const items = asked.map(({ item }) => item);
  const { lines } = quoteCart({ items, products, shopper: { groupId }, now: nowMs });
  return asked.flatMap(({ variant, id, item }, at) => {
    const line = lines[at];
    if (!line?.ok) return [];
    const { price, listPrice } = line;
    return [{ ...variant, id, price, listPrice, status: statusOf(item, variant.shown, products) }];
  });
};
