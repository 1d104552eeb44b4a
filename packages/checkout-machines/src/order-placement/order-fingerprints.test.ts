import { money } from '@ironcart/core/money';
import type { Order } from '@ironcart/core/order';
import { describe, expect, it } from 'vitest';
import { order } from '../testing/placement-world.ts';
import { paymentFingerprint, priceFingerprint } from './order-fingerprints.ts';

const paying = (payment: Partial<Order['payment']>): string =>
  paymentFingerprint({ ...order, payment: { ...order.payment, ...payment } });

describe("fingerprint of an order's payment", () => {
  it('is the same for an omitted and an unused payment method', () => {
    expect(paying({ storesCard: false })).toBe(paying({}));
    expect(paying({ adyenType: undefined, transactionToken: undefined, storedPaymentMethodId: undefined })).toBe(
      paying({}),
    );
  });

  it.each<Partial<Order['payment']>>([
    { storesCard: true },
    { adyenType: 'scheme' },
    { transactionToken: 'tok-1' },
    { storedPaymentMethodId: 'stored-1' },
    { authorizedPayPalAmount: money(0) },
    { amount: money(1) },
    { paymentType: 'paypal' },
  ])('changes with %j', (payment) => {
    expect(paying(payment)).not.toBe(paying({}));
  });

  it('distinguishes payment methods whose values concatenate to the same text', () => {
    expect(paying({ transactionToken: 'a' })).not.toBe(paying({ storedPaymentMethodId: 'a' }));
  });
});

describe("fingerprint of an order's prices", () => {
  const item = {
    listItemId: 'line-1',
    productId: 1,
    sku: 'SKU-1',
    name: 'Bar',
    type: 'simple',
    thumbnail: '/bar.webp',
    qty: 1,
    price: money(100),
    rowTotal: money(100),
    options: {},
    metadata: {},
    children: [],
  } as const;
  const print = (over: Partial<Order['items'][number]>) =>
    priceFingerprint({ ...order, items: [{ ...item, ...over }] });

  it('ignores names, pictures, omitted values and line order', () => {
    expect(print({ name: 'The bar', thumbnail: '/other.webp', configuration: undefined })).toBe(print({}));
    const { qty, sku, ...rest } = item;
    expect(priceFingerprint({ ...order, items: [{ sku, ...rest, qty }] })).toBe(print({}));
  });

  it.each<Partial<Order['items'][number]>>([
    { qty: 2 },
    { price: money(101) },
    { options: { 7: '12' } },
    { metadata: { redeem: true } },
    { configuration: { colour: 'red' } },
    { children: [item] },
  ])('changes with %j', (over) => {
    expect(print(over)).not.toBe(print({}));
  });
});
