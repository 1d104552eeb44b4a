import { lineItemFromWire } from '@ironcart/api/codec';
import type { WireLineItem } from '@ironcart/api/contract';
import type { Product, Site } from '@ironcart/core';
import { priceItem } from '@ironcart/pricing';
import { readProductsWithChildren } from '../../catalogue/catalogue-reader.ts';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import { type Refusal, refuse } from '../../http/refusal.ts';
import { mostOf } from './quantity-cap.ts';

export type ItemRefusal = Refusal<'product_not_found' | 'invalid_item' | 'quantity_unavailable'>;

/** A line as it may be kept, and what to tell the shopper about it. */
export interface CheckedItem {
  readonly item: WireLineItem;
  readonly message: string | undefined;
}

const idsOf = (item: WireLineItem): readonly number[] => [item.productId, ...item.children.flatMap(idsOf)];

export const readProductsOf = (
  db: Database | Transaction,
  items: readonly WireLineItem[],
  site: Site,
): Promise<ReadonlyMap<number, Product>> => readProductsWithChildren(db, items.flatMap(idsOf), site);

/** Checks that a line can be priced and caps its quantity at what the stock allows. */
export const checkItem = (
  item: WireLineItem,
  products: ReadonlyMap<number, Product>,
  context: { readonly nowMs: number },
): CheckedItem | ItemRefusal => {
  const product = products.get(item.productId);
  if (!product) return refuse('product_not_found', 'There is no such product on this site');
  const entity = lineItemFromWire(item);
  const { issues } = priceItem(entity, products, { now: context.nowMs, groupId: 0 });
  if (issues.length > 0) {
    return refuse('invalid_item', issues[0]?.message ?? 'Invalid cart item', {
      issues: issues.map(({ code, message, productId }) => ({ code, message, productId })),
    });
  }
  const most = mostOf(entity, products);
  if (most < 1) return refuse('quantity_unavailable', `${product.name} is out of stock`);
  if (item.qty <= most) return { item, message: undefined };
  return { item: { ...item, qty: most }, message: `Only ${most} of ${product.name} can be ordered` };
};
