import { checkoutMachine, createLateCheckout, selectStep } from '@ironcart/checkout-machines';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { dataHeader } from '../data/data-protocol.ts';
import { home } from '../testing/fixtures.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';
import { startInput } from './checkout-input.ts';
import type { CheckoutStart } from './checkout-start.ts';
import { serveCheckout, unusedPorts } from './served-checkout.server.ts';
import { servedState } from './served-checkout.ts';

/** The start data of the checkout page with a bar in the cart. */
const startOf = async (options: Parameters<typeof openStorefront>[0] = {}): Promise<CheckoutStart> => {
  const { get, post } = await openStorefront(options);
  await post('/cart', { intent: 'add', productId: '1' }, withSession);
  return (await (await get('/checkout', { ...withSession, [dataHeader]: 'checkout' })).json()) as CheckoutStart;
};

/** A session in which the guest's e-mail address and a name were entered, as plain data. */
const sessionOf = (start: CheckoutStart): NonNullable<CheckoutStart['session']> => {
  const input = { ...startInput(start), countries: start.countries, ports: unusedPorts(start.now) };
  const actor = createActor(checkoutMachine, { input }).start();
  actor.send({ type: 'email.changed', email: 'ines@example.com' });
  actor.send({ type: 'shippingAddress.changed', address: { firstname: 'Ines' } });
  const snapshot: unknown = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));
  actor.stop();
  return { version: 1, savedAtMs: start.now, state: { snapshot } };
};

/** The checkout that the page shows first, with the data that the server would send. */
const shownOf = (start: CheckoutStart, path: string) => {
  const served = JSON.parse(JSON.stringify(serveCheckout(start, path) ?? null)) ?? undefined;
  const state = servedState({ ...start, served });
  return state && createLateCheckout(state).actor.getSnapshot();
};

describe('server-rendered checkout', () => {
  it('starts at the beginning without a session: at the first step of a guest or a customer', async () => {
    const guest = await startOf();
    const stepAt = (start: CheckoutStart, path: string) => {
      const served = shownOf(start, path);
      return served && selectStep(served);
    };
    expect(stepAt(guest, '/checkout')).toBe('start');
    expect(stepAt(guest, '/checkout/shipping')).toBeUndefined();
    expect(stepAt(guest, '/checkout/success')).toBeUndefined();
    const customer = await startOf({ isLoggedIn: true, addresses: [home] });
    expect(stepAt(customer, '/checkout/shipping')).toBe('shipping');
    expect(stepAt({ ...guest, countries: [] }, '/checkout')).toBeUndefined();
    expect(stepAt({ ...guest, promotions: '/own.js' }, '/checkout')).toBeUndefined();
  });

  it('is complete with the page data, which it does not duplicate', async () => {
    const start = await startOf({ isLoggedIn: true, addresses: [home] });
    const shown = shownOf(start, '/checkout/shipping')?.context;
    const input = { ...startInput(start), countries: start.countries, ports: unusedPorts(start.now) };
    const { ports: _, ...first } = createActor(checkoutMachine, { input }).getSnapshot().context;
    expect(shown).toEqual(JSON.parse(JSON.stringify(first)));
    expect(Object.keys(serveCheckout(start, '/checkout/shipping')?.context.cart ?? {})).toEqual([
      'pricedCart',
      'items',
    ]);
  });

  it('restores the session at each reached step', async () => {
    const start = await startOf();
    const session = sessionOf(start);
    const served = shownOf({ ...start, session }, '/checkout/shipping');
    expect(served && selectStep(served)).toBe('shipping');
    expect(served?.context.shippingAddress).toMatchObject({ email: 'ines@example.com', firstname: 'Ines' });
    expect(shownOf({ ...start, session }, '/checkout/review')).toBeUndefined();
  });
});

describe('checkout page in HTML', () => {
  it('is a form with named fields that posts to its own URL, before and after its script loads', async () => {
    const { get, post } = await openStorefront();
    await post('/cart', { intent: 'add', productId: '1' }, withSession);
    const html = await (await get('/checkout', withSession)).text();
    expect(html).toMatch(/<form [^>]*method="post"[^>]*>.*name="email".*Continue to .*shipping/s);
  });

  it('has a button to the known step if the server knows none', async () => {
    const { get, post } = await openStorefront();
    await post('/cart', { intent: 'add', productId: '1' }, withSession);
    const html = await (await get('/checkout/payment', withSession)).text();
    expect(html).toMatch(/<noscript><form method="post"><button [^>]*value="checkout.open"/);
  });
});
