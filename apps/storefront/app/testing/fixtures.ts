import {
  type BookAddress,
  type CustomerAccount,
  guestAccount,
  type MenuCategory,
  type StoredOrder,
} from '@ironcart/api/codec';
import type { ContentPage } from '@ironcart/core/content';
import { money, zero } from '@ironcart/core/money';
import { defaultOrder, type OrderItem } from '@ironcart/core/order';
import type { ProductOf } from '@ironcart/core/product';
import { siteByCode } from '@ironcart/core/site';
import { plainProduct } from '@ironcart/core/testing';

/** A simple product. */
export const bar = plainProduct({
  productId: 1,
  sku: 'BAR-20',
  name: 'Competition Bar',
  listPrice: money(32_500),
  thumbnail: 'competition-bar.webp',
  url: '/competition-bar',
  gallery: [{ label: '', link: 'competition-bar.webp', width: 1200, height: 1200 }],
  weight: 44,
  description: '<p>Turned from one billet.</p><script>alert(1)</script>',
  shortDescription: 'One bar for everything.',
  brand: 'Halden',
  gearSpecs: [{ label: 'Shaft diameter', value: '28.5 mm' }],
  categoryIds: [10],
  rating: { average: 4.8, count: 210 },
});

const shirtOf = (productId: number, name: string): ProductOf<'simple'> => ({
  ...bar,
  productId,
  sku: `SHIRT-${name.toUpperCase()}`,
  name: `Club Shirt ${name}`,
  url: '/club-shirt',
  visibility: 1,
  listPrice: money(2_500),
  weight: 0.5,
});

export const red = shirtOf(21, 'red');
const blue = shirtOf(22, 'blue');
export const shirtChildren = [red, blue];

/** A configurable product with two colours. */
export const shirt: ProductOf<'configurable'> = {
  ...bar,
  productId: 20,
  sku: 'SHIRT',
  name: 'Club Shirt',
  type: 'configurable',
  url: '/club-shirt',
  listPrice: money(2_500),
  childrenIds: [21, 22],
  children: shirtChildren,
  axes: [
    {
      attribute: 'color',
      label: 'Colour',
      values: [
        { value: 'red', label: 'Red', swatch: '#b32d1e', productIds: [21] },
        { value: 'blue', label: 'Blue', swatch: '#1d4f91', productIds: [22] },
      ],
    },
  ],
};

export const barbells: MenuCategory = {
  categoryId: 10,
  name: 'Barbells',
  url: '/barbells',
  description: 'Bars for every lift.',
  image: undefined,
  parentId: undefined,
  inMenu: true,
};

export const homePage: ContentPage = {
  id: 1,
  identifier: 'home',
  url: '/',
  title: 'Made to be dropped',
  description: 'Strength equipment, turned and tested in one building.',
  blocks: [
    { name: 'Hero', props: { title: 'Made to be dropped.' } },
    {
      name: 'RichText',
      props: { html: '<p onclick="steal()">Hello</p><script>steal()</script><a href="/barbells">bars</a>' },
    },
    { name: 'ProductRow', props: { title: 'Bars', productIds: [1] } },
  ],
};

export const member: CustomerAccount = {
  ...guestAccount,
  _id: 'customer-1',
  loggedIn: true,
  groupId: 1,
  email: 'mara@example.com',
  firstname: 'Mara',
  lastname: 'Holt',
  telephone: '614 555 0100',
};

/** The customer's home address. */
export const home: BookAddress = {
  _id: 'home',
  firstname: 'Mara',
  lastname: 'Holt',
  telephone: '614 555 0100',
  email: 'mara@example.com',
  street: ['1080 Steelwood Rd'],
  city: 'Columbus',
  postcode: '43212',
  region: 'Ohio',
  countryId: 'US',
  isDefaultShipping: true,
};

const orderedItem = (given: Partial<OrderItem> & Pick<OrderItem, 'productId' | 'name' | 'sku'>): OrderItem => ({
  listItemId: `line-${given.productId}`,
  type: 'simple',
  thumbnail: '',
  qty: 1,
  price: zero,
  rowTotal: zero,
  options: {},
  metadata: {},
  children: [],
  ...given,
});

/** Two bars that are still sold, and a set that is not. */
const orderedItems: readonly OrderItem[] = [
  orderedItem({
    productId: 1,
    name: 'Competition Bar',
    sku: 'BAR-20',
    thumbnail: 'competition-bar.webp',
    qty: 2,
    price: money(32_500),
    rowTotal: money(65_000),
  }),
  orderedItem({
    productId: 99,
    name: 'Old Set',
    sku: 'SET',
    type: 'bundle',
    price: money(10_000),
    rowTotal: money(10_000),
    children: [
      orderedItem({ productId: 98, name: 'Old Plate', sku: 'PLATE', qty: 4 }),
      orderedItem({ productId: 97, name: 'Old Collar', sku: 'COLLAR' }),
    ],
  }),
];

/** A customer's order, shipped and paid by card. */
export const placedOrder = (orderId: string): StoredOrder => {
  const empty = defaultOrder(siteByCode('USA'), 'list-1');
  const total = money(75_000);
  return {
    ...empty,
    orderId,
    createdAt: '2026-11-20T10:00:00.000Z',
    status: 'published',
    items: orderedItems,
    shippingAddress: home,
    billingAddress: home,
    customer: { email: 'mara@example.com', groupId: 1 },
    payment: { ...empty.payment, paymentType: 'adyen', amount: total },
    totals: { ...empty.totals, subtotal: total, grandTotalExcludingTax: total, grandTotalIncludingTax: total },
  };
};
