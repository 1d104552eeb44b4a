import type { Product } from '../product/product.ts';
import { requireEntries, requireMap, requireObject } from '../require-argument.ts';
import { purchaseLimitOf } from '../stock/inventory.ts';
import type { LineItem } from './line-item.ts';

/** A line whose quantity exceeds what can be bought. */
export interface LineShortage {
  /** How many pieces of the line can be bought after the lines before it are served; 0: none. */
  readonly available: number;
  /** The reason for the limit. */
  readonly limit: 'stock' | 'purchaseLimit';
}

type Item = Pick<LineItem, 'listItemId' | 'productId' | 'qty' | 'children'>;
type Line = Pick<LineItem, 'productId' | 'children'>;

/** The number of pieces of each stocked product that one piece of a line needs. */
const takenByOne = (line: Line, times = 1, taken = new Map<number, number>()): ReadonlyMap<number, number> => {
  if (line.children.length === 0) taken.set(line.productId, (taken.get(line.productId) ?? 0) + times);
  for (const child of line.children) takenByOne(child, times * Math.max(1, child.qty), taken);
  return taken;
};

const stockOf = (product: Product | undefined): number => Math.max(0, Math.trunc(product?.inventory?.max ?? 0));

const limitOf = (product: Product | undefined): number =>
  (product && purchaseLimitOf(product)) ?? Number.POSITIVE_INFINITY;

/**
 * The lines of a list that cannot be bought in their quantity, by `listItemId` (S5-cart-01): products whose stock is
 * too low or whose purchase limit is exceeded. Lines of the same product share its stock and its purchase limit, in
 * their order. Lines with unknown products are skipped; pricing reports them.
 * @param products every product of the list, the children of configurables and bundles included
 */
export const lineShortages = (
  items: readonly Item[],
  products: ReadonlyMap<number, Product>,
): ReadonlyMap<string, LineShortage> => {
  requireEntries(items, 'items', { children: 'array' });
  requireMap(products, 'products');
  const used = new Map<number, number>();
  const shortages = new Map<string, LineShortage>();
  for (const item of items) {
    const taken = [...takenByOne(item)];
    if (!products.has(item.productId) || taken.some(([id]) => !products.has(id))) continue;
    const piecesWithin = (
      mostOf: (product: Product | undefined) => number,
      before: ReadonlyMap<number, number>,
    ): number =>
      Math.min(...taken.map(([id, each]) => Math.floor((mostOf(products.get(id)) - (before.get(id) ?? 0)) / each)));
    const inStock = piecesWithin(stockOf, used);
    const permitted = piecesWithin(limitOf, used);
    const least = Math.max(1, Math.trunc(products.get(item.productId)?.inventory?.min ?? 1));
    const most = Math.min(inStock, permitted);
    const available = most < least ? 0 : most;
    for (const [id, each] of taken) used.set(id, (used.get(id) ?? 0) + each * Math.min(item.qty, available));
    if (item.qty <= available) continue;
    // An inventory's maximum may be the purchase limit; pieces taken by another line of the order do not make the
    // product sold out.
    const isSoldOut = piecesWithin(stockOf, new Map()) < least;
    const limit = !isSoldOut && permitted <= inStock ? 'purchaseLimit' : 'stock';
    shortages.set(item.listItemId, { available, limit });
  }
  return shortages;
};

/** The message of a line whose quantity is not available, as in 'Only 2 left', 'Only 2 per order' or 'Sold out'. */
export const shortageText = (shortage: LineShortage): string => {
  requireObject(shortage, 'shortage');
  const { available, limit } = shortage;
  if (limit === 'purchaseLimit') return available === 0 ? 'Limit per order reached' : `Only ${available} per order`;
  return available === 0 ? 'Sold out' : `Only ${available} left`;
};
