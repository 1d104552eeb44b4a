import { addressFields, type RequestFields } from './field-freshness.ts';

/** The fields of the tax call beside its fingerprint (taxFingerprint). */
export const taxRequestFields: RequestFields<'tax'> = {
  storeId: { because: 'the site of the visit' },
  shippingAmount: 'tax',
  hundoDiscount: 'tax',
  vatNumber: 'tax',
  eoriNumber: 'tax',
  ...addressFields('shippingAddress', {
    postcode: 'tax',
    region: 'tax',
    countryId: 'tax',
    city: 'tax',
    vatId: 'tax',
    eoriNumber: 'tax',
  }),
  'items.sku': 'tax',
  'items.qty': 'tax',
  'items.type': 'tax',
  'items.rowTotal': 'tax',
  'items.weight': 'tax',
  'items.productAttributes': 'tax',
  'items.children': 'tax',
  'items.productId': { because: 'the SKU names the product' },
  'items.listItemId': { because: 'the cart’s own name of the line' },
  'items.price': { because: 'the line’s total is the price times the quantity' },
  'items.customOptions': { because: 'what they cost is in the line’s total' },
  'items.addonType': { because: 'checkout sends none' },
};
