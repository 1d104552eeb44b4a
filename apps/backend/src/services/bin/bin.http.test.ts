import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore({ limits: { bin: { max: 12, windowMs: 60_000 } } });
const { getBins, addBin, removeBin } = contract.bin;

const customerCalled = async (name: keyof typeof fixtureEmails): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};
const { alice, bob } = fixtureEmails;

describe('back-in-stock notice', () => {
  it('is created by product, parent and e-mail, and listed for its customer, newest first [S7-calls-cust-15] [S7-calls-cust-16]', async () => {
    const shopper = await customerCalled('alice');
    expect(await shopper.call(getBins)).toEqual([]);
    const bar = await shopper.call(addBin, { body: { product_id: fixtureIds.bar, email: alice.toUpperCase() } });
    expect(bar).toEqual({ _id: expect.any(String), product_id: fixtureIds.bar, parent_id: null, email: alice });
    store.passTime(1_000);
    const body = { product_id: fixtureIds.redPlate, email: alice, parent_id: fixtureIds.plate };
    const plate = await shopper.call(addBin, { body });
    expect(plate).toMatchObject({ product_id: fixtureIds.redPlate, parent_id: fixtureIds.plate });
    expect(await shopper.call(getBins)).toEqual([plate, bar]);
  });

  it('no longer exists once deleted [S7-calls-cust-17]', async () => {
    const shopper = await customerCalled('bob');
    const { _id: id } = await shopper.call(addBin, { body: { product_id: fixtureIds.bar, email: bob } });
    expect(await shopper.call(removeBin, { params: { id } })).toEqual({ success: true });
    expect(await shopper.call(getBins)).toEqual([]);
    expect(await shopper.refused(removeBin, { params: { id } })).toMatchObject({ status: 404, type: 'not_found' });
  });

  it('exists once per e-mail and product', async () => {
    const shopper = await customerCalled('bob');
    const body = { product_id: fixtureIds.strap, email: bob };
    await shopper.call(addBin, { body });
    const again = await shopper.refused(addBin, { body: { ...body, email: bob.toUpperCase() } });
    expect(again).toMatchObject({ status: 409, type: 'validation_error_already_subscribed' });
  });

  it("of a guest is independent of a customer's with the same e-mail", async () => {
    const guest = store.shopper();
    const body = { product_id: fixtureIds.strap, email: bob };
    await guest.call(addBin, { body });
    expect(await guest.refused(addBin, { body })).toMatchObject({ status: 409 });
    const products = (await (await customerCalled('bob')).call(getBins)).map(({ product_id }) => product_id);
    expect(products.filter((id) => id === fixtureIds.strap)).toHaveLength(1);
    expect(await guest.refused(getBins)).toMatchObject({ status: 401, type: 'token_expired' });
    expect(await guest.refused(removeBin, { params: { id: 'x' } })).toMatchObject({ status: 401 });
  });

  it('is answered with 404 for other shoppers [SECURITY-9]', async () => {
    const owner = await customerCalled('alice');
    const [notice] = await owner.call(getBins);
    const params = { id: notice?._id ?? '' };
    const stranger = await customerCalled('bob');
    expect(await stranger.refused(removeBin, { params })).toMatchObject({ status: 404, type: 'not_found' });
    expect(await owner.call(getBins)).toContainEqual(notice);
  });

  it('takes its customer from the session, not from the body [SECURITY-11]', async () => {
    const owner = await customerCalled('alice');
    const { customer } = await owner.call(contract.session.getSession);
    const before = await owner.call(getBins);
    const body = { product_id: fixtureIds.rack, email: bob, customerId: customer._id, customer_id: customer._id };
    await store.shopper().call(addBin, { body });
    expect(await owner.call(getBins)).toEqual(before);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an unknown product', { product_id: 987_654 }],
    ['a parent without that part', { parent_id: fixtureIds.plate }],
  ])('is rejected for %s', async (_title, wrong) => {
    const body = { product_id: fixtureIds.deal, email: alice, ...wrong };
    expect(await store.shopper().refused(addBin, { body })).toMatchObject({ status: 422, type: 'product_not_found' });
  });

  it.each<[string, Record<string, unknown>]>([
    ['without an e-mail', { email: '' }],
    ['with a line break in the e-mail', { email: 'a@example.com\r\nBcc: b@example.com' }],
    ['for SQL', { product_id: "1'; drop table products" }],
    ['with a negative product id', { product_id: -1 }],
    ['with a product id beyond the database range', { product_id: 2_147_483_648 }],
    ['with a parent id beyond the database range', { parent_id: 999_999_999_999 }],
    ['with a zero byte', { email: 'a\u0000@example.com' }],
  ])('violates the contract if %s', async (_title, wrong) => {
    const response = await store.shopper().request('/svc_bin/bin', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ product_id: fixtureIds.deal, email: alice, ...wrong }),
    });
    expect(response.status).toBe(400);
  });

  it.each(['x', "' or 1=1 --", '%00', '../session'])('is answered with 404 for the id %j, never 500', async (id) => {
    const shopper = await customerCalled('alice');
    expect([400, 404]).toContain((await shopper.refused(removeBin, { params: { id } })).status);
  });

  it('has a rate limit [SECURITY-15]', async () => {
    const guest = store.shopper();
    const body = { product_id: 987_654, email: alice };
    const headers = { 'X-Forwarded-For': '203.0.113.9' };
    for (let count = 0; count < 12; count += 1) await guest.refused(addBin, { body, headers });
    expect(await guest.refused(addBin, { body, headers })).toMatchObject({ status: 429, type: 'too_many_requests' });
  });
});
