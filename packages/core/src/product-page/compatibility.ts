import type { Product } from '../product/product.ts';
import { requireArray, requireFields } from '../require-argument.ts';

/** A product's compatibility attributes (S3-attr-10). */
export interface CompatibilityQuery {
  readonly tag: string;
  readonly group: string;
  /** Type of the product, for example 'plate'. */
  readonly type: string | undefined;
  /** Type that the product is an accessory for, for example 'barbell'. */
  readonly accessoryForType: string | undefined;
}

/** A product that fits another one (S3-compat-01). */
export interface CompatibilityResult {
  readonly sku: string;
  readonly name: string;
  readonly productId: number;
}

type Attributed = Pick<Product, 'attributes'>;

const textOf = (value: unknown): string | undefined => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return text === '' ? undefined : text;
};

/** Query for the products compatible with this one; undefined without a tag or a group. */
export const compatibilityQueryOf = (product: Attributed): CompatibilityQuery | undefined => {
  requireFields(product, 'product', { attributes: 'object' });
  const { attributes } = product;
  const tag = textOf(attributes.compat_tag);
  const group = textOf(attributes.compat_group);
  return tag && group
    ? {
        tag,
        group,
        type: textOf(attributes.compat_type),
        accessoryForType: textOf(attributes.compat_accessory_for_type),
      }
    : undefined;
};

/** Whether a product matches a query: it has the same tag and group. */
export const fitsQuery = (product: Attributed, query: Pick<CompatibilityQuery, 'tag' | 'group'>): boolean => {
  const own = compatibilityQueryOf(product);
  return own?.tag === query.tag && own.group === query.group;
};

/**
 * Filters candidates of the same tag and group to those that complement a product: those of another type. A bar and
 * another bar are in the same group, but a bar does not fit a bar.
 */
export const complementsOf = <Candidate extends Attributed>(
  product: Attributed,
  candidates: readonly Candidate[],
): readonly Candidate[] => {
  requireArray(candidates, 'candidates');
  const query = compatibilityQueryOf(product);
  if (query === undefined) return [];
  return candidates.filter(
    (candidate) => fitsQuery(candidate, query) && compatibilityQueryOf(candidate)?.type !== query.type,
  );
};
