import { money, zero } from '../money/index.ts';
import type { Product } from './product.ts';

/** What a product has unless it says otherwise; made anew each time, since its lists are handed out. */
const plainProduct = (productId: number): Product => ({
  productId,
  sku: String(productId),
  name: '',
  type: 'simple',
  listPrice: zero,
  salePrice: undefined,
  groupPrice: undefined,
  thumbnail: '',
  url: `/product-${productId}`,
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
});

/**
 * Creates a product from what is known of it: a simple, visible product without options, with 10,000 in stock.
 * Amounts are in minor units, the weight in pounds.
 * @throws RangeError for a list, sale or group price that is no whole number of minor units
 */
export const createProduct = (known: Pick<Product, 'productId' | 'name' | 'listPrice'> & Partial<Product>): Product => {
  for (const price of [known.listPrice, known.salePrice, known.groupPrice]) if (price !== undefined) money(price);
  // Assigned, not spread: V8 gives the result of a second spread a hidden class of its own, so that reading a property
  // of several products takes a look-up for each.
  return Object.assign(plainProduct(known.productId), known);
};
