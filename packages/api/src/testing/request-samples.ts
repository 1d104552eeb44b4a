import { money } from '@ironcart/core/money';
import type { QuoteItem } from '@ironcart/core/order';
import { arbitraryAddress, arbitraryOrder } from '@ironcart/core/testing';
import fc from 'fast-check';

const [anyAddress] = fc.sample(arbitraryAddress(), { numRuns: 1, seed: 3 });
const [anyOrder] = fc.sample(arbitraryOrder(), { numRuns: 1, seed: 3 });
if (anyAddress === undefined || anyOrder === undefined) throw new Error('fast-check gives samples');

export const sampleAddress = { ...anyAddress, street: ['', '1 Main St'], vatNumber: 'DE123456789' };
export const sampleOrder = { ...anyOrder, billingAddress: sampleAddress };

/** A sample response to placing an order. */
export const wireSamplePlacement = {
  orderId: '100000042',
  storeId: 1,
  status: 'payment_pending',
  payment: { transactionId: 'pay-1' },
};

export const sampleQuoteItem: QuoteItem = {
  productId: 12,
  qty: 2,
  type: 'simple',
  price: money(34_500),
  listItemId: 'line-1',
  sku: 'BAR-20',
  weight: 44,
  rowTotal: money(69_000),
  productAttributes: { shipperhq_shipping_group: 'FREE' },
  customOptions: {},
  children: [],
};
