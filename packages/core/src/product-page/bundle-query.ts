/** The query parameter that carries the chosen children of a bundle (S2: ?b=). */
export const bundleQueryName = 'b';

const childId = /^[1-9]\d{0,8}$/;

/** The chosen children as the query's text: [12, 7] becomes '12-7'. */
export const formatBundleQuery = (childIds: readonly number[]): string => childIds.join('-');

/** The product ids in the query's text, each once; what is not an id is left out. */
export const parseBundleQuery = (text: string | null | undefined): readonly number[] => {
  const ids = (text ?? '').split('-').filter((part) => childId.test(part));
  return [...new Set(ids.map(Number))];
};

/** The query parameter of a product page that redeems what the shopper earned on the product. */
export const redeemQueryName = 'redeem';
