import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Address } from '../address/address.ts';
import { add, money } from '../money/index.ts';
import { arbitraryOrder } from '../testing/index.ts';
import type { Order } from './order.ts';
import { rateFingerprint } from './rate-fingerprint.ts';

const shippedTo = (order: Order, change: Partial<Address>): Order => ({
  ...order,
  shippingAddress: order.shippingAddress && { ...order.shippingAddress, ...change },
});

const firstItem = (order: Order, change: Partial<Order['items'][number]>): Order => ({
  ...order,
  items: order.items.map((item, index) => (index === 0 ? { ...item, ...change } : item)),
});

const relevantChanges: Readonly<Record<string, (order: Order) => Order>> = {
  sku: (order) => firstItem(order, { sku: 'OTHER' }),
  quantity: (order) => firstItem(order, { qty: 99 }),
  'sku of a child': (order) => firstItem(order, { children: order.items.slice(0, 1) }),
  subtotal: (order) => ({ ...order, totals: { ...order.totals, subtotal: add(order.totals.subtotal, money(1)) } }),
  mode: (order) => ({ ...order, shippingMode: order.shippingMode === 'fastest' ? 'fewestPackages' : 'fastest' }),
  'postal code': (order) => shippedTo(order, { postcode: 'other' }),
  region: (order) => shippedTo(order, { region: 'other' }),
  country: (order) => shippedTo(order, { countryId: 'ZZ' }),
  'VAT number': (order) => shippedTo(order, { vatNumber: 'other' }),
};

const otherChanges: Readonly<Record<string, (order: Order) => Order>> = {
  person: (order) => shippedTo(order, { firstname: 'Other', telephone: '1', email: 'other@b.co' }),
  street: (order) => shippedTo(order, { street: ['other'], city: 'Other' }),
  'billing address': (order) => ({ ...order, billingAddress: undefined }),
  tax: (order) => ({ ...order, totals: { ...order.totals, tax: money(1), itemTax: money(1) } }),
  comments: (order) => ({ ...order, comments: 'other', meta: { l10n: 'other' } }),
  payment: (order) => ({ ...order, payment: { paymentType: 'adyen', amount: money(1) } }),
  status: (order) => ({ ...order, status: 'payment_pending', orderId: 'other' }),
  'order of items': (order) => ({ ...order, items: order.items.toReversed() }),
  'name of an item': (order) => firstItem(order, { name: 'Other', thumbnail: 'other', listItemId: 'other' }),
};

describe('rateFingerprint', () => {
  it.each(Object.keys(relevantChanges))('changes with the %s [S4-ship-11]', (name) => {
    fc.assert(
      fc.property(arbitraryOrder(), (order) => {
        expect(rateFingerprint(relevantChanges[name]?.(order) ?? order)).not.toBe(rateFingerprint(order));
      }),
    );
  });

  it.each(Object.keys(otherChanges))('does not change with the %s [S4-ship-11]', (name) => {
    fc.assert(
      fc.property(arbitraryOrder(), (order) => {
        expect(rateFingerprint(otherChanges[name]?.(order) ?? order)).toBe(rateFingerprint(order));
      }),
    );
  });

  it('is defined before an address is entered', () => {
    fc.assert(
      fc.property(arbitraryOrder(), (order) => {
        expect(rateFingerprint({ ...order, shippingAddress: undefined })).not.toBe(rateFingerprint(order));
      }),
    );
  });
});
