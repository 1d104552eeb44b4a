import type { TaxQuote } from '@ironcart/api/codec';
import type { Country } from '@ironcart/core/address';
import type { LineItem, ShoppingList } from '@ironcart/core/list';
import { money } from '@ironcart/core/money';
import { createProduct, type Product, type ProductOf } from '@ironcart/core/product';
import type { RateQuote } from '@ironcart/core/shipping';
import type { WalletSituation } from '../payment-method/payment-method.types.ts';
import type { PaymentMethodsAnswer } from '../ports.ts';

export const countries: readonly Country[] = [
  { alpha2: 'US', name: 'United States', requireRegion: true, postcodeRegex: '^\\d{5}$' },
  { alpha2: 'DE', name: 'Germany', requireRegion: false, postcodeRegex: '^\\d{5}$' },
];

/** A plain product of $100 with a stock of ten. */
export const product = (productId: number, over: Partial<ProductOf<'simple' | 'virtual'>> = {}): Product =>
  createProduct({
    type: 'simple',
    productId,
    sku: `SKU-${productId}`,
    name: `Product ${productId}`,
    listPrice: money(10_000),
    weight: 45,
    inventory: {
      min: 1,
      max: 10,
      qoh: 10,
      backorder: false,
      leadTime: null,
      restockStatus: null,
      promoQty: null,
      bin: false,
    },
    ...over,
  });

export const lineItem = (productId: number, qty = 1): LineItem => ({
  listItemId: `line-${productId}`,
  productId,
  qty,
  options: {},
  metadata: {},
  children: [],
});

export const listOf = (...items: readonly LineItem[]): ShoppingList => ({
  _id: 'list-1',
  type: 'cart',
  items,
  messages: [],
  metadata: { isActive: true },
});

export const shopper = {
  firstname: 'Ada',
  lastname: 'Lifter',
  telephone: '6145550100',
  email: 'ada@example.com',
  street: ['1 Barbell Way'],
  city: 'Columbus',
  postcode: '43201',
  region: 'OH',
  countryId: 'US',
} as const;

/** Two shipping methods for one package; `transactionId` distinguishes quotes. */
export const rateQuote = (transactionId = 'quote-1', groundAmount = 1_500): RateQuote => ({
  transactionId,
  rates: [
    {
      shippingCode: 'ground',
      amount: money(groundAmount),
      label: 'Ground',
      carrier: 'Iron Freight',
      packageNumber: 1,
      transactionId,
      selected: false,
    },
    {
      shippingCode: 'air',
      amount: money(4_000),
      label: 'Air',
      carrier: 'Iron Freight',
      packageNumber: 1,
      transactionId,
      selected: false,
    },
  ],
  split: [],
});

export const taxQuote = (itemTax = 700, shippingTax = 100): TaxQuote => ({
  totalTax: money(itemTax + shippingTax),
  itemTax: money(itemTax),
  shippingTax: money(shippingTax),
  summary: [],
});

export const card = { token: 'tok-1', brand: 'visa', last4: '1111', expMonth: 12, expYear: 2030 } as const;

export const storedCard = {
  id: 'stored-1',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2030,
  isDefault: false,
  billingAddressId: undefined,
} as const;

/** Payment methods of the United States: one of every kind, and a saved card. */
export const paymentMethods: PaymentMethodsAnswer = {
  methods: [
    { type: 'scheme', name: 'Cards', brands: ['visa'] },
    { type: 'klarna', name: 'Klarna' },
    { type: 'paypal', name: 'PayPal' },
    { type: 'applepay', name: 'Apple Pay' },
  ],
  stored: [storedCard],
  paypal: { clientId: 'client-1', currency: 'USD' },
};

/** A phone that can pay with its wallet. */
export const wallets: WalletSituation = {
  hasApplePay: { site: true, checkout: false },
  flags: {},
  device: { kind: 'browser' },
  canDevicePay: true,
};
