import type { Address, Country, Region } from '@ironcart/core/address';
import { money } from '@ironcart/core/money';
import type { OrderTotals } from '@ironcart/core/order';
import type { ShippingRate } from '@ironcart/core/shipping';
import type { OrderRowView } from '../account/OrderTable.tsx';
import type { CartLineView } from '../cart/LineFrame.tsx';
import { totalsLines } from '../cart/totals-lines.ts';
import type { AddressDraft } from '../checkout/AddressFields.tsx';
import { samplePicture } from './sample-pictures.ts';

export const sampleLines: readonly CartLineView[] = [
  {
    listItemId: 'a',
    name: 'Olympic bar 20 kg, chrome',
    url: '/olympic-bar',
    picture: samplePicture('barbell-olympic-chrome-detail'),
    qty: 1,
    maxQty: 5,
    options: [{ label: 'Finish', value: 'Bright chrome' }],
    unitPrice: money(34_500),
    total: money(34_500),
  },
  {
    listItemId: 'b',
    name: 'Competition bumper plate',
    url: '/bumper-plate',
    picture: samplePicture('bumper-plate-25kg-red'),
    qty: 4,
    maxQty: 20,
    options: [{ label: 'Weight', value: '25 kg (55.1 lb)' }],
    unitPrice: money(19_950),
    total: money(79_800),
    listTotal: money(87_800),
  },
  {
    listItemId: 'c',
    name: 'Power rack, complete set',
    url: '/power-rack',
    picture: samplePicture('power-rack-black'),
    qty: 1,
    maxQty: 2,
    options: [],
    children: [
      { name: 'Spotter arms, pair', qty: 1 },
      { name: 'J-cups, pair', qty: 1 },
    ],
    unitPrice: money(129_500),
    total: money(129_500),
    issue: 'Only 2 left. We kept them for you until you check out.',
  },
];

export const sampleTotals: OrderTotals = {
  subtotal: money(243_800),
  discount: money(8_000),
  shipping: money(14_900),
  tariff: money(0),
  itemTax: money(17_096),
  shippingTax: money(1_080),
  tax: money(18_176),
  grandTotalExcludingTax: money(250_700),
  grandTotalIncludingTax: money(268_876),
  giftcards: money(0),
};

export const sampleTotalsLines = totalsLines(sampleTotals, {
  explanations: {
    discount: '4 plates at $20.00 off each.',
    shipping: 'Two packages: freight $129.00, ground $20.00.',
    tax: '7.25% for Columbus, Ohio: $170.96 on the goods, $10.80 on shipping.',
  },
});

export const sampleAddress: Address = {
  _id: '1',
  firstname: 'Ada',
  lastname: 'Nilsen',
  telephone: '+1 614 555 0134',
  email: 'ada@example.com',
  street: ['545 East Fifth Avenue'],
  city: 'Columbus',
  postcode: '43201',
  region: 'OH',
  countryId: 'US',
  isDefaultShipping: true,
  isDefaultBilling: true,
};

export const sampleOtherAddress: Address = {
  ...sampleAddress,
  _id: '2',
  company: 'North Hall Barbell Club',
  street: ['12 Foundry Road'],
  city: 'Cleveland',
  postcode: '44113',
  isDefaultShipping: false,
  isDefaultBilling: false,
};

export const sampleDraft: AddressDraft = {
  email: 'ada@example.com',
  firstname: 'Ada',
  lastname: 'Nilsen',
  telephone: '+1 614 555 0134',
  company: '',
  countryId: 'US',
  street: '545 East Fifth Avenue',
  apartment: '',
  city: 'Columbus',
  region: 'OH',
  postcode: '43201',
  vatNumber: '',
  eoriNumber: '',
};

export const sampleCountries: readonly Country[] = [
  { alpha2: 'US', name: 'United States', requireRegion: true, postcodeRegex: '^\\d{5}(-\\d{4})?$' },
  { alpha2: 'CA', name: 'Canada', requireRegion: true, postcodeRegex: undefined },
];

export const sampleRegions: readonly Region[] = [
  { regionId: 1, countryId: 'US', code: 'CA', name: 'California' },
  { regionId: 2, countryId: 'US', code: 'OH', name: 'Ohio' },
  { regionId: 3, countryId: 'US', code: 'TX', name: 'Texas' },
];

const rate = (
  shippingCode: string,
  label: string,
  carrier: string,
  amount: number,
  packageNumber = 1,
): ShippingRate => ({
  shippingCode,
  label,
  carrier,
  amount: money(amount),
  packageNumber,
  transactionId: 'quote-1',
  selected: false,
});

export const sampleRates: readonly ShippingRate[] = [
  rate('ground', 'Ground, expected Thu, Dec 3 – Mon, Dec 7', 'Parcel carrier', 2_000),
  rate('express', 'Express, expected Wed, Dec 2', 'Parcel carrier', 6_450),
  rate('pickup', 'Pick up in Columbus', 'Our dock, weekdays 8 to 17', 0),
];

export const sampleFreight: readonly ShippingRate[] = [
  rate('freight', 'Freight with lift gate, expected Mon, Dec 7 – Thu, Dec 10', 'Freight carrier', 12_900, 2),
];

export const sampleOrders: readonly OrderRowView[] = [
  {
    orderId: '100 000 482',
    url: '/account/order/482',
    placedAt: '2026-11-18T09:30:00Z',
    state: 'delivered',
    contents: { name: 'Competition bumper plate', picture: samplePicture('bumper-plate-25kg-red'), otherLines: 2 },
    itemCount: 6,
    payment: 'Visa ending 4242',
    total: money(268_876),
  },
  {
    orderId: '100 000 467',
    url: '/account/order/467',
    placedAt: '2026-10-02T17:05:00Z',
    state: 'payment_pending',
    contents: { name: 'Olympic bar 20 kg, chrome', otherLines: 0 },
    itemCount: 1,
    payment: 'PayPal',
    total: money(6_900),
  },
  {
    orderId: '100 000 391',
    url: '/account/order/391',
    placedAt: '2026-07-29T23:59:00Z',
    state: 'payment_error',
    contents: { name: 'Power rack, complete set', picture: samplePicture('power-rack-black'), otherLines: 1 },
    itemCount: 12,
    payment: 'Gift card ending 0100 and Visa ending 4242',
    total: money(1_204_550),
  },
];
