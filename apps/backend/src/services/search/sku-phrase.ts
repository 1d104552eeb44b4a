/** The pattern of a SKU or the beginning of one: 'HLD-KB', 'npn-bar-train20'. */
const skuShape = /^(?=.*[0-9-])[a-z0-9][a-z0-9-]{2,40}$/i;
const sitePrefix = /^EU-/i;

/** A phrase interpreted as a SKU. */
export interface SkuPhrase {
  /** In the format of `search_skus`; empty for a phrase without letters and digits. */
  readonly sku: string;
  /** Whether it is a SKU or looks like the beginning of one: it matches SKUs only, unless no SKU begins like it. */
  readonly isShaped: boolean;
}

export const skuPhraseOf = (typed: string): SkuPhrase => {
  const written = typed.replace(sitePrefix, '');
  return { sku: written.replaceAll(/[^a-z0-9]/gi, '').toUpperCase(), isShaped: skuShape.test(written) };
};
