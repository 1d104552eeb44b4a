/** An entity with a path of its own. */
export interface KnownEntity {
  readonly kind: 'category' | 'product' | 'page';
  readonly id: number;
}

/** What is loaded already, by the path that leads to it. */
export interface PathStores {
  readonly categories?: readonly { readonly categoryId: number; readonly url: string }[] | undefined;
  readonly products?: readonly { readonly productId: number; readonly url: string }[] | undefined;
  readonly pages?: readonly { readonly id: number; readonly url: string }[] | undefined;
}

/**
 * What a path leads to by what is loaded already: such a path needs no answer of the route service (S2-dynamic-01).
 * Pages come before categories and those before products, as the route service has it.
 */
export const knownEntityAt = (path: string, { pages, categories, products }: PathStores): KnownEntity | undefined => {
  const page = pages?.find(({ url }) => url === path);
  if (page) return { kind: 'page', id: page.id };
  const category = categories?.find(({ url }) => url === path);
  if (category) return { kind: 'category', id: category.categoryId };
  const product = products?.find(({ url }) => url === path);
  return product && { kind: 'product', id: product.productId };
};
