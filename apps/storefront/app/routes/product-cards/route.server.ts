import { redirect } from 'react-router';
import type { ProductCards } from '../../content/run-product-row.ts';
import { cardOfProduct } from '../../listing/product-card.ts';
import { createPriceViews } from '../../price/price-views.ts';
import type { RouteArgs } from '../route-args.ts';

/** Maximum number of cards in a row. */
const mostCards = 24;

const idsIn = (list: string | null): readonly number[] =>
  (list ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, mostCards);

/** The cards of the products in `?ids=`, for a lazily loaded row; data only, without a page. */
export const loader = async ({ context }: RouteArgs): Promise<ProductCards> => {
  if (!context.isDataRequest) throw redirect('/');
  const { api, site, now, url } = context;
  const ids = idsIn(url.searchParams.get('ids'));
  const [products, customer] = await Promise.all([
    ids.length === 0 ? [] : api.content.products(ids),
    context.customer(),
  ]);
  const prices = createPriceViews({ site, now, groupId: customer?.groupId ?? 0 });
  return { cards: products.map((product) => cardOfProduct(product, prices)) };
};
