import type { RequestContext } from '../request-context/request-context.ts';

/** Paths of the products of an order that are still sold, by product id. */
export type ProductUrls = Readonly<Record<number, string>>;

/** Where the lines of an order lead; what is no longer sold has no page to lead to. */
export const readProductUrls = async (
  { api }: Pick<RequestContext, 'api'>,
  order: { readonly items: readonly { readonly productId: number }[] },
): Promise<ProductUrls> => {
  const products = await api.content.products(order.items.map(({ productId }) => productId));
  return Object.fromEntries(products.map(({ productId, url }) => [productId, url]));
};
