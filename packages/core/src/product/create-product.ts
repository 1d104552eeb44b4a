import type { Product } from './product.ts';

/**
 * Creates a product from what is known of it: a simple, visible product without options, with 10,000 in stock.
 * Amounts are in minor units, the weight in pounds.
 */
export const createProduct = (
  known: Pick<Product, 'productId' | 'name' | 'listPrice'> & Partial<Product>,
): Product => ({
  sku: String(known.productId),
  type: 'simple',
  salePrice: undefined,
  thumbnail: '',
  url: `/product-${known.productId}`,
  hasRedirect: false,
  gallery: [],
  attributes: {},
  weight: 0,
  childrenIds: [],
  children: [],
  axes: [],
  bundleOptions: [],
  customOptions: [],
  giftcardData: undefined,
  hundoPricing: [],
  inventory: {
    min: 1,
    max: 10_000,
    qoh: 10_000,
    backorder: false,
    leadTime: null,
    restockStatus: null,
    promoQty: null,
    bin: false,
  },
  visibility: 4,
  description: '',
  shortDescription: '',
  brand: '',
  gearSpecs: [],
  categoryIds: [],
  rating: undefined,
  ...known,
});
