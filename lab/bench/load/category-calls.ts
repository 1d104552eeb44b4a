import { DEFAULT_PAGE_SIZE } from '@ironcart/api/client';
import type { SearchProduct } from '@ironcart/api/codec';
import { type RecordedCall, recordCall } from './recorded-call.ts';

/** A category whose first page is full. */
export const categoryPath = '/all-strength-equipment';

/** Records the call with which a category page requests its products, and returns those products. */
export const recordCategoryList = async (
  origin: string,
): Promise<{ readonly call: RecordedCall; readonly products: readonly SearchProduct[] }> => {
  const { answer, call } = await recordCall(origin, async (client) => {
    const route = await client.routes.resolve(categoryPath);
    if (route.kind !== 'category') throw new Error(`${categoryPath} leads to no category.`);
    return client.search.query({ categoryId: route.categoryId, page: 1, pageUri: categoryPath });
  });
  const { products } = answer;
  if (products.length !== DEFAULT_PAGE_SIZE) throw new Error(`${categoryPath} has ${products.length} products only.`);
  return { call, products };
};

/** Records the cheapest call through the same layers of the same process. */
export const recordHeartbeat = async (origin: string): Promise<RecordedCall> =>
  (await recordCall(origin, (client) => client.site.heartbeat())).call;
