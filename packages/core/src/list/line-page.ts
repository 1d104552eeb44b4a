import type { Product } from '../product/product.ts';
import { bundleQueryName, formatBundleQuery, redeemQueryName } from '../product-page/bundle-query.ts';
import { choiceOfChild } from '../product-page/configurable-choice.ts';
import { requireFields, requireMap } from '../require-argument.ts';
import type { LineItem } from './line-item.ts';
import { redeems } from './redeeming.ts';

/**
 * Query parameter of a product page with the line that it was opened from. Texts entered by the shopper are read from
 * that line, which only its owner can read, and are never part of a URL.
 */
export const itemQueryName = 'item';

/** Whether the line has choices that no other query parameter of a product page expresses. */
const needsItemQuery = ({ metadata, options }: LineItem): boolean =>
  metadata.giftcard !== undefined || metadata.groupedProductId !== undefined || Object.keys(options).length > 0;

/**
 * URL of the product's page with the line's selected options; for a member of a group, the group's page if it is known.
 * @param products the products of the list, by id
 */
export const linePageUrl = (item: LineItem, products: ReadonlyMap<number, Product>): string => {
  requireFields(item, 'item', { metadata: 'object', children: 'array' });
  requireMap(products, 'products');
  const product = products.get(item.metadata.groupedProductId ?? -1) ?? products.get(item.productId);
  if (product === undefined) return '/';
  const query = new Map<string, string>();
  const [child] = item.children;
  if ('axes' in product && child !== undefined) {
    for (const [attribute, value] of Object.entries(choiceOfChild(product, child.productId)))
      query.set(attribute, value);
  }
  if ('bundleOptions' in product) {
    const chosen = item.children.filter(({ metadata }) => metadata.freeBundleOptionId === undefined);
    query.set(bundleQueryName, formatBundleQuery(chosen.map(({ productId }) => productId)));
  }
  for (const [name, value] of Object.entries(item.metadata.choice ?? {})) query.set(name, String(value));
  if (redeems(item)) query.set(redeemQueryName, '1');
  if (needsItemQuery(item)) query.set(itemQueryName, item.listItemId);
  const pairs = [...query].map((pair) => pair.map(encodeURIComponent).join('='));
  return pairs.length === 0 ? product.url : `${product.url}?${pairs.join('&')}`;
};
