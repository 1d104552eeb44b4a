import { describe, expect, it } from 'vitest';
import { siteByCode } from '../site/specified-sites.ts';
import { defaultOrder } from './default-order.ts';

const addressIn = (countryId: string) => ({
  firstname: '',
  lastname: '',
  telephone: '',
  email: '',
  street: [],
  city: '',
  postcode: '',
  region: '',
  countryId,
});

const totalNames = [
  'subtotal',
  'discount',
  'shipping',
  'tariff',
  'itemTax',
  'shippingTax',
  'tax',
  'grandTotalExcludingTax',
  'grandTotalIncludingTax',
  'giftcards',
];

describe('new order', () => {
  it('is empty, with ten totals of 0 and no payment [S9-defaults-02]', () => {
    expect(defaultOrder(siteByCode('USA'))).toStrictEqual({
      listId: '',
      storeId: 1,
      status: 'new',
      items: [],
      shippingMode: 'fastest',
      shippingAddress: addressIn('US'),
      billingAddress: addressIn('US'),
      shipping: [],
      totals: Object.fromEntries(totalNames.map((name) => [name, 0])),
      payment: { paymentType: 'spreedly', amount: 0 },
      giftcards: [],
      comments: '',
      customer: { email: '', groupId: 0 },
      meta: {},
    });
  });

  it('belongs to its list and its site', () => {
    const site = siteByCode('CAN');
    expect(defaultOrder(site, 'list-7')).toMatchObject({
      listId: 'list-7',
      storeId: site.storeId,
      shippingAddress: { countryId: 'CA' },
      billingAddress: { countryId: 'CA' },
    });
  });
});
