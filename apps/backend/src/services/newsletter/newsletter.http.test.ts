import { contract } from '@ironcart/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Shopper, testOrigin } from '../../testing/shopper.ts';
import { fixtureEmails, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore({
  limits: { newsletter: { max: 20, windowMs: 60_000 }, form: { max: 12, windowMs: 60_000 } },
});
const { subscribe, unsubscribe, getSubscriptions, signUp } = contract.newsletter;
const { alice, bob } = fixtureEmails;

const customerCalled = async (name: keyof typeof fixtureEmails) => {
  const shopper = store.shopper();
  const { customer } = await shopper.call(contract.session.login, {
    body: { email: fixtureEmails[name], password: fixturePassword },
  });
  return { shopper, userId: customer._id };
};
const listsOn = (shopper: Shopper, siteCode: 'USA' | 'EUR' = 'USA') =>
  shopper.call(getSubscriptions, { params: { siteCode } });

describe('newsletters of a customer', () => {
  it('are subscribed and unsubscribed by list id, and listed by site [S7-calls-news-01] [S7-calls-news-02] [S7-calls-news-03]', async () => {
    const { shopper, userId } = await customerCalled('alice');
    expect(await listsOn(shopper)).toEqual({ emailListIds: [] });
    const body = { userId, email: alice.toUpperCase(), newsletters: [10_102, 10_101, 10_501] };
    expect(await shopper.call(subscribe, { body })).toEqual({ success: true });
    expect(await shopper.call(subscribe, { body })).toEqual({ success: true });
    expect(await listsOn(shopper)).toEqual({ emailListIds: [10_101, 10_102] });
    expect(await listsOn(shopper, 'EUR')).toEqual({ emailListIds: [10_501] });
    const left = { userId, email: alice, newsletters: [10_102, 10_501, 10_106] };
    expect(await shopper.call(unsubscribe, { body: left })).toEqual({ success: true });
    expect(await listsOn(shopper)).toEqual({ emailListIds: [10_101] });
    expect(await listsOn(shopper, 'EUR')).toEqual({ emailListIds: [] });
  });

  it('do not change for another e-mail or an unknown list, without a success response', async () => {
    const { shopper, userId } = await customerCalled('alice');
    const before = await listsOn(shopper);
    for (const wrong of [{ email: bob }, { newsletters: [10_102, 77] }, { newsletters: [2_147_483_647] }]) {
      const body = { userId, email: alice, newsletters: [10_102], ...wrong };
      expect(await shopper.call(subscribe, { body })).toEqual({ success: false });
      expect(await shopper.call(unsubscribe, { body })).toEqual({ success: false });
    }
    expect(await listsOn(shopper)).toEqual(before);
    expect(await listsOn((await customerCalled('bob')).shopper)).toEqual({ emailListIds: [] });
  });

  it('cannot be changed or read by others [SECURITY-9]', async () => {
    const { userId } = await customerCalled('alice');
    const { shopper } = await customerCalled('bob');
    const body = { userId, email: alice, newsletters: [10_101] };
    expect(await shopper.refused(unsubscribe, { body })).toMatchObject({ status: 404, type: 'not_found' });
    expect(await shopper.refused(subscribe, { body })).toMatchObject({ status: 404, type: 'not_found' });
    const guest = store.shopper();
    for (const call of [subscribe, unsubscribe]) {
      expect(await guest.refused(call, { body })).toMatchObject({ status: 401, type: 'token_expired' });
    }
    expect(await guest.refused(getSubscriptions, { params: { siteCode: 'USA' } })).toMatchObject({ status: 401 });
  });

  it.each([[[]], [[0]], [['10101']], [Array(51).fill(10_101)], ['10101']])(
    'are rejected for %j',
    async (newsletters) => {
      const { shopper, userId } = await customerCalled('alice');
      const response = await shopper.request('/svc_ssr/newsletters/subscribe', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ userId, email: alice, newsletters }),
      });
      expect(response.status).toBe(400);
    },
  );
});

describe('newsletter sign-up of a guest', () => {
  it('subscribes an e-mail, and repeats the same response for it [S7-calls-news-04]', async () => {
    const guest = store.shopper();
    const body = { email: bob, emailListIds: [10_102] };
    const first = await guest.call(signUp, { body });
    expect(await guest.call(signUp, { body })).toEqual(first);
    expect(guest.cookie()).toBeUndefined();
    expect(await listsOn((await customerCalled('bob')).shopper)).toEqual({ emailListIds: [10_102] });
  });

  it('is rejected for an unknown list or an invalid e-mail', async () => {
    const guest = store.shopper();
    const unknown = await guest.refused(signUp, { body: { email: bob, emailListIds: [1] } });
    expect(unknown).toMatchObject({ status: 422, type: 'unknown_list' });
    const body = { email: 'a@example.com\nBcc: b@example.com', emailListIds: [10_101] };
    expect(await guest.refused(signUp, { body })).toMatchObject({ status: 400 });
  });

  it('has a rate limit [SECURITY-15]', async () => {
    const guest = store.shopper();
    const body = { email: 'often@example.com', emailListIds: [10_101] };
    for (let count = 0; count < 20; count += 1) await guest.call(signUp, { body });
    expect(await guest.refused(signUp, { body })).toMatchObject({ status: 429 });
  });
});

describe('content form', () => {
  let guest: Shopper;
  beforeAll(() => {
    guest = store.shopper();
  });
  const post = (fields: Readonly<Record<string, string | Blob>>, headers: Readonly<Record<string, string>> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return guest.request('/svc_ssr/submit/wufoo', { method: 'POST', headers, body });
  };
  const filled = { formHash: 'contact', name: 'Ada', message: 'Do you ship to Malta?' };
  const kept = () => store.db.selectFrom('form_submissions').select(['form_hash', 'fields']).execute();

  it('is stored with the fields of the form, sent as form data with its hash [S7-calls-news-05]', async () => {
    const response = await post({ ...filled, phone: '', isAdmin: 'yes' });
    expect([response.status, await response.json()]).toEqual([200, { success: true }]);
    expect(await kept()).toEqual([{ form_hash: 'contact', fields: { name: 'Ada', message: 'Do you ship to Malta?' } }]);
  });

  it.each<[number, string, Readonly<Record<string, string | Blob>>]>([
    [404, 'another’s hash', { ...filled, formHash: 'unknown' }],
    [422, 'an empty field that is required', { ...filled, message: ' ' }],
    [422, 'an e-mail address that is none', { ...filled, email: 'ada@' }],
    [400, 'no hash', { name: 'Ada', message: 'x' }],
    [400, 'a file', { ...filled, message: new Blob(['x']) }],
    [400, 'a card number', { ...filled, message: 'my card is 4111 1111 1111 1111' }],
    [400, 'more text than a field takes', { ...filled, message: 'x'.repeat(10_001) }],
    [413, 'more than a form', { ...filled, message: 'x'.repeat(70_000) }],
    [400, 'a zero byte', { ...filled, message: 'x\u0000' }],
  ])('is rejected with %i for %s', async (status, _title, fields) => {
    const before = (await kept()).length;
    const refused = await post(fields);
    expect(refused.status).toBe(status);
    expect(await refused.json()).toMatchObject({ error: { message: expect.stringMatching(/\w/) } });
    expect(await kept()).toHaveLength(before);
  });

  it('names the field with an invalid e-mail address, and accepts a valid one', async () => {
    const refused = await post({ ...filled, email: 'ada at example.com' });
    expect(await refused.json()).toMatchObject({
      error: { type: 'invalid_form_email', details: { paths: ['email'] } },
    });
    expect((await post({ ...filled, email: 'ada@example.com' })).status).toBe(200);
  });

  it('names the field with a card number [SECURITY-31]', async () => {
    guest = store.shopper();
    const refused = await post({ ...filled, message: 'my card is 4111 1111 1111 1111' });
    expect(await refused.json()).toMatchObject({
      error: { type: 'card_number_refused', details: { paths: ['message'] } },
    });
  });

  it("is accepted only as form data, and from the store's own pages [SECURITY-3]", async () => {
    guest = store.shopper();
    const send = (headers: Readonly<Record<string, string>>, body: string) =>
      guest.request('/svc_ssr/submit/wufoo', { method: 'POST', headers, body });
    expect((await send({ 'Content-Type': 'application/json' }, JSON.stringify(filled))).status).toBe(403);
    expect((await send({ 'Content-Type': 'text/plain' }, 'x')).status).toBe(403);
    expect((await send({ 'Content-Type': 'application/x-www-form-urlencoded' }, 'formHash=contact')).status).toBe(403);
    expect((await send({ 'Content-Type': 'multipart/form-data; boundary=x' }, 'no form')).status).toBe(400);
    expect((await post(filled, { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await post(filled, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    const body = JSON.stringify({ email: bob, emailListIds: [10_101] });
    const headers = { 'Content-Type': 'multipart/form-data; boundary=x', Origin: testOrigin };
    const elsewhere = await guest.request('/svc_ssr/submit/iterable', { method: 'POST', headers, body });
    expect(elsewhere.status).toBe(403);
  });

  it('cannot change a prototype with its field names [SECURITY-24]', async () => {
    guest = store.shopper();
    expect((await post({ ...filled, __proto__polluted: 'x', constructor: 'y', toString: 'z' })).status).toBe(200);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    expect(Object.keys((await kept()).at(-1)?.fields ?? {}).sort()).toEqual(['message', 'name']);
  });

  it('has a rate limit [SECURITY-15]', async () => {
    guest = store.shopper();
    for (let count = 0; count < 12; count += 1) expect((await post(filled)).status).toBe(200);
    expect((await post(filled)).status).toBe(429);
  });
});
