import type { Product } from '@ironcart/core/product';
import type { Parcel } from './pack-order.ts';

/** Number of products that are named; further ones are counted. */
const named = 6;

/** Maximum length of a name before it is shortened. */
const longestName = 120;

/** Describes a package's contents, as in '2 × Club Bar, 1 × Bench and 3 more'. */
export const contentsOfParcel = (
  { pieces }: Pick<Parcel, 'pieces'>,
  products: ReadonlyMap<number, Pick<Product, 'name'>>,
): string => {
  const texts = pieces.map(
    ({ productId, qty }) => `${qty} × ${(products.get(productId)?.name ?? '').slice(0, longestName)}`,
  );
  const others = texts.length - named;
  return texts.slice(0, named).join(', ') + (others > 0 ? ` and ${others} more` : '');
};
