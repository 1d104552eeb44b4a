import type { Address } from '@ironcart/core/address';
import type { ChosenOptions, ItemMetadata, LineItem, ShoppingList } from '@ironcart/core/list';
import type { Money } from '@ironcart/core/money';
import type { OrderFulfilment, OrderItem, OrderTotals, QuoteItem } from '@ironcart/core/order';
import type { StoredCard } from '@ironcart/core/payment';
import type { Product, ProductFacts, ProductShapes, ProductType } from '@ironcart/core/product';
import type { ShippingRate } from '@ironcart/core/shipping';
import { defaultSites } from '@ironcart/core/site';
import { arbitraryMoney } from '@ironcart/core/testing';
import fc from 'fast-check';
import type { PlaceableOrder, StoredOrder } from '../codec/order.ts';

import type { SavedCard } from '../codec/stored-card.ts';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

/** Any amount of at least 0, like most amounts of the wire. */
export const anyMoney: fc.Arbitrary<Money> = arbitraryMoney({ min: 0 });

const anyId = fc.stringMatching(/^[a-z0-9-]{1,24}$/);
const anyNumber = fc.integer({ min: 1, max: 1_000_000 });
const anyText = fc.string({ maxLength: 30 });
const anyQty = fc.integer({ min: 1, max: 99 });
const anyType = fc.constantFrom<ProductType>('simple', 'configurable', 'bundle', 'grouped', 'giftcard', 'virtual');
/** Excludes `__proto__`, `prototype` and `constructor`, which validation removes from records. */
const anyName = fc
  .stringMatching(/^[a-z_]{1,20}$/)
  .filter((name) => !(name in Object.prototype) && name !== 'prototype');
const anyEmail = fc.stringMatching(/^[a-z]{1,10}@[a-z]{1,10}\.com$/);
const anyPounds = fc.integer({ min: 0, max: 2_000 });
const anyAttributes = fc.dictionary(anyName, fc.oneof(anyText, fc.integer(), fc.boolean(), fc.constant(null)), {
  maxKeys: 4,
  noNullPrototype: true,
});

export const anyAddress: fc.Arbitrary<Address> = fc.record(
  {
    _id: anyId,
    firstname: anyText,
    lastname: anyText,
    telephone: anyText,
    email: anyEmail,
    street: fc.array(anyText, { maxLength: 4 }),
    city: anyText,
    postcode: fc.string({ maxLength: 10 }),
    region: anyText,
    regionId: anyNumber,
    countryId: fc.constantFrom('US', 'DE', 'GB'),
    company: anyText,
    apartment: anyText,
    vatNumber: anyText,
    eoriNumber: anyText,
    isDefaultShipping: fc.boolean(),
    isDefaultBilling: fc.boolean(),
  },
  {
    requiredKeys: ['firstname', 'lastname', 'telephone', 'email', 'street', 'city', 'postcode', 'region', 'countryId'],
  },
);

const anyOptions: fc.Arbitrary<ChosenOptions> = fc.dictionary(
  fc.stringMatching(/^\d{1,5}$/),
  fc.oneof(anyText, anyNumber, fc.array(anyNumber, { maxLength: 3 })),
  { maxKeys: 3, noNullPrototype: true },
);

const anyMetadata: fc.Arbitrary<ItemMetadata> = fc.record(
  {
    recipeId: anyText,
    groupedProductId: anyNumber,
    bundleOptionId: anyNumber,
    freeBundleOptionId: anyNumber,
    fluidPrice: anyMoney,
    customSku: anyText,
    plateOpts: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), anyText, { maxKeys: 3, noNullPrototype: true }),
    choice: fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), fc.oneof(anyText, anyNumber), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
    eventRegistration: fc.record({ onCompletionSku: anyText }, { requiredKeys: [] }),
    registry: fc.record(
      {
        registryId: anyText,
        wanted: anyNumber,
        purchased: anyNumber,
        priority: anyNumber,
        recipients: fc.constant('Ada and Bo'),
        giver: fc.constant('Ada'),
      },
      { requiredKeys: ['registryId'] },
    ),
    hardwareCount: fc.record({ shared: anyNumber, solo: anyNumber }),
    redeem: fc.boolean(),
    giftcard: fc.record(
      {
        delivery: fc.constantFrom('email' as const, 'physical' as const),
        amount: anyMoney,
        customAmount: anyMoney,
        message: anyText,
        recipientEmail: anyEmail,
        recipientName: anyText,
        senderEmail: anyEmail,
        senderName: anyText,
        design: anyText,
      },
      { requiredKeys: ['delivery'] },
    ),
  },
  { requiredKeys: [] },
);

const lineItemOf = (depth: number): fc.Arbitrary<LineItem> =>
  fc.record({
    listItemId: anyId,
    productId: anyNumber,
    qty: anyQty,
    options: anyOptions,
    metadata: anyMetadata,
    children: depth === 0 ? fc.constant([]) : fc.array(lineItemOf(depth - 1), { maxLength: 2 }),
  });

export const anyList: fc.Arbitrary<ShoppingList> = fc.record({
  _id: anyId,
  type: fc.constantFrom('cart', 'quote', 'sfl', 'buyNow', 'wishlist', 'registry', 'registryPurchase'),
  items: fc.array(lineItemOf(2), { maxLength: 3 }),
  messages: fc.array(anyText, { maxLength: 2 }),
  metadata: fc.record(
    {
      isActive: fc.boolean(),
      activeCartTs: fc.nat(),
      email: anyEmail,
      rsAnonId: anyText,
      registry: fc.record(
        {
          title: fc.constant('The Smiths’ gym'),
          eventDate: fc.constant('2027-06-12'),
          names: fc.constant('Ada and Bo Smith'),
          message: anyText,
          shippingAddress: anyAddress,
          urlKey: fc.constant('smith-gym'),
        },
        { requiredKeys: ['title', 'eventDate', 'names'] },
      ),
    },
    { requiredKeys: ['isActive'] },
  ),
});

const anyCustomOptions = fc.array(
  fc.record({
    id: anyNumber,
    title: anyText,
    type: fc.constantFrom('radio', 'drop_down', 'checkbox', 'multiple', 'area'),
    isRequired: fc.boolean(),
    price: anyMoney,
    values: fc.array(fc.record({ id: anyNumber, title: anyText, price: anyMoney }), { maxLength: 2 }),
  }),
  { maxLength: 2 },
);

const anyAxes = fc.array(
  fc.record({
    attribute: anyText,
    label: anyText,
    values: fc.array(fc.record({ value: anyText, label: anyText, productIds: fc.array(anyNumber, { maxLength: 3 }) }), {
      maxLength: 2,
    }),
  }),
  { maxLength: 2 },
);

const anyBundleOptions = fc.array(
  fc.record({
    id: anyNumber,
    title: anyText,
    isRequired: fc.boolean(),
    includedProductId: fc.option(anyNumber),
    values: fc.array(
      fc.record({
        productId: anyNumber,
        priceType: fc.constantFrom('fixed' as const, 'percent' as const),
        price: maybe(anyMoney),
        defaultQty: anyQty,
        canChangeQty: fc.boolean(),
        isDefault: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  }),
  { maxLength: 2 },
);

const anyGiftCardData = fc.record({
  isOpenAmountAllowed: fc.boolean(),
  openAmountMin: fc.option(anyMoney),
  openAmountMax: fc.option(anyMoney),
  amounts: fc.array(anyMoney, { maxLength: 3 }),
  type: fc.constantFrom('virtual' as const, 'physical' as const),
});

const anyFacts: fc.Arbitrary<ProductFacts> = fc.record({
  productId: anyNumber,
  sku: anyText,
  name: anyText,
  thumbnail: anyText,
  url: anyText.map((text) => `/${text}`),
  hasRedirect: fc.boolean(),
  gallery: fc.array(
    fc.record({ label: anyText, link: anyText, width: anyNumber, height: anyNumber }).map((image) => ({
      ...image,
      width: (image.width % 4_000) + 1,
      height: (image.height % 4_000) + 1,
    })),
    { maxLength: 2 },
  ),
  attributes: anyAttributes,
  weight: anyPounds,
  hundoPricing: fc.array(fc.record({ ruleWeight: anyPounds, discountPerLb: anyMoney }), { maxLength: 2 }),
  inventory: maybe(
    fc.record({
      min: anyQty,
      max: anyQty,
      qoh: fc.integer({ min: -5, max: 500 }),
      backorder: fc.boolean(),
      leadTime: fc.option(anyText),
      restockStatus: fc.option(anyText),
      promoQty: fc.option(anyQty),
      bin: fc.boolean(),
    }),
  ),
  hasDearerVariants: maybe(fc.boolean()),
  visibility: fc.constantFrom(1, 4),
  description: anyText,
  shortDescription: anyText,
  brand: anyText,
  gearSpecs: fc.array(fc.record({ label: anyText, value: anyText }), { maxLength: 2 }),
  categoryIds: fc.array(anyNumber, { maxLength: 3 }),
  rating: maybe(fc.record({ average: fc.constantFrom(0, 3.5, 4.8, 5), count: fc.nat(1_000) })),
});

const anyPrices = { listPrice: anyMoney, salePrice: maybe(anyMoney), groupPrice: maybe(anyMoney) };
const anySellable = { ...anyPrices, customOptions: anyCustomOptions };
const composed = (depth: number) => ({
  childrenIds: fc.array(anyNumber, { maxLength: 3 }),
  children: depth === 0 ? fc.constant([]) : fc.array(productOf(depth - 1), { maxLength: 2 }),
});

/** The properties of each product type; types added by a recipe have their own tests. */
const anyShapes = (depth: number): { readonly [Type in ProductType]?: fc.Arbitrary<ProductShapes[Type]> } => ({
  simple: fc.record(anySellable),
  virtual: fc.record(anySellable),
  giftcard: fc.record({ ...anySellable, giftcardData: anyGiftCardData }),
  configurable: fc.record({ ...anySellable, ...composed(depth), axes: anyAxes }),
  bundle: fc.record({ ...anySellable, ...composed(depth), bundleOptions: anyBundleOptions }),
  grouped: fc.record({ ...composed(depth), startsAt: fc.record(anyPrices) }),
});

const productOf = (depth: number): fc.Arbitrary<Product> =>
  fc.oneof(
    ...Object.entries(anyShapes(depth)).map(([type, shapeOfType]) =>
      fc
        .tuple(anyFacts, shapeOfType as fc.Arbitrary<object>)
        .map(([facts, shape]) => ({ ...facts, ...shape, type }) as Product),
    ),
  );

export const anyProduct = productOf(1);

export const anyRate: fc.Arbitrary<ShippingRate> = fc.record({
  shippingCode: anyId,
  amount: anyMoney,
  label: anyText,
  carrier: anyText,
  packageNumber: anyQty,
  transactionId: anyId,
  selected: fc.boolean(),
});

const quoteItemOf = (depth: number): fc.Arbitrary<QuoteItem> =>
  fc.record(
    {
      productId: anyNumber,
      qty: anyQty,
      type: anyType,
      price: anyMoney,
      listItemId: anyId,
      sku: anyText,
      weight: anyPounds,
      rowTotal: anyMoney,
      productAttributes: anyAttributes,
      customOptions: anyOptions,
      addonType: anyText,
      children: depth === 0 ? fc.constant([]) : fc.array(quoteItemOf(depth - 1), { maxLength: 2 }),
    },
    {
      requiredKeys: [
        'productId',
        'qty',
        'type',
        'price',
        'listItemId',
        'sku',
        'weight',
        'rowTotal',
        'productAttributes',
        'customOptions',
        'children',
      ],
    },
  );

export const anyQuoteItem = quoteItemOf(1);

const orderItemOf = (depth: number): fc.Arbitrary<OrderItem> =>
  fc.record({
    listItemId: anyId,
    productId: anyNumber,
    sku: anyText,
    name: anyText,
    type: anyType,
    thumbnail: anyText,
    qty: anyQty,
    price: anyMoney,
    rowTotal: anyMoney,
    options: anyOptions,
    metadata: anyMetadata,
    children: depth === 0 ? fc.constant([]) : fc.array(orderItemOf(depth - 1), { maxLength: 2 }),
  });

export const anyTotals: fc.Arbitrary<OrderTotals> = fc.record({
  subtotal: anyMoney,
  discount: anyMoney,
  shipping: anyMoney,
  tariff: anyMoney,
  itemTax: anyMoney,
  shippingTax: anyMoney,
  tax: anyMoney,
  grandTotalExcludingTax: anyMoney,
  grandTotalIncludingTax: anyMoney,
  giftcards: anyMoney,
});

/** An order with everything that placing needs. */
export const anyPlaceableOrder: fc.Arbitrary<PlaceableOrder> = fc.record({
  listId: anyId,
  storeId: fc.constantFrom(...defaultSites.all.map((site) => site.storeId)),
  status: fc.constant('new' as const),
  items: fc.array(orderItemOf(2), { minLength: 1, maxLength: 3 }),
  shippingMode: fc.constantFrom('fastest' as const, 'fewestPackages' as const),
  shippingAddress: maybe(anyAddress),
  billingAddress: anyAddress,
  shipping: fc.array(anyRate, { maxLength: 4 }),
  totals: anyTotals,
  payment: fc.record(
    {
      paymentType: anyText,
      amount: anyMoney,
      adyenType: anyText,
      transactionToken: anyText,
      transactionId: anyText,
      browserInfo: fc.dictionary(anyName, fc.oneof(anyText, fc.nat(), fc.boolean()), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
      authorizedPayPalAmount: anyMoney,
      storedPaymentMethodId: anyId,
      storesCard: fc.boolean(),
      cardBrand: anyText,
      cardLast4: fc.stringMatching(/^\d{4}$/),
    },
    { requiredKeys: ['paymentType', 'amount'] },
  ),
  giftcards: fc.array(fc.record({ code: anyText, balance: anyMoney, amount: anyMoney }), { maxLength: 2 }),
  comments: anyText,
  customer: fc.record(
    { email: anyEmail, customerId: anyId, groupId: fc.nat(100) },
    { requiredKeys: ['email', 'groupId'] },
  ),
  meta: fc.dictionary(anyName, anyText, { maxKeys: 3, noNullPrototype: true }),
});

const anyFulfilment: fc.Arbitrary<OrderFulfilment> = fc.record(
  {
    toShip: fc.nat(100),
    shipped: fc.nat(100),
    delivered: fc.nat(100),
    returned: fc.nat(100),
    returnable: fc.nat(100),
    packedAt: fc.constant('2026-02-03T14:05:06.789Z'),
  },
  { requiredKeys: ['toShip', 'shipped', 'delivered', 'returned', 'returnable'] },
);

export const anyStoredOrder: fc.Arbitrary<StoredOrder> = fc
  .record({
    order: anyPlaceableOrder,
    number: anyNumber,
    followed: fc.record(
      { cancelledAt: fc.constant('2026-02-04T04:05:06.789Z'), fulfilment: anyFulfilment },
      { requiredKeys: [] },
    ),
  })
  .map(({ order, number, followed }) => ({
    ...order,
    ...followed,
    orderId: String(100_000_000 + number),
    status: 'published',
    createdAt: '2026-02-03T04:05:06.789Z',
  }));

export const anyStoredCard: fc.Arbitrary<StoredCard> = fc.record({
  id: anyId,
  brand: anyText,
  last4: fc.oneof(fc.constant(''), fc.stringMatching(/^\d{4}$/)),
  expMonth: fc.integer({ min: 1, max: 12 }),
  expYear: fc.integer({ min: 2000, max: 2200 }),
  isDefault: fc.boolean(),
  billingAddressId: maybe(anyId),
});

export const anySavedCard: fc.Arbitrary<SavedCard> = fc
  .record({ card: anyStoredCard, isExpired: fc.boolean(), billingAddress: maybe(fc.tuple(anyAddress, anyId)) })
  .map(({ card, isExpired, billingAddress }) => ({
    ...card,
    isExpired,
    billingAddress: billingAddress && { ...billingAddress[0], _id: billingAddress[1] },
  }));
