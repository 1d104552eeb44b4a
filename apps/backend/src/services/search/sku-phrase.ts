/** The pattern of a SKU or the beginning of one: 'HLD-KB', 'npn-bar-train20'. */
const skuShape = /^(?=.*[0-9-])[a-z0-9][a-z0-9-]{2,40}$/i;
const sitePrefix = /^EU-/i;

/** A phrase read as a SKU. */
export interface SkuPhrase {
  /** As `search_skus` has it; empty for a phrase without letters and digits. */
  readonly sku: string;
  /** Whether it is a SKU or looks like the beginning of one: it finds SKUs alone, unless none begins so. */
  readonly isShaped: boolean;
}

export const skuPhraseOf = (typed: string): SkuPhrase => {
  const written = typed.replace(sitePrefix, '');
  return { sku: written.replaceAll(/[^a-z0-9]/gi, '').toUpperCase(), isShaped: skuShape.test(written) };
};
