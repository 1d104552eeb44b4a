import type { LineItem, ShoppingList } from '@ironcart/core/list';
import type { CartLineView } from '@ironcart/react-ui';
import { pricedLines } from '../cart/priced-lines.ts';
import type { RequestContext } from '../request-context/request-context.ts';

const productIdsOf = (item: LineItem): readonly number[] => [item.productId, ...item.children.flatMap(productIdsOf)];

/** The lines of a list that is not a cart, with the current shopper's prices. */
export const readKeptLines = async (
  context: RequestContext,
  list: Pick<ShoppingList, 'items'> | undefined,
): Promise<readonly CartLineView[]> => {
  const items = list?.items ?? [];
  if (items.length === 0) return [];
  const [products, customer, earned] = await Promise.all([
    context.api.content.products(items.flatMap(productIdsOf)),
    context.customer(),
    context.earned(),
  ]);
  const byId = new Map(products.map((product) => [product.productId, product]));
  return pricedLines(items, byId, { site: context.site, now: context.now, groupId: customer?.groupId ?? 0, earned })
    .views;
};
