import type { Product } from '../product/product.ts';

/** What a product says about what fits it (S3-attr-10). */
export interface CompatibilityQuery {
  readonly tag: string;
  readonly group: string;
  /** What the product itself is, as in 'plate'. */
  readonly type: string | undefined;
  /** What it is an accessory for, as in 'barbell'. */
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

/** What to ask for to find the products that fit one, or undefined where it names no tag or no group. */
export const compatibilityQueryOf = ({ attributes }: Attributed): CompatibilityQuery | undefined => {
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

/** Whether a product answers a query: it is of the same tag and group. */
export const fitsQuery = (product: Attributed, query: Pick<CompatibilityQuery, 'tag' | 'group'>): boolean => {
  const own = compatibilityQueryOf(product);
  return own?.tag === query.tag && own.group === query.group;
};

/**
 * Of the products that share a tag and a group with one, those that complete it: they are of another type. A bar and
 * another bar are of the same group, too, but no bar fits a bar.
 */
export const complementsOf = <Candidate extends Attributed>(
  product: Attributed,
  candidates: readonly Candidate[],
): readonly Candidate[] => {
  const query = compatibilityQueryOf(product);
  if (query === undefined) return [];
  return candidates.filter(
    (candidate) => fitsQuery(candidate, query) && compatibilityQueryOf(candidate)?.type !== query.type,
  );
};
