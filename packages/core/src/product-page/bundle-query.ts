import { requireArray } from '../require-argument.ts';

/** The query parameter that carries the chosen children of a bundle (S2: ?b=). */
export const bundleQueryName = 'b';

const childId = /^[1-9]\d{0,8}$/;

/** The chosen children as the query's text: [12, 7] becomes '12-7'. */
export const formatBundleQuery = (childIds: readonly number[]): string => {
  requireArray(childIds, 'childIds');
  return childIds.join('-');
};

/** Parses unique product ids from the query's text; invalid ones are ignored. */
export const parseBundleQuery = (text: string | null | undefined): readonly number[] => {
  if (typeof text !== 'string') return [];
  const ids = text.split('-').filter((part) => childId.test(part));
  return [...new Set(ids.map(Number))];
};

/** Query parameter of a product page that redeems an entitlement to the product. */
export const redeemQueryName = 'redeem';
