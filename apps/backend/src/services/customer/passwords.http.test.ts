import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { readOutbox } from '../../providers/mail/mail-outbox.ts';
import type { Mail, MailOutcome } from '../../providers/mail/mail-transport.ts';
import { sendDueMail } from '../../providers/mail/send-due-mail.ts';
import { testOrigin } from '../../testing/shopper.ts';
import { fixtureEmails, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore({
  limits: {
    login: { max: 1_000, windowMs: 60_000 },
    forgotPassword: { max: 4, windowMs: 60_000 },
    resetPassword: { max: 8, windowMs: 60_000 },
    accountLogin: { max: 20, windowMs: 60_000 },
    accountLoginFromAddress: { max: 1_000, windowMs: 60_000 },
  },
});
const { register, changePassword, forgotPassword, resetPassword, updateSegments, getCustomer } = contract.customer;
const { login, getSession } = contract.session;
const { alice, bob } = fixtureEmails;
const tokenPattern = new RegExp(`: ${testOrigin}/(?:eu/)?account/reset-password/([\\w-]{43})$`, 'm');

const mailsTo = async (email: string) =>
  (await readOutbox(store.db, 100)).filter(({ recipient }) => recipient === email);

/** Requests a mail, runs the mail job, and extracts the token. */
const tokenFor = async (email: string): Promise<string> => {
  await store.shopper().call(forgotPassword, { body: { email } });
  await store.backend.reconcile();
  const [mail] = await mailsTo(email.toLowerCase());
  const token = tokenPattern.exec(mail?.body ?? '')?.[1];
  if (token === undefined) throw new Error('There is no token in the mail');
  return token;
};

describe('easily guessed password', () => {
  it.each(['password', 'Passw0rd', '12345678', 'qwertyuiop', 'aaaaaaaaaaaa', 'summer2024', 'guess.me'])(
    'is rejected for a new account, a change and a reset: %j',
    async (guessable) => {
      const email = 'guess.me@example.com';
      const names = { firstname: 'G', lastname: 'M' };
      const expected = { status: 422, type: 'guessable_password' };
      const shopper = store.shopper();
      expect(await shopper.refused(register, { body: { email, password: guessable, ...names } })).toMatchObject(
        expected,
      );
      const own = { email: `${guessable}@example.com`, ...names };
      await shopper.call(register, { body: { ...own, password: fixturePassword } });
      const body = { password: fixturePassword, newPassword: guessable };
      expect(await shopper.refused(changePassword, { body })).toMatchObject(expected);
      if (guessable === 'guess.me') return;
      const token = 'A'.repeat(43);
      expect(await shopper.refused(resetPassword, { body: { token, password: guessable } })).toMatchObject(expected);
    },
  );

  it('does not use up the link of a reset', async () => {
    const token = await tokenFor(bob);
    await store.shopper().refused(resetPassword, { body: { token, password: 'password' } });
    await store.shopper().call(resetPassword, { body: { token, password: 'heavy-double-92' } });
  });
});

describe('forgotten password', () => {
  it('can be reset by e-mail, with a link to the site of the request [S7-calls-cust-06]', async () => {
    const answer = await store
      .shopper('EUR')
      .call(forgotPassword, { body: { email: alice.toUpperCase(), captcha: 'c' } });
    expect(answer).toEqual({ success: true });
    expect(await mailsTo(alice)).toEqual([]);
    await store.backend.reconcile();
    const [mail, ...others] = await mailsTo(alice);
    expect(others).toEqual([]);
    expect(mail?.body).toContain(`${testOrigin}/eu/account/reset-password/`);
    await store.backend.reconcile();
    expect(await mailsTo(alice)).toHaveLength(1);
  });

  it('has the same response and cost for an unknown e-mail, without a mail [SECURITY-7]', async () => {
    const before = (await readOutbox(store.db, 100)).length;
    const waiting = () =>
      store.db.selectFrom('password_resets').select('email').where('token_hash', 'is', null).execute();
    const known = await store.shopper().call(forgotPassword, { body: { email: bob } });
    const unknown = await store.shopper().call(forgotPassword, { body: { email: 'nobody@example.com' } });
    expect(unknown).toEqual(known);
    expect((await waiting()).map(({ email }) => email).sort()).toEqual([bob, 'nobody@example.com'].sort());
    await store.backend.reconcile();
    expect(await waiting()).toEqual([]);
    expect((await readOutbox(store.db, 100)).length).toBe(before + 1);
  });

  it('is reset with the token, and only the new one works [S7-calls-cust-07]', async () => {
    const token = await tokenFor(alice);
    const password = 'a brand new password';
    expect(await store.shopper().call(resetPassword, { body: { token, password } })).toEqual({ success: true });
    await store.shopper().call(login, { body: { email: alice, password } });
    const old = await store.shopper().refused(login, { body: { email: alice, password: fixturePassword } });
    expect(old).toMatchObject({ status: 401, type: 'invalid_credentials' });
  });

  it('unlocks for the reader of the mail an account whose log-in limit was used up by guesses [SECURITY-15]', async () => {
    // Past the mails and attempts of the tests above.
    store.passTime(3_600_000);
    const own = { email: alice, password: fixturePassword };
    const guess = { email: alice, password: 'a wrong one' };
    for (let count = 0; count <= 20; count += 1) await store.shopper().refused(login, { body: guess });
    expect((await store.shopper().refused(login, { body: own })).status).toBe(429);
    await store.shopper().call(resetPassword, { body: { token: await tokenFor(alice), password: fixturePassword } });
    expect((await store.shopper().call(login, { body: own })).customer.loggedIn).toBe(true);
  });

  it('is reset once per token, also by concurrent requests [SECURITY-7]', async () => {
    const token = await tokenFor(bob);
    const send = (password: string) =>
      store.shopper().request('/svc_customer/customer/forgot-password/reset', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, password }),
      });
    const answers = await Promise.all([send('the first password'), send('the second password')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('invalidates every earlier link, and ends every session [SECURITY-7]', async () => {
    const first = await tokenFor(bob);
    store.passTime(1_000);
    const second = await tokenFor(bob);
    const shopper = store.shopper();
    const password = 'yet another password';
    await shopper.call(resetPassword, { body: { token: second, password } });
    await shopper.call(login, { body: { email: bob, password } });
    store.passTime(1_000);
    expect(await shopper.refused(resetPassword, { body: { token: first, password } })).toMatchObject({ status: 422 });
    await shopper.call(resetPassword, { body: { token: await tokenFor(bob), password } });
    expect((await shopper.call(getSession)).customer.loggedIn).toBe(false);
  });

  it('has a token valid for an hour, of which the database stores only the hash [SECURITY-7]', async () => {
    store.passTime(60 * 60_000);
    const token = await tokenFor(alice);
    expect(JSON.stringify(await store.db.selectFrom('password_resets').selectAll().execute())).not.toContain(token);
    store.passTime(60 * 60_000);
    const late = await store.shopper().refused(resetPassword, { body: { token, password: 'long enough' } });
    expect(late).toMatchObject({ status: 422, type: 'invalid_reset_token' });
  });

  it.each(['x', "' or 1=1 --", 'A'.repeat(43), '\u202e'])('is not reset with the token %j', async (token) => {
    const refused = await store.shopper().refused(resetPassword, { body: { token, password: 'long enough' } });
    expect(refused).toMatchObject({ status: 422, type: 'invalid_reset_token' });
  });

  it.each(['', 'a@example.com\r\nBcc: b@example.com', 'a\u0000@example.com'])(
    'is not requested with the e-mail %j [SECURITY-27]',
    async (email) => {
      expect(await store.shopper().refused(forgotPassword, { body: { email } })).toMatchObject({ status: 400 });
    },
  );

  it('has a rate limit per address, whatever X-Forwarded-For contains [SECURITY-15]', async () => {
    const shopper = store.shopper();
    const ask = (count: number) => ({
      body: { email: 'somebody@example.com' },
      headers: { 'X-Forwarded-For': `203.0.113.${count}` },
    });
    for (let count = 0; count < 4; count += 1) await shopper.call(forgotPassword, ask(count));
    expect(await shopper.refused(forgotPassword, ask(5))).toMatchObject({ status: 429, type: 'too_many_requests' });
  });

  it('has a limit of mails per recipient, with an unchanged response and no mail', async () => {
    store.passTime(2 * 60 * 60_000);
    const before = (await mailsTo(alice)).length;
    for (let count = 0; count < 7; count += 1) {
      expect(await store.shopper().call(forgotPassword, { body: { email: alice } })).toEqual({ success: true });
    }
    await store.backend.reconcile();
    expect((await mailsTo(alice)).length).toBe(before + 5);
  });
});

describe('mail of a customer', () => {
  it('is sent once, retried if not accepted, and its body is then deleted', async () => {
    store.passTime(2 * 60 * 60_000);
    await store.db.deleteFrom('mail_outbox').execute();
    await tokenFor(alice);
    const sent: Mail[] = [];
    const answers: MailOutcome[] = [{ kind: 'postponed', answer: '451 Later' }, { kind: 'taken' }];
    const transport = {
      send: async (mail: Mail): Promise<MailOutcome> => {
        sent.push(mail);
        return answers.shift() ?? { kind: 'unreachable', answer: 'ETIMEDOUT' };
      },
    };
    const send = () => sendDueMail(store.db, transport, store.now);
    await send();
    await send();
    expect(sent).toHaveLength(1);
    store.passTime(30_000);
    await Promise.all([send(), send()]);
    await send();
    expect(sent.map(({ mailId }) => mailId)).toEqual([sent[0]?.mailId, sent[0]?.mailId]);
    expect(await mailsTo(alice)).toMatchObject([{ body: undefined }]);
  });
});

describe('segments of a customer', () => {
  it('are replaced without duplicates, and stored [S7-calls-cust-04]', async () => {
    const shopper = store.shopper();
    await shopper.call(contract.customer.register, {
      body: { email: 'segments@example.com', password: 'long enough', firstname: 'Sam', lastname: 'Segment' },
    });
    expect((await shopper.call(updateSegments, { body: { segments: [11, 44, 11] } })).segments).toEqual([11, 44]);
    expect((await shopper.call(getCustomer)).segments).toEqual([11, 44]);
    expect((await shopper.call(updateSegments, { body: { segments: [] } })).segments).toEqual([]);
  });

  it('belong to the customer of the session, and other fields stay unchanged [SECURITY-11]', async () => {
    const shopper = store.shopper();
    await shopper.call(contract.customer.register, {
      body: { email: 'own@example.com', password: 'long enough', firstname: 'Olu', lastname: 'Own' },
    });
    const before = await shopper.call(getCustomer);
    const body = { segments: [19], groupId: 9, _id: '11111111-1111-4111-8111-111111111111', email: bob };
    expect(await shopper.call(updateSegments, { body })).toEqual({ ...before, segments: [19] });
    const guest = await store.shopper().refused(updateSegments, { body: { segments: [19] } });
    expect(guest).toMatchObject({ status: 401, type: 'token_expired' });
  });

  it.each([[[-1]], [[1.5]], [['11']], [[4_000_000_000]], ['11']])('are rejected for %j', async (segments) => {
    const shopper = store.shopper();
    await shopper.call(contract.customer.register, {
      body: { email: `${crypto.randomUUID()}@example.com`, password: 'long enough', firstname: 'A', lastname: 'B' },
    });
    const response = await shopper.request('/svc_customer/customer/segments', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ segments }),
    });
    expect(response.status).toBe(400);
  });
});
