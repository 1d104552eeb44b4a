import { checkoutMachine, selectStep } from '@ironcart/checkout-machines';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { dataHeader } from '../data/data-protocol.ts';
import { home } from '../testing/fixtures.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';
import { startInput } from './checkout-input.ts';
import type { CheckoutStart } from './checkout-start.ts';
import { firstSnapshot, unusedPorts } from './served-checkout.ts';
import { sessionSnapshot } from './session-checkout.ts';

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

describe('the checkout that the server renders', () => {
  it('is at its beginning without a session: where a guest or a customer starts, and no later step', async () => {
    const guest = await startOf();
    const stepAt = (start: CheckoutStart, path: string) => {
      const served = firstSnapshot(start, path);
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

  it('is the session at each step that it has reached', async () => {
    const start = await startOf();
    const session = sessionOf(start);
    const served = sessionSnapshot({ ...start, session }, '/checkout/shipping');
    expect(served && selectStep(served)).toBe('shipping');
    expect(served?.context.shippingAddress).toMatchObject({ email: 'ines@example.com', firstname: 'Ines' });
    expect(sessionSnapshot({ ...start, session }, '/checkout/review')).toBeUndefined();
  });
});

describe('the checkout page in HTML', () => {
  it('is a form with named fields that posts to its own address, also before its script', async () => {
    const { get, post } = await openStorefront();
    await post('/cart', { intent: 'add', productId: '1' }, withSession);
    const html = await (await get('/checkout', withSession)).text();
    expect(html).toMatch(/<form [^>]*method="post"[^>]*>.*name="email".*Continue to .*shipping/s);
  });

  it('has a button that leads to the step that is known where the server knows none', async () => {
    const { get, post } = await openStorefront();
    await post('/cart', { intent: 'add', productId: '1' }, withSession);
    const html = await (await get('/checkout/payment', withSession)).text();
    expect(html).toMatch(/<noscript><form method="post"><button [^>]*value="checkout.open"/);
  });
});
