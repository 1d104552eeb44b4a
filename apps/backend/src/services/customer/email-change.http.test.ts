import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { readOutbox } from '../../providers/mail/mail-outbox.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { testOrigin } from '../../testing/shopper.ts';
import { fixtureEmails } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore({ limits: { login: { max: 1_000, windowMs: 60_000 } } });
const { register, changeEmail, confirmEmail, getCustomer, updateCustomer } = contract.customer;
const { login } = contract.session;
const { alice } = fixtureEmails;
const password = 'the right password';
const newPassword = 'nobody else knows this one';
const tokenPattern = new RegExp(`: ${testOrigin}/account/confirm-email/([\\w-]{43})$`, 'm');

const mailsTo = async (email: string) =>
  (await readOutbox(store.db, 1_000)).filter(({ recipient }) => recipient === email);

const registered = async (email: string): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(register, { body: { email, password, firstname: 'Ada', lastname: 'King' } });
  return shopper;
};

const emailOf = async (shopper: Shopper) => (await shopper.call(getCustomer)).email;

/** Requests an e-mail change, runs the mail job, and extracts the token from the mail to the new address. */
const tokenFor = async (shopper: Shopper, email: string): Promise<string> => {
  await shopper.call(changeEmail, { body: { email, password } });
  await store.backend.reconcile();
  const token = (await mailsTo(email)).map(({ body }) => tokenPattern.exec(body ?? '')?.[1]).find(Boolean);
  if (token === undefined) throw new Error('There is no token in the mail');
  return token;
};

describe('change of e-mail address', () => {
  it('takes effect once confirmed by mail, and both addresses are notified', async () => {
    const shopper = await registered('old@example.com');
    const token = await tokenFor(shopper, 'new@example.com');
    expect(await emailOf(shopper)).toBe('old@example.com');
    expect((await mailsTo('old@example.com')).map(({ subject }) => subject)).toEqual([
      'Another e-mail address was asked for',
    ]);
    // On another device, without a session.
    expect(await store.shopper().call(confirmEmail, { body: { token } })).toEqual({ success: true });
    expect(await emailOf(shopper)).toBe('new@example.com');
    expect((await mailsTo('old@example.com')).map(({ subject }) => subject)).toContain(
      'Your e-mail address was changed',
    );
    await store.shopper().call(login, { body: { email: 'new@example.com', password } });
    const old = await store.shopper().refused(login, { body: { email: 'old@example.com', password } });
    expect(old.type).toBe('invalid_credentials');
  });

  it('requires the password, and a customer', async () => {
    const shopper = await registered('careful@example.com');
    const wrong = await shopper.refused(changeEmail, { body: { email: 'x@example.com', password: 'a wrong one' } });
    expect(wrong).toMatchObject({ status: 422, type: 'wrong_password' });
    const guest = await store.shopper().refused(changeEmail, { body: { email: 'x@example.com', password } });
    expect(guest).toMatchObject({ status: 401, type: 'token_expired' });
    await store.backend.reconcile();
    expect(await mailsTo('x@example.com')).toEqual([]);
  });

  it('to the address of another customer has the same response, and sends that customer nothing', async () => {
    const shopper = await registered('curious@example.com');
    const before = (await mailsTo(alice)).length;
    const answer = await shopper.call(changeEmail, { body: { email: alice.toUpperCase(), password } });
    expect(answer).toEqual({ success: true });
    await store.backend.reconcile();
    expect((await mailsTo(alice)).length).toBe(before);
    expect(await mailsTo('curious@example.com')).toHaveLength(1);
    expect(await emailOf(shopper)).toBe('curious@example.com');
  });

  it('to an address registered meanwhile is rejected', async () => {
    const shopper = await registered('slow@example.com');
    const token = await tokenFor(shopper, 'contested@example.com');
    await registered('contested@example.com');
    const refused = await store.shopper().refused(confirmEmail, { body: { token } });
    expect(refused).toMatchObject({ status: 422, type: 'invalid_email_token' });
    expect(await emailOf(shopper)).toBe('slow@example.com');
  });

  it('is confirmed once, within an hour, with the last link only, of which the database stores the hash', async () => {
    const shopper = await registered('once@example.com');
    const first = await tokenFor(shopper, 'first@example.com');
    const second = await tokenFor(shopper, 'second@example.com');
    expect(JSON.stringify(await store.db.selectFrom('email_changes').selectAll().execute())).not.toContain(second);
    expect((await shopper.refused(confirmEmail, { body: { token: first } })).status).toBe(422);
    await shopper.call(confirmEmail, { body: { token: second } });
    expect((await shopper.refused(confirmEmail, { body: { token: second } })).status).toBe(422);
    const late = await tokenFor(shopper, 'late@example.com');
    store.passTime(60 * 60_000);
    expect((await shopper.refused(confirmEmail, { body: { token: late } })).status).toBe(422);
    expect(await emailOf(shopper)).toBe('second@example.com');
  });

  it.each([
    [
      'changed',
      async (shopper: Shopper) => {
        await shopper.call(contract.customer.changePassword, { body: { password, newPassword } });
      },
    ],
    [
      'a password reset by mail',
      async (_shopper: Shopper, email: string) => {
        await store.shopper().call(contract.customer.forgotPassword, { body: { email } });
        await store.backend.reconcile();
        const token = (await mailsTo(email))
          .map(({ body }) => /reset-password\/([\w-]{43})/.exec(body ?? '')?.[1])
          .find(Boolean);
        await store
          .shopper()
          .call(contract.customer.resetPassword, { body: { token: token ?? '', password: newPassword } });
      },
    ],
  ] as const)('requested with the old password is cancelled by %s [SECURITY-7]', async (how, choosePassword) => {
    const email = `owner-${how.length}@example.com`;
    const owner = await registered(email);
    const thief = store.shopper();
    await thief.call(login, { body: { email, password } });
    const sent = await tokenFor(thief, `thief-${how.length}@example.com`);
    await choosePassword(owner, email);
    expect(await store.shopper().refused(confirmEmail, { body: { token: sent } })).toMatchObject({
      status: 422,
      type: 'invalid_email_token',
    });
    await store.shopper().call(login, { body: { email, password: newPassword } });
  });

  it('invalidates password reset links sent to the old address', async () => {
    const shopper = await registered('before@example.com');
    const token = await tokenFor(shopper, 'after@example.com');
    await store.shopper().call(contract.customer.forgotPassword, { body: { email: 'before@example.com' } });
    await store.backend.reconcile();
    const reset = (await mailsTo('before@example.com'))
      .map(({ body }) => /reset-password\/([\w-]{43})/.exec(body ?? '')?.[1])
      .find(Boolean);
    await shopper.call(confirmEmail, { body: { token } });
    const refused = await shopper.refused(contract.customer.resetPassword, {
      body: { token: reset ?? '', password: 'a new password' },
    });
    expect(refused.type).toBe('invalid_reset_token');
  });

  it('also changes the newsletter subscriptions', async () => {
    const shopper = await registered('reader@example.com');
    const userId = (await shopper.call(getCustomer))._id;
    await shopper.call(contract.newsletter.subscribe, {
      body: { userId, email: 'reader@example.com', newsletters: [10_101] },
    });
    await shopper.call(confirmEmail, { body: { token: await tokenFor(shopper, 'reader2@example.com') } });
    const read = await shopper.call(contract.newsletter.getSubscriptions, { params: { siteCode: 'USA' } });
    expect(read.emailListIds).toEqual([10_101]);
  });

  it('has a rate limit, from any address [SECURITY-15]', async () => {
    const shopper = await registered('eager@example.com');
    const body = { email: 'guess@example.com', password: 'a wrong one' };
    for (let count = 0; count < 10; count += 1) {
      expect((await shopper.refused(changeEmail, { body })).type).toBe('wrong_password');
    }
    expect(await shopper.refused(changeEmail, { body })).toMatchObject({ status: 429, type: 'too_many_requests' });
  });

  it('is not possible through the other customer data [SECURITY-11]', async () => {
    const shopper = await registered('steady@example.com');
    const body = { firstname: 'Grace', email: 'sly2@example.com' } as { firstname: string };
    expect(await shopper.call(updateCustomer, { body })).toMatchObject({
      firstname: 'Grace',
      email: 'steady@example.com',
    });
  });
});
