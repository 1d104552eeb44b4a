// @vitest-environment jsdom
import { checkoutMachine, selectStep } from '@ironcart/checkout-machines';
import {
  type DraftOrder,
  draftStorageKey,
  encodeDraft,
  encodePending,
  type PendingOrder,
  pendingStorageKey,
} from '@ironcart/core/checkout';
import { siteByCode } from '@ironcart/core/site';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { dataHeader } from '../data/data-protocol.ts';
import { home } from '../testing/fixtures.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';
import { prepareCheckout } from '../testing/prepare-checkout.ts';
import { startInput } from './checkout-input.ts';
import type { CheckoutStart } from './checkout-start.ts';
import { openCheckout } from './open-checkout.ts';
import { unusedPorts } from './served-checkout.server.ts';

const startMs = Date.UTC(2026, 10, 21);

const draft: DraftOrder = {
  listId: 'cart-1',
  savedAtMs: startMs - 60_000,
  email: 'ines@example.com',
  isBillingSameAsShipping: true,
  shippingMode: 'fastest',
  requestedShippingCodes: {},
  giftCardCodes: [],
  comments: 'Mind the dog',
};

const pending: PendingOrder = {
  orderId: 'order-7',
  storeId: 1,
  listId: 'cart-1',
  transactionId: 'PSP1',
  kind: 'challenge',
  savedAtMs: startMs - 60_000,
};

const open = async ({
  begins = {},
  ...options
}: Parameters<typeof prepareCheckout>[0] & { begins?: Partial<CheckoutStart> } = {}) => {
  const store = await prepareCheckout(options);
  const actor = await openCheckout({ ...store.start, ...begins });
  actors.push(actor);
  const context = () => actor.getSnapshot().context;
  return { ...store, actor, context };
};

const actors: Awaited<ReturnType<typeof openCheckout>>[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: startMs });
});
afterEach(() => {
  for (const actor of actors.splice(0)) actor.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('checkout in the browser', () => {
  it('starts with the e-mail of a guest, and the addresses of a customer', async () => {
    const guest = await open();
    expect(selectStep(guest.actor.getSnapshot())).toBe('start');
    expect([guest.context().cart.list._id, guest.context().savedAddresses]).toEqual(['cart-1', []]);
    const customer = await open({ isLoggedIn: true, addresses: [home] });
    expect(selectStep(customer.actor.getSnapshot())).toBe('shipping');
    expect(customer.context().savedAddresses).toMatchObject([{ city: 'Columbus' }]);
    expect(customer.context().customer).toMatchObject({ email: 'mara@example.com' });
    expect(customer.context().regions).toEqual([{ regionId: 1, countryId: 'US', code: 'OH', name: 'Ohio' }]);
  });

  it('continues what was entered without scripts, unless the draft on the device is newer', async () => {
    const { start } = await prepareCheckout();
    const input = { ...startInput(start), countries: start.countries, ports: unusedPorts(start.now) };
    const without = createActor(checkoutMachine, { input }).start();
    without.send({ type: 'email.changed', email: 'ines@example.com' });
    without.send({ type: 'agreements.changed', agreements: { trial: true } });
    without.send({ type: 'step.continue' });
    const snapshot: unknown = JSON.parse(JSON.stringify(without.getPersistedSnapshot()));
    without.stop();
    const session = { version: 1, state: { snapshot }, savedAtMs: startMs - 30_000 };
    localStorage.setItem(draftStorageKey, encodeDraft(draft));
    const { actor, context } = await open({ begins: { session } });
    expect(selectStep(actor.getSnapshot())).toBe('shipping');
    expect([context().agreements.trial, context().comments]).toEqual([true, '']);
    expect(context().ports.now()).toBe(startMs);
    localStorage.setItem(draftStorageKey, encodeDraft({ ...draft, savedAtMs: startMs - 10_000 }));
    const newer = await open({ begins: { session } });
    expect(newer.context().comments).toBe('Mind the dog');
  });

  it('uses the clock of the store, regardless of the device clock', async () => {
    vi.setSystemTime(startMs - 3_600_000);
    const { context } = await open();
    expect(context().ports.now()).toBe(startMs);
    vi.setSystemTime(startMs - 3_600_000 + 5_000);
    expect(context().ports.now()).toBe(startMs + 5_000);
  });

  it.each([
    ['the draft of its cart', { [draftStorageKey]: encodeDraft(draft) }, 'Mind the dog', 'start'],
    ['no draft of another cart', { [draftStorageKey]: encodeDraft({ ...draft, listId: 'other' }) }, '', 'start'],
    ['nothing if nothing is stored', {}, '', 'start'],
    ['the order of its cart that waits at the bank', { [pendingStorageKey]: encodePending(pending) }, '', 'placing'],
    ['no order of another cart', { [pendingStorageKey]: encodePending({ ...pending, listId: 'other' }) }, '', 'start'],
  ])('resumes %s', async (_, kept, comments, step) => {
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
    const { actor, context } = await open();
    expect([context().comments, selectStep(actor.getSnapshot())]).toEqual([comments, step]);
  });

  it('resumes the order returned from the bank, of any cart', async () => {
    localStorage.setItem(pendingStorageKey, encodePending({ ...pending, listId: 'other' }));
    window.history.replaceState(null, '', '/checkout?order=order-7');
    expect(selectStep((await open()).actor.getSnapshot())).toBe('placing');
  });

  it('opens without the draft if the draft code fails to load, with a warning', async () => {
    localStorage.setItem(draftStorageKey, encodeDraft(draft));
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    vi.doMock('./read-stored.ts', () => {
      throw new Error('offline');
    });
    const { context } = await open();
    vi.doUnmock('./read-stored.ts');
    expect(context().comments).toBe('');
    expect(warn.mock.calls).toEqual([['What was stored of checkout could not be read', { error: expect.any(Error) }]]);
  });

  it.each([
    ['a browser', { device: { kind: 'browser' } }, {}],
    [
      'the app',
      { device: { kind: 'app', platform: 'ios', version: '3.3.0' } },
      { appVersion: '3.3.0', appPlatform: 'ios' },
    ],
  ] as const)('sends with the order that it is placed in %s', async (_, begins, meta) => {
    const { context } = await open({ begins });
    expect(context().meta).toEqual(meta);
    expect(context().wallets.device).toEqual(begins.device);
  });

  it.each([
    [{ hasApplePay: true, hasApplePayOnWeb: true }, true, { canDevicePay: true, checkout: true }],
    [{ hasApplePay: true, hasApplePayOnWeb: true }, false, { canDevicePay: false, checkout: true }],
    [{ hasApplePay: false, hasApplePayOnWeb: false }, true, { canDevicePay: false, checkout: false }],
  ])(
    'offers Apple Pay if the store %o and the browser support it: %s',
    async (begins, canPay, { canDevicePay, checkout }) => {
      vi.stubGlobal('ApplePaySession', { canMakePayments: () => canPay });
      const { context } = await open({ begins });
      expect(context().wallets).toMatchObject({ canDevicePay, hasApplePay: { site: false, checkout } });
    },
  );

  it('passes the flags to the wallets: PayPal in the app, Apple Pay in Canada [S6-flags-03] [S4-applepay-02]', async () => {
    const inApp = { Cookie: `${withSession.Cookie}; isMobileApp=1; mobileAppVersion=3.3.0` };
    const flags = { app_paypal: true, apple_pay_can: true, pip: true };
    const flagsAt = async (path: string, headers: Record<string, string>) => {
      const { get, post, calls } = await openStorefront({ flags });
      await post(path.replace('checkout', 'cart'), { intent: 'add', productId: '1', qty: '2' }, withSession);
      const answer = await get(path, { ...headers, [dataHeader]: 'checkout' });
      const { flags: told } = (await answer.json()) as CheckoutStart;
      return { told, asked: calls.some(({ path: called }) => called === '/svc_flag/config') };
    };
    const known = { told: { app_paypal: true, apple_pay_can: true }, asked: true };
    expect(await flagsAt('/checkout', inApp)).toEqual(known);
    expect(await flagsAt('/ca/checkout', withSession)).toEqual(known);
    expect(await flagsAt('/checkout', withSession)).toEqual({ told: {}, asked: false });
    const { context } = await open({ begins: { flags: { app_paypal: true } } });
    expect(context().wallets.flags).toEqual({ app_paypal: true });
  });

  it.each([
    ['3.2.4', true, []],
    ['3.2.5', false, []],
    ['3.2.5', true, [{ kind: 'canPay' }]],
  ])(
    "queries an app of version %s for its device's support, if Apple Pay is configured: %s [S4-applepay-03] [S1-app-14]",
    async (version, hasApplePay, asked) => {
      const postMessage = vi.fn();
      vi.stubGlobal('webkit', { messageHandlers: { ironcartApplePay: { postMessage } } });
      const device = { kind: 'app', platform: 'ios', version } as const;
      const { actor, context } = await open({ begins: { hasApplePay, hasApplePayOnWeb: true, device } });
      await vi.dynamicImportSettled();
      expect(postMessage.mock.calls.flat()).toEqual(asked);
      const say = (detail: unknown) => window.dispatchEvent(new CustomEvent('ironcart:apple-pay', { detail }));
      const knows = () => actor.getSnapshot().children.paymentMethod?.getSnapshot().context.wallets.canDevicePay;
      say({ event: 'availability', canPay: 'yes' });
      expect(knows()).toBe(false);
      say({ event: 'availability', canPay: true });
      expect(knows()).toBe(asked.length > 0);
      expect(context().wallets.device).toEqual(device);
    },
  );

  it("saves an address to the customer's address book, through the account form", async () => {
    const { context, calls } = await open({ isLoggedIn: true });
    await context().ports.saveAddress?.({ ...home, company: 'Halden' });
    await context().ports.saveAddress?.({
      ...home,
      street: ['1 Main St', 'Rear'],
      apartment: '4',
      vatNumber: 'GB1',
      eoriNumber: 'E1',
    });
    const saved = calls.filter(({ path }) => path.startsWith('/svc_customer/customer/address'));
    const { _id, isDefaultShipping, ...address } = home;
    expect(saved.map(({ method, body }) => [method, body])).toEqual([
      ['POST', { ...address, company: 'Halden' }],
      ['POST', { ...address, street: ['1 Main St', 'Rear'], apartment: '4', vatId: 'GB1', eoriNumber: 'E1' }],
    ]);
  });

  it('reports a rejected address, on every site', async () => {
    const { context, fetched, start } = await open({ isLoggedIn: true });
    await expect(context().ports.saveAddress?.({ ...home, city: 'Atlantis' })).rejects.toThrow('was not taken');
    fetched.mockImplementation(async () => new Response(null, { status: 500 }));
    const british = await openCheckout({ ...start, site: siteByCode('GBR') });
    actors.push(british);
    await expect(british.getSnapshot().context.ports.saveAddress?.(home)).rejects.toThrow('was not taken');
    expect(fetched.mock.calls.map(([address]) => address)).toContain('/gb/account/address?_data=address');
  });

  it('applies the promotions of the store', async () => {
    const path = `data:text/javascript,${encodeURIComponent('export default []')}`;
    expect((await open()).context().ports.promotions).toBeUndefined();
    expect((await open({ begins: { promotions: path } })).context().ports.promotions).toBeTypeOf('function');
  });

  it.each(['payment', 'classic'] as const)('is the configured variant: %s', async (setup) => {
    expect((await open({ begins: { setup } })).context().config.setup).toBe(setup);
  });

  it('reloads the earned discounts of a redeeming line', async () => {
    const ticketsOf = async (begins: Partial<CheckoutStart>) => {
      const { post, context, calls } = await open({ isLoggedIn: true, begins });
      await post('/cart', { intent: 'redeem', listItemId: 'item-1' }, withSession);
      const before = calls.length;
      await context().ports.reloadCart();
      return calls.slice(before).filter(({ path }) => path === '/svc_ticket/tickets').length;
    };
    expect([await ticketsOf({}), await ticketsOf({ customer: undefined })]).toEqual([1, 0]);
  });

  it('shows rejected requests on a store under review [S8-http-08]', async () => {
    document.documentElement.dataset.environment = 'review';
    const { context, fetched } = await open();
    fetched.mockImplementation(async () => new Response('Slow down', { status: 429 }));
    await expect(context().ports.giftCard('GIFT-0001', new AbortController().signal)).rejects.toThrow();
    await vi.waitFor(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('429'));
    document.body.replaceChildren();
    delete document.documentElement.dataset.environment;
  });

  it('reloads its own cart', async () => {
    const { context, post } = await open();
    await post('/cart', { intent: 'update', listItemId: 'item-1', qty: '3' }, withSession);
    const { list, products } = await context().ports.reloadCart();
    expect([list.items.map(({ qty }) => qty), products.map(({ name }) => name)]).toEqual([[3], ['Competition Bar']]);
  });
});
