import type { ProductType } from '@ironcart/core/product';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireItemMetadata, wireNewLineItem } from './line-item.ts';
import { wireOrder, wireOrderItem, wirePayment } from './order.ts';
import {
  wireBundleOption,
  wireCustomOption,
  wireGalleryImage,
  wireGiftCardData,
  wireInventory,
  wireProduct,
} from './product.ts';

/** The parsed value: unknown fields are removed, and missing fields fail. */
const parsed = (schema: v.GenericSchema, value: unknown): unknown => v.parse(schema, value);
const accepts = (schema: v.GenericSchema, value: unknown): boolean => v.safeParse(schema, value).success;

const metadata = {
  recipeId: 'recipe-1',
  fluidPrice: 12.5,
  customSku: 'MADE-1',
  groupedProductId: 50,
  bundleOptionId: 1,
  freeBundleOptionId: 2,
  giftcard: {
    delivery: 'email',
    amount: 25,
    customAmount: 33.33,
    message: 'Lift!',
    recipientEmail: 'ada@example.com',
    recipientName: 'Ada',
    senderEmail: 'bo@example.com',
    senderName: 'Bo',
    design: 'classic',
  },
  plateOpts: { text: 'ADA', colour: 'red' },
  choice: { days: 3, colour: 'red' },
  eventRegistration: { onCompletionSku: 'SHIRT' },
  registry: { registryId: 'registry-1', wanted: 4, purchased: 1, priority: 2 },
  hardwareCount: { shared: 2, solo: 1 },
  redeem: true,
};

const item = {
  productId: 1,
  qty: 2,
  price: 325,
  rowTotal: 650,
  sku: 'BAR',
  name: 'Bar',
  type: 'simple',
  options: { 5: 1, 6: [1, 2], 7: 'Ada' },
  metadata,
  children: [],
  listItemId: 'line-1',
  thumbnail: '/img/bar.webp',
  configuration: { frame: 'tall', finish: 'black' },
};

describe('item metadata schema', () => {
  it('keeps every field [S3-meta-01] [S3-meta-02] [S3-meta-03] [S3-meta-04] [S3-meta-05]', () => {
    expect(parsed(wireItemMetadata, metadata)).toEqual(metadata);
  });

  it.each([
    ['delivery', { giftcard: { ...metadata.giftcard, delivery: 'pigeon' } }],
    ['fluid price below 0', { fluidPrice: -1 }],
    ['invalid count', { hardwareCount: { shared: 0.5, solo: 0 } }],
    ['registry without an id', { registry: { wanted: 1 } }],
  ])('rejects an invalid %s', (_title, wrong) => {
    expect(accepts(wireItemMetadata, { ...metadata, ...wrong })).toBe(false);
  });

  it('never accepts a price or a SKU from a shopper [S3-meta-01]', () => {
    const { fluidPrice: _price, customSku: _sku, ...chosen } = metadata;
    expect(parsed(wireNewLineItem, { productId: 1, qty: 1, metadata })).toEqual({
      productId: 1,
      qty: 1,
      metadata: chosen,
    });
  });
});

describe('order schema', () => {
  const address = {
    firstname: 'Ada',
    lastname: 'King',
    telephone: '6145550100',
    email: 'ada@example.com',
    street: ['1 Main St'],
    city: 'Columbus',
    postcode: '43201',
    region: 'OH',
    countryId: 'US',
  };
  const amounts = ['tax', 'shipping', 'subtotal', 'discount', 'giftcards', 'itemTax', 'shippingTax', 'tariff'] as const;
  const order = {
    orderId: 'order-1',
    listId: 'list-1',
    status: 'new',
    createdAt: '2026-11-20T12:00:00.000Z',
    items: [item],
    shippingMode: 'fastest',
    storeId: 1,
    shipping: [],
    totals: {
      ...Object.fromEntries(amounts.map((name, index) => [name, index])),
      grandTotalIncludingTax: 10,
      grandTotalExcludingTax: -1,
    },
    payment: {
      paymentType: 'adyen',
      amount: 650,
      adyenType: 'scheme',
      transactionToken: 'token-1',
      transactionId: 'transaction-1',
      browserInfo: { language: 'en', colorDepth: 24, javaEnabled: false },
      authorizedPayPalAmount: 650,
    },
    shippingAddress: address,
    billingAddress: address,
    giftcards: [{ code: 'CARD-1', balance: 50, amount: 25 }],
    comments: 'Ring twice',
    customer: { email: 'ada@example.com', customerId: 'customer-1', groupId: 2 },
    meta: { appVersion: '1.2.3', appPlatform: 'ios', l10n: 'en_US', btwb: 'profile-1', rsAnonId: 'anon-1' },
  };

  it('keeps all its fields, including payment, gift cards, customer and meta [S3-order-04] [S3-order-06] [S3-order-07] [S3-order-08]', () => {
    expect(parsed(wireOrder, order)).toEqual(order);
  });

  it('permits only the shipping modes fastest and fewest packages [S3-order-02]', () => {
    expect(
      ['fastest', 'fewestPackages', 'slowest', ''].map((shippingMode) =>
        accepts(wireOrder, { ...order, shippingMode }),
      ),
    ).toEqual([true, true, false, false]);
  });

  it('requires type and amount of the payment, and code, balance and amount of a gift card [S3-order-04] [S3-order-06]', () => {
    expect(accepts(wirePayment, { paymentType: 'adyen', amount: 1 })).toBe(true);
    expect(accepts(wirePayment, { paymentType: 'adyen' })).toBe(false);
    expect(accepts(wirePayment, { amount: 1 })).toBe(false);
    for (const card of [
      { balance: 1, amount: 1 },
      { code: 'C', amount: 1 },
      { code: 'C', balance: 1 },
    ]) {
      expect(accepts(wireOrder, { ...order, giftcards: [card] })).toBe(false);
    }
  });

  it('keeps every field of an item [S3-item-01]', () => {
    expect(parsed(wireOrderItem, item)).toEqual(item);
    for (const field of [
      'productId',
      'qty',
      'price',
      'sku',
      'options',
      'metadata',
      'children',
      'listItemId',
    ] as const) {
      const { [field]: _left, ...rest } = item;
      expect(accepts(wireOrderItem, rest)).toBe(false);
    }
  });
});

describe('product schema', () => {
  const image = { label: 'front', link: '/bar.webp', width: 800, height: 600 };
  const bundleOption = {
    id: 1,
    title: 'Uprights',
    isRequired: true,
    includedProductId: 9,
    values: [
      { productId: 2, priceType: 'percent', price: 12.55, defaultQty: 2, canChangeQty: true, isDefault: false },
      { productId: 3, priceType: 'fixed', price: 19.99, defaultQty: 1, canChangeQty: false, isDefault: true },
    ],
  };
  const customOption = {
    id: 5,
    title: 'Engraving',
    type: 'area',
    isRequired: true,
    price: 15,
    values: [{ id: 1, title: 'Small', price: 5 }],
  };
  const giftcardData = {
    isOpenAmountAllowed: true,
    openAmountMin: 10,
    openAmountMax: null,
    amounts: [25, 50],
    type: 'physical',
  };
  const inventory = {
    min: 1,
    max: 5,
    qoh: 7,
    backorder: true,
    leadTime: '2 weeks',
    restockStatus: 'soon',
    promoQty: 3,
    bin: true,
  };
  const hundoPricing = [{ ruleWeight: 100, discountPerLb: 0.1 }];
  const product = {
    productId: 1,
    sku: 'BAR',
    name: 'Bar',
    type: 'bundle',
    price: 345,
    special_price: 325,
    group_price: 300,
    thumbnail: '/bar.webp',
    url: '/bar',
    hasRedirect: false,
    gallery: [image],
    attributes: { rogue_promo_enabled: '1' },
    weight: 45.5,
    childrenIds: [2, 3],
    children: [],
    axes: [],
    bundleOptions: [bundleOption],
    customOptions: [customOption],
    giftcardData,
    hundoPricing,
    inventory,
    visibility: 4,
    description: '',
    shortDescription: '',
    brand: '',
    gearSpecs: [],
    categoryIds: [],
  };

  it('keeps every field, including its weight tiers [S3-product-10]', () => {
    expect(parsed(wireProduct, product)).toEqual(product);
    expect(accepts(wireProduct, { ...product, hundoPricing: [{ ruleWeight: 100 }] })).toBe(false);
    expect(accepts(wireProduct, { ...product, hundoPricing: [{ discountPerLb: 1 }] })).toBe(false);
  });

  const everyFieldOf = (schema: v.GenericSchema, sample: object) => {
    expect(parsed(schema, sample)).toEqual(sample);
    for (const field of Object.keys(sample)) {
      expect(accepts(schema, { ...sample, [field]: Symbol(field) })).toBe(false);
    }
  };

  it('has pictures with label, link, width and height [S3-product-03]', () => {
    everyFieldOf(wireGalleryImage, image);
  });

  it('has bundle options with their values [S3-product-05] [S3-product-06]', () => {
    everyFieldOf(wireBundleOption, bundleOption);
    const [value] = bundleOption.values;
    for (const field of ['productId', 'priceType', 'defaultQty', 'canChangeQty', 'isDefault']) {
      const wrong = { ...bundleOption, values: [{ ...value, [field]: null }] };
      expect(accepts(wireBundleOption, wrong)).toBe(false);
    }
  });

  it('has custom options of exactly five types [S3-product-07] [S3-product-08]', () => {
    everyFieldOf(wireCustomOption, customOption);
    const types = ['radio', 'drop_down', 'checkbox', 'multiple', 'area', 'file', 'date'];
    expect(types.filter((type) => accepts(wireCustomOption, { ...customOption, type }))).toEqual(types.slice(0, 5));
  });

  it('has gift card data of exactly three types [S3-product-09]', () => {
    everyFieldOf(wireGiftCardData, giftcardData);
    const types = ['virtual', 'physical', 'combined', 'gold'];
    expect(types.filter((type) => accepts(wireGiftCardData, { ...giftcardData, type }))).toEqual(types.slice(0, 3));
  });

  it('has an inventory of eight fields [S3-product-11]', () => {
    everyFieldOf(wireInventory, inventory);
  });

  it('permits exactly six types [S3-product-02]', () => {
    const types = ['simple', 'configurable', 'bundle', 'grouped', 'giftcard', 'virtual'] satisfies ProductType[];
    expect([...types, 'kit'].filter((type) => accepts(wireProduct, { ...product, type }))).toEqual(types);
  });
});
