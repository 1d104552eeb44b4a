import { type CheckoutInput, type CheckoutPorts, checkoutMachine } from '@ironcart/checkout-machines';
import { money } from '@ironcart/core/money';
import type { Order } from '@ironcart/core/order';
import { createProduct } from '@ironcart/core/product';
import { siteByCode } from '@ironcart/core/site';
import { createActor, SimulatedClock } from 'xstate';

const products = [createProduct({ productId: 1, name: 'Bar', listPrice: money(34_500) })];
const line = { listItemId: 'line-1', productId: 1, qty: 1, options: {}, metadata: {}, children: [] };
const list = { _id: 'list-1', type: 'cart', items: [line], messages: [], metadata: { isActive: true } } as const;
const ground = { shippingCode: 'ground', amount: money(1_500), label: 'Ground', carrier: 'Freight', packageNumber: 1 };

/** Ports of plain functions that accept every order. */
const samplePorts = (): CheckoutPorts => {
  const kept = new Map<string, string>();
  let placed: Order | undefined;
  return {
    rates: async () => ({
      transactionId: 'quote-1',
      rates: [{ ...ground, transactionId: 'quote-1', selected: false }],
      split: [],
    }),
    tax: async () => ({ totalTax: money(700), itemTax: money(700), shippingTax: money(0), summary: [] }),
    place: async (order) => {
      placed = { ...order, orderId: 'order-1', status: 'published' };
      return { ok: true, value: { orderId: 'order-1', storeId: 1, status: 'published', payment: {} } };
    },
    order: async () => placed ?? Promise.reject(new Error('There is no such order')),
    reloadCart: async () => ({ list, products }),
    paymentMethods: async () => ({ methods: [{ type: 'scheme', name: 'Cards', brands: ['visa'] }], stored: [] }),
    giftCard: async () => Promise.reject(Object.assign(new Error('No such card'), { code: 'giftcard_not_exist' })),
    promotionStatus: async () => ({ isEnabled: false }),
    deleteList: async () => undefined,
    storage: {
      get: (key) => kept.get(key) ?? null,
      set: (key, text) => kept.set(key, text),
      remove: (key) => kept.delete(key),
    },
    now: () => Date.parse('2026-11-21T12:00:00Z'),
  };
};

/** A running checkout of one bar for the USA, with a clock that stands still until it is advanced. */
export const sampleCheckout = (over: Partial<Omit<CheckoutInput, 'ports'>> = {}) => {
  const clock = new SimulatedClock();
  const actor = createActor(checkoutMachine, {
    clock,
    input: {
      site: siteByCode('USA'),
      list,
      products,
      customer: undefined,
      savedAddresses: [],
      countries: [{ alpha2: 'US', name: 'United States', requireRegion: true, postcodeRegex: '^\\d{5}$' }],
      ports: samplePorts(),
      ...over,
    },
  });
  return { actor: actor.start(), clock };
};

export const sampleShopper = {
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

export const sampleCard = { token: 'token-1', brand: 'visa', last4: '1111', expMonth: 12, expYear: 2030 } as const;
