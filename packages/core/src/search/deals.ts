import type { Category } from '../content/block.ts';
import { requireEntries, requireText } from '../require-argument.ts';

/** The kinds of deals (wire: `deal_type`), each with the value of the facet `promotion` of its products (S3-facets). */
export const dealKinds = {
  hot: { label: 'Hot deals', promotion: 'hot_deals' },
  rogue_boneyard: { label: 'Closeout', promotion: 'closeout_and_sale' },
} as const;

/** A kind of deal. */
export type DealKind = keyof typeof dealKinds;

/** The kind of deal with this name; 'hot' for an unknown name (S2-routes-22, S2-routes-24). */
export const dealKindOf = (name: string | null): DealKind =>
  name !== null && Object.hasOwn(dealKinds, name) ? (name as DealKind) : 'hot';

/**
 * The category with a name, in any case (S2-routes-23). Without an exact match, one that ends with it: 'Shoes' finds
 * 'Lifting shoes'.
 */
export const categoryCalled = <Of extends Pick<Category, 'name'>>(
  name: string,
  categories: readonly Of[],
): Of | undefined => {
  requireText(name, 'name');
  requireEntries(categories, 'categories', { name: 'text' });
  const wanted = name.toLowerCase();
  return (
    categories.find((category) => category.name.toLowerCase() === wanted) ??
    categories.find((category) => category.name.toLowerCase().endsWith(` ${wanted}`))
  );
};
