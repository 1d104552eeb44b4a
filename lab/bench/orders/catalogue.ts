import { createProduct, type PriceTerms, type Product } from '@ironcart/core/product';

/** A simple product without options and with plenty of stock. */
export const plainProduct = (
  productId: number,
  prices: Pick<PriceTerms, 'listPrice' | 'salePrice'>,
  attributes: Product['attributes'] = { rogue_promo_enabled: '0' },
): Product =>
  createProduct({
    productId,
    sku: `BENCH-${productId}`,
    name: `Product ${productId}`,
    ...prices,
    attributes,
    weight: 10,
  });
