import { productDocument, variantDocument } from '../ucp/catalog/product-document.ts';
import type { FeedProduct } from './feed-products.ts';

/** A product with all of its variants as a line of JSON, in the catalogue format of the Universal Commerce Protocol. */
export const jsonlOf = ({ document, ...found }: FeedProduct): string =>
  `${JSON.stringify({
    ...productDocument(document, found),
    variants: found.variants.map((variant) => variantDocument(document, variant)),
  })}\n`;
