import { addressFields, type RequestFields } from './field-freshness.ts';

/** The fields of the tax request and their fingerprint (taxFingerprint). */
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
  'items.qty': 'tax',
  'items.type': 'tax',
  'items.rowTotal': 'tax',
  'items.children': 'tax',
  'items.productId': { because: 'the fingerprint names the product by its SKU' },
  'items.listItemId': { because: 'the cart’s own name of the line' },
};
