import type { CheckoutActor } from '@ironcart/checkout-machines';
import { expect, vi } from 'vitest';
import type { CheckoutStart } from '../checkout/checkout-start.ts';
import { dataHeader } from '../data/data-protocol.ts';
import { fetchFrom } from './fetch-from.ts';
import { home } from './fixtures.ts';
import { openStorefront, withSession } from './open-storefront.ts';

/**
 * The start data of the checkout page with two bars in the cart; the browser's fetch is connected to that store. For
 * tests in jsdom.
 */
export const prepareCheckout = async (options: Parameters<typeof openStorefront>[0] = {}) => {
  const store = await openStorefront(options);
  await store.post('/cart', { intent: 'add', productId: '1', qty: '2' }, withSession);
  const answer = await store.get('/checkout', { ...withSession, [dataHeader]: 'checkout' });
  const fetched = vi.fn(fetchFrom(store));
  vi.stubGlobal('fetch', fetched);
  return { ...store, fetched, start: (await answer.json()) as CheckoutStart };
};

/** Takes a guest's checkout to the payment step. */
export const reachPayment = async (actor: CheckoutActor): Promise<void> => {
  actor.send({ type: 'email.changed', email: home.email });
  actor.send({ type: 'step.continue' });
  actor.send({ type: 'shippingAddress.changed', address: home });
  await vi.waitFor(() => expect(actor.getSnapshot().context.shipping.state).toBe('valid'), { timeout: 20_000 });
  actor.send({ type: 'step.continue' });
};
