import { hasGroupPrices } from '@ironcart/core/customer';
import type { Money } from '@ironcart/core/money';
import { childrenOf, hasOwnPrice, isComposed, type Product } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import { amountFromColumn } from '../db/amount.ts';
import type { Database } from '../db/pool.ts';
import type { Transaction } from '../db/transaction.ts';

/** The customer group (0 for guests) and site for which products are priced. */
export interface PricedGroup {
  readonly groupId: number;
  readonly site: Site;
}

/**
 * A group's prices in minor units of the site's currency, by product id; products without a group price are missing.
 */
export const readGroupPrices = async (
  db: Database | Transaction,
  ids: readonly number[],
  { groupId, site }: PricedGroup,
): Promise<ReadonlyMap<number, Money>> => {
  if (!hasGroupPrices(groupId) || ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('group_prices')
    .select(['product_id', 'price'])
    .where((where) => where(where.ref('product_id'), '=', where.fn.any(where.val([...ids]))))
    .where('group_id', '=', groupId)
    .where('currency', '=', site.currency)
    .execute();
  return new Map(rows.map(({ product_id, price }) => [product_id, amountFromColumn(price)]));
};

const idsOf = (product: Product): readonly number[] => [product.productId, ...childrenOf(product).flatMap(idsOf)];

const priced = (product: Product, prices: ReadonlyMap<number, Money>): Product => {
  const groupPrice = prices.get(product.productId);
  const own = hasOwnPrice(product)
    ? { ...product, groupPrice }
    : { ...product, startsAt: { ...product.startsAt, groupPrice } };
  return isComposed(own) ? { ...own, children: own.children.map((child) => priced(child, prices)) } : own;
};

/**
 * Adds a group's prices to products and their children (S6-roles-03). Only for responses that are not shared, and for
 * charging.
 */
export const withGroupPrices = async (
  db: Database | Transaction,
  products: readonly Product[],
  group: PricedGroup,
): Promise<readonly Product[]> => {
  const prices = await readGroupPrices(db, [...new Set(products.flatMap(idsOf))], group);
  return prices.size === 0 ? products : products.map((product) => priced(product, prices));
};
