import type { Product } from '@ironcart/core/product';
import type { Parcel } from './pack-order.ts';

/** Products that are named; more of them are counted. */
const named = 6;

/** Longest name that is written whole. */
const longestName = 120;

/** Describes what a package holds, as in '2 × Club Bar, 1 × Bench and 3 more'. */
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
