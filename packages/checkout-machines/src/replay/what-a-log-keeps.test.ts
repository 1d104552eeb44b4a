import { money } from '@ironcart/core/money';
import type { Order } from '@ironcart/core/order';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import type { CheckoutInput } from '../checkout/checkout.types.ts';
import type { CheckoutPorts } from '../ports.ts';
import { countries, product } from '../testing/fixtures.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { createRecorder } from './recorder.ts';

/**
 * Values as a log writes them, with a placeholder for each personal text. A value that the log omits, replaces
 * differently or numbers differently appears as a difference.
 */
const address = (number: number) => ({
  _id: `id ${number + 1}`,
  firstname: `Name ${number * 3 - 2}`,
  lastname: `Name ${number * 3 - 1}`,
  company: `Name ${number * 3}`,
  telephone: `555 000${number}`,
  email: `shopper${number}@example.com`,
  street: [`Street ${number * 2 - 1}`],
  apartment: `Street ${number * 2}`,
  city: `City ${number}`,
  postcode: '',
  region: 'OH',
  regionId: 47,
  countryId: 'US',
  vatNumber: `Number ${number * 2 - 1}`,
  eoriNumber: `Number ${number * 2}`,
  isDefaultShipping: true,
  isDefaultBilling: false,
});

const settings = {
  kind: 'order',
  site: siteByCode('USA'),
  list: {
    _id: 'id 1',
    type: 'cart',
    items: [
      {
        listItemId: 'line-1',
        productId: 1,
        qty: 2,
        options: { 93: '12' },
        metadata: { redeem: true, hardwareCount: { shared: 1, solo: 2 } },
        children: [{ listItemId: 'line-2', productId: 2, qty: 1, options: {}, metadata: {}, children: [] }],
      },
    ],
    messages: [],
    metadata: { isActive: true, activeCartTs: 1_700_000_000_000 },
  },
  products: [product(1), product(2)],
  savedAddresses: [address(1)],
  draft: {
    listId: 'id 1',
    savedAtMs: 1_700_000_000_000,
    email: 'shopper1@example.com',
    shippingAddress: address(2),
    billingAddress: address(3),
    isBillingSameAsShipping: false,
    shippingMode: 'fastest',
    requestedShippingCodes: { 1: 'ground' },
    giftCardCodes: ['GIFT 1'],
    payment: { kind: 'redirect', type: 'klarna' },
    comments: 'Text 1',
  },
  customer: {
    _id: 'id 5',
    loggedIn: true,
    groupId: 4,
    email: 'shopper1@example.com',
    firstname: 'Name 1',
    lastname: 'Name 2',
    telephone: '555 0001',
    segments: [3, 5],
  },
  pending: {
    orderId: 'id 6',
    storeId: 1,
    listId: 'id 1',
    transactionId: 'id 7',
    kind: 'challenge',
    savedAtMs: 1_700_000_000_000,
  },
  countries,
  regions: [{ regionId: 47, code: 'OH', name: 'Ohio', countryId: 'US' }],
  config: { setup: 'payment', asksEmailFirst: true },
  wallets: { canDevicePay: true },
  paymentChoice: { kind: 'stored', id: 'id 8' },
  meta: { version: '12', platform: 'Text 2' },
};

const order = {
  orderId: 'id 1',
  listId: 'id 2',
  storeId: 1,
  status: 'payment_pending',
  items: [
    {
      listItemId: 'line-1',
      productId: 1,
      sku: 'SKU-1',
      name: 'Product 1',
      type: 'simple',
      thumbnail: '/bar.jpg',
      qty: 2,
      price: money(100),
      rowTotal: money(200),
      options: { 93: '12' },
      metadata: { redeem: true },
      configuration: { 7: '12' },
      children: [],
    },
  ],
  shippingMode: 'fewestPackages',
  shippingAddress: { ...address(1), _id: 'id 3' },
  billingAddress: { ...address(2), _id: 'id 4' },
  shipping: [
    {
      shippingCode: 'ground',
      amount: money(1_500),
      label: 'Ground',
      carrier: 'Iron Freight',
      packageNumber: 1,
      transactionId: 'id 5',
      selected: true,
    },
  ],
  totals: {
    subtotal: money(200),
    discount: money(1),
    shipping: money(1_500),
    tariff: money(2),
    itemTax: money(3),
    shippingTax: money(4),
    tax: money(7),
    grandTotalExcludingTax: money(1_701),
    grandTotalIncludingTax: money(1_708),
    giftcards: money(50),
  },
  payment: {
    paymentType: 'paypal',
    adyenType: 'scheme',
    amount: money(1_658),
    transactionToken: 'token 1',
    transactionId: 'id 6',
    browserInfo: { colorDepth: 24, language: 'Text 1' },
    authorizedPayPalAmount: money(1_658),
    storedPaymentMethodId: 'id 7',
    storesCard: true,
  },
  giftcards: [{ code: 'GIFT 1', balance: money(90), amount: money(50) }],
  comments: 'Text 2',
  customer: { email: 'shopper1@example.com', customerId: 'id 8', groupId: 4 },
  meta: { version: '12' },
} as const satisfies Order;

const answers = {
  order,
  rates: { transactionId: 'id 5', rates: order.shipping, split: [{ ...order.shipping[0], selected: false }] },
  tax: {
    totalTax: money(7),
    itemTax: money(3),
    shippingTax: money(4),
    summary: [{ label: 'Ohio', taxAmount: money(7) }],
    isVatNumberValid: true,
  },
  place: {
    ok: true,
    value: {
      orderId: 'id 1',
      storeId: 1,
      status: 'payment_pending',
      payment: { transactionToken: 'token 1', transactionId: 'id 6', browserInfo: { colorDepth: 24 } },
    },
  },
  reloadCart: {
    list: { ...settings.list, _id: 'id 2' },
    products: settings.products,
    earned: [{ code: 'GIFT 2', percent: 10, remainingUses: 3, hasFreeShipping: true }],
  },
  paymentMethods: {
    methods: [{ type: 'scheme', name: 'Cards', brands: ['visa'], configuration: { 1: '2' } }],
    stored: [
      {
        id: 'id 7',
        brand: 'visa',
        last4: '0000',
        expMonth: 12,
        expYear: 2099,
        isDefault: true,
        billingAddressId: 'id 4',
      },
    ],
    provider: { name: 'adyen', clientKey: 'token 2', environment: 'test' },
    paypal: { clientId: 'token 3', currency: 'USD' },
  },
  giftCard: { code: 'GIFT 1', balance: money(90), currency: 'USD' },
  promotionStatus: { isEnabled: true, remaining: 2 },
};

const card = { token: 'token 1', brand: 'visa', last4: '0000', expMonth: 12, expYear: 2099 };

const events = [
  { type: 'shippingAddress.changed', address: { ...address(1), _id: 'id 1' } },
  { type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' },
  { type: 'shippingMode.chosen', mode: 'fastest' },
  { type: 'billing.sameAsShipping', isSame: false },
  { type: 'comments.changed', comments: 'Text 1' },
  { type: 'agreements.changed', agreements: { subscription: true, trial: false } },
  { type: 'email.changed', email: 'shopper1@example.com' },
  { type: 'address.picked', section: 'billing', id: 'id 1' },
  { type: 'address.keep', section: 'shipping', isKept: true },
  { type: 'regions.loaded', regions: settings.regions },
  { type: 'cart.changed', ...answers.reloadCart, list: { ...settings.list, _id: 'id 2' }, earned: [] },
  { type: 'payment.chosen', choice: { kind: 'card', storesCard: true } },
  { type: 'payment.changed', isComplete: true },
  { type: 'payment.tokenReceived', card, requestId: 'id 3' },
  { type: 'payment.failed', message: '… …', requestId: 'id 3' },
  { type: 'payment.walletApproved', token: 'token 2', authorizedAmount: money(1_658) },
  { type: 'payment.deviceKnown', canDevicePay: true },
  { type: 'giftCard.added', code: 'GIFT 1' },
  { type: 'sheet.methodChosen', shippingCode: 'air' },
  { type: 'sheet.failed', code: 'no_shipping_rates' },
  { type: 'step.goTo', step: 'payment' },
  { type: 'checkout.left', to: '/elsewhere/1' },
  { type: 'checkout.left', to: '/checkout' },
];

const now = () => Date.parse('2026-11-21T12:00:00Z');

const record = (input: object = {}, ports: object = {}) =>
  createRecorder({
    site: settings.site,
    countries: [],
    products: [],
    ...input,
    ports: { storage: memoryStorage(), now, ...ports },
  } as unknown as CheckoutInput);

const heard = (event: object, over: object = {}) =>
  ({
    type: '@xstate.event',
    event,
    sourceRef: undefined,
    actorRef: { sessionId: 'x:0' },
    rootId: 'x:0',
    ...over,
  }) as unknown as Parameters<ReturnType<typeof record>['inspect']>[0];

describe('content of a checkout log', () => {
  it('includes all inputs', () => {
    expect(record(settings).log().input).toStrictEqual(settings);
  });

  it('includes every response of the store', async () => {
    const names = Object.keys(answers) as (keyof typeof answers)[];
    const recorder = record({}, Object.fromEntries(names.map((name) => [name, () => Promise.resolve(answers[name])])));
    const ports = recorder.input.ports as unknown as Readonly<Record<string, () => Promise<unknown>>>;
    for (const name of names) await ports[name]?.();
    expect(recorder.log().ports).toEqual(names);
    expect(recorder.log().entries).toStrictEqual(
      names.map((port) => ({ kind: 'answer', ms: 0, port, call: 1, value: answers[port] })),
    );
  });

  it('includes every external event with its fields', () => {
    const recorder = record();
    for (const event of events) recorder.inspect(heard(event));
    expect(recorder.log().entries).toStrictEqual(events.map((event) => ({ kind: 'event', ms: 0, event })));
  });
});

describe('log entry', () => {
  it('contains timers by name, and no events between machines', () => {
    const recorder = record();
    recorder.inspect(heard({ type: 'order.place' }, { type: '@xstate.snapshot' }));
    recorder.inspect(heard({ type: 'order.place' }, { sourceRef: { sessionId: 'x:0' } }));
    recorder.inspect(heard({ type: 'order.place' }, { actorRef: { sessionId: 'x:1' } }));
    recorder.inspect(heard({ type: 'xstate.init' }));
    recorder.inspect(heard({ type: 'xstate.after.500.draftOrder' }, { actorRef: { sessionId: 'x:1' } }));
    expect(recorder.log().entries).toEqual([{ kind: 'timer', ms: 0, name: 'xstate.after.500.draftOrder' }]);
  });

  it('contains each port call by number, and its failure without personal data', async () => {
    const refused = Object.assign(new Error('Nobody called Grace lives here'), { code: 'giftcard_not_exist' });
    const giftCard: CheckoutPorts['giftCard'] = (code) =>
      code === 'GIFT 1' ? Promise.resolve(answers.giftCard as never) : Promise.reject(refused);
    const recorder = record({}, { giftCard });
    const { signal } = new AbortController();
    await expect(recorder.input.ports.giftCard('Grace', signal)).rejects.toBe(refused);
    await expect(recorder.input.ports.giftCard('GIFT 1', signal)).resolves.toEqual(answers.giftCard);
    expect(recorder.log().entries).toEqual([
      { kind: 'failure', ms: 0, port: 'giftCard', call: 1, code: 'giftcard_not_exist', message: '… … … … …' },
      { kind: 'answer', ms: 0, port: 'giftCard', call: 2, value: answers.giftCard },
    ]);
  });

  it('omits synchronous results of the browser: clock, log and properties', () => {
    const told: unknown[] = [];
    const recorder = record(
      {},
      {
        log: (...words: unknown[]) => told.push(words),
        browserInfo: () => ({ language: 'en' }),
        deleteList: () => Promise.resolve(),
      },
    );
    recorder.input.ports.log?.('A word', {});
    expect(recorder.input.ports.browserInfo?.()).toEqual({ language: 'en' });
    expect(told).toEqual([['A word', {}]]);
    expect(recorder.log()).toMatchObject({ ports: ['deleteList'], entries: [] });
  });

  it('has monotonic time, even if the clock is set back', () => {
    let clock = 1_000;
    const recorder = record({}, { now: () => clock });
    const at = (ms: number) => {
      clock = ms;
      recorder.inspect(heard({ type: 'step.back' }));
    };
    for (const ms of [1_250, 1_100, 1_300]) at(ms);
    expect(recorder.log().startMs).toBe(1_000);
    expect(recorder.log().entries.map(({ ms }) => ms)).toEqual([250, 250, 300]);
  });

  it('is the last one after 5,000 entries, with a marker', () => {
    const recorder = record();
    for (let entry = 0; entry < 5_000; entry += 1) recorder.inspect(heard({ type: 'step.back' }));
    expect(recorder.log().isCut).toBe(false);
    recorder.inspect(heard({ type: 'order.place' }));
    expect(recorder.log().isCut).toBe(true);
    expect(recorder.log().entries.at(-1)).toMatchObject({ event: { type: 'step.back' } });
    expect(recorder.log().entries).toHaveLength(5_000);
  });
});
