import { requireObject } from '../require-argument.ts';

/** An entity with its own path. */
export interface KnownEntity {
  readonly kind: 'category' | 'product' | 'page';
  readonly id: number;
}

/** Loaded entities by their paths. */
export interface PathStores {
  readonly categories?: readonly { readonly categoryId: number; readonly url: string }[] | undefined;
  readonly products?: readonly { readonly productId: number; readonly url: string }[] | undefined;
  readonly pages?: readonly { readonly id: number; readonly url: string }[] | undefined;
}

/**
 * Resolves a path with loaded entities, without the route service (S2-dynamic-01). Pages precede categories, and those
 * precede products, as in the route service.
 */
export const knownEntityAt = (path: string, stores: PathStores): KnownEntity | undefined => {
  requireObject(stores, 'stores');
  const { pages, categories, products } = stores;
  const page = pages?.find(({ url }) => url === path);
  if (page) return { kind: 'page', id: page.id };
  const category = categories?.find(({ url }) => url === path);
  if (category) return { kind: 'category', id: category.categoryId };
  const product = products?.find(({ url }) => url === path);
  return product && { kind: 'product', id: product.productId };
};
