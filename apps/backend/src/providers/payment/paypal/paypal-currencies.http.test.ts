import { contract } from '@ironcart/api/contract';
import { createSites, defaultSites } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { useTestStore } from '../../../testing/test-store.ts';
import { createFakeProviders } from '../testing/fake-providers.ts';

const { payPal, network, accounts } = createFakeProviders();
const sites = createSites(defaultSites.all.map((site) => (site.code === 'CAN' ? { ...site, currency: 'TWD' } : site)));
const store = useTestStore({ accounts, remoteFetch: network.fetch, sites });

const offeredOn = async (siteCode: 'USA' | 'CAN') => {
  const answer = await store.shopper(siteCode).call(contract.paymentMethod.getMethods, { query: { country: 'US' } });
  return { isListed: answer.paymentMethods.some(({ type }) => type === 'paypal'), setup: answer.paypal };
};

const newOrder = (currency: string) =>
  store.shopper().request('/provider/paypal/orders', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ amount: '1250.50', currency }),
  });

it('PayPal is offered in currencies that it supports with two decimals, and creates no order in another', async () => {
  expect(await offeredOn('USA')).toMatchObject({ isListed: true, setup: { currency: 'USD' } });
  expect((await newOrder('USD')).status).toBe(200);
  const before = payPal.orders.length;
  expect(await offeredOn('CAN')).toEqual({ isListed: false, setup: undefined });
  expect((await newOrder('TWD')).status).toBe(400);
  const approval = await store
    .shopper()
    .request('/provider/paypal/approval?returnTo=/checkout/payment&amount=1250&currency=TWD', { redirect: 'manual' });
  expect(approval.headers.get('location')).toMatch(/unavailable=paypal/);
  expect(payPal.orders).toHaveLength(before);
});
