import { addressFields, type RequestFields } from './field-freshness.ts';

const ofProduct = {
  because:
    'the product’s own: S4-ship-11 names SKUs, not weights; a product that changes forces the rates (changesShipment)',
} as const;

/**
 * Fields of the rates request. Its fingerprint is literally that of S4-ship-11 (core's rateFingerprint); for a field
 * that it does not include, the reason says what else keeps the rates correct.
 */
export const ratesRequestFields: RequestFields<'rates'> = {
  storeId: { because: 'the site of the visit' },
  subtotalAmount: 'rates',
  ...addressFields('shippingAddress', {
    postcode: 'rates',
    region: 'rates',
    countryId: 'rates',
    vatId: 'rates',
    city: {
      because: 'S4-ship-11 leaves it out: zones go by country, region and postal code; placing quotes again by itself',
    },
    eoriNumber: { because: 'customs ask for it; what shipping costs does not depend on it' },
    address1: { because: 'the street once more' },
  }),
  'items.sku': 'rates',
  'items.qty': 'rates',
  'items.children': 'rates',
  'items.productId': { because: 'the SKU names the product' },
  'items.listItemId': { because: 'the cart’s own name of the line' },
  'items.price': { because: 'the subtotal is the sum of the prices' },
  'items.rowTotal': { because: 'the subtotal is the sum of the lines' },
  'items.customOptions': { because: 'what they cost is in the subtotal; they add no weight' },
  'items.addonType': { because: 'checkout sends none' },
  'items.type': ofProduct,
  'items.weight': ofProduct,
  'items.productAttributes': ofProduct,
  allowSplit: { because: 'follows from the mode, which is in the fingerprint, the site, and heavy-direct products' },
};
