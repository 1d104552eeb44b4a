import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { readOutbox } from '../../providers/mail/mail-outbox.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore({ limits: { login: { max: 1_000, windowMs: 60_000 } } });
const { register, changePassword, getCustomer } = contract.customer;
const { login, logout, getLogIns, endOtherLogIns } = contract.session;
const password = 'the right password';
const newPassword = 'a better password';

const registered = async (email: string): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(register, { body: { email, password, firstname: 'Ada', lastname: 'King' } });
  return shopper;
};

const loggedIn = async (email: string): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(login, { body: { email, password } });
  return shopper;
};

const isLoggedIn = async (shopper: Shopper) => (await shopper.call(getCustomer)).loggedIn;

describe('change of password', () => {
  it('replaces the current one, ends the other sessions and sends a mail', async () => {
    const email = 'changes@example.com';
    const shopper = await registered(email);
    const elsewhere = await loggedIn(email);
    expect(await shopper.call(changePassword, { body: { password, newPassword } })).toEqual({ success: true });
    expect(await isLoggedIn(shopper)).toBe(true);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    const old = await store.shopper().refused(login, { body: { email, password } });
    expect(old.type).toBe('invalid_credentials');
    await store.shopper().call(login, { body: { email, password: newPassword } });
    const mails = (await readOutbox(store.db, 100)).filter(({ recipient }) => recipient === email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  it('requires the current one, a long enough new one, and a customer', async () => {
    const shopper = await registered('careful@example.com');
    const elsewhere = await loggedIn('careful@example.com');
    const wrong = await shopper.refused(changePassword, { body: { password: 'a wrong one', newPassword } });
    expect(wrong).toMatchObject({ status: 422, type: 'wrong_password' });
    const short = await shopper.refused(changePassword, { body: { password, newPassword: 'short' } });
    expect(short.type).toBe('invalid_request');
    const guest = await store.shopper().refused(changePassword, { body: { password, newPassword } });
    expect(guest).toMatchObject({ status: 401, type: 'token_expired' });
    expect(await isLoggedIn(elsewhere)).toBe(true);
  });

  it('succeeds once if the current one is used twice concurrently', async () => {
    const email = 'races@example.com';
    const shopper = await registered(email);
    const wanted = ['the first new one', 'the second new one', 'the third new one'];
    const outcomes = await Promise.allSettled(
      wanted.map((newPassword) => shopper.call(changePassword, { body: { password, newPassword } })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const won = wanted[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    await store.shopper().call(login, { body: { email, password: won } });
  });
});

describe('sessions of a customer', () => {
  it('are listed with their log-in times, and the others ended together', async () => {
    const email = 'everywhere@example.com';
    const shopper = await registered(email);
    const phone = await loggedIn(email);
    const left = await loggedIn(email);
    await left.call(logout);
    const places = await shopper.call(getLogIns);
    expect(places.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
    for (const { since } of places) {
      expect(Math.abs(new Date(since).getTime() - store.now().getTime())).toBeLessThan(60_000);
    }
    expect(await phone.call(endOtherLogIns)).toEqual({ success: true });
    expect(await phone.call(getLogIns)).toMatchObject([{ isCurrent: true }]);
    expect(await isLoggedIn(shopper)).toBe(false);
  });

  it('cannot be seen or ended by other customers', async () => {
    const shopper = await registered('mine@example.com');
    await (await registered('yours@example.com')).call(endOtherLogIns);
    expect(await isLoggedIn(shopper)).toBe(true);
    expect((await store.shopper().refused(getLogIns)).type).toBe('token_expired');
    expect((await store.shopper().refused(endOtherLogIns)).type).toBe('token_expired');
  });
});
