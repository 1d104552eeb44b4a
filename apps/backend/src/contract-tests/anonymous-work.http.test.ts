import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { createAttemptCounter, defaultRateLimits, forgetAttempts } from '../http/rate-limit.ts';
import { fixtureEmails, fixturePassword } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';

const limits = {
  login: { max: 1_000, windowMs: 60_000 },
  search: { max: 5, windowMs: 60_000 },
  accountLoginFromAddress: { max: 3, windowMs: 3_600_000 },
  accountLogin: { max: 8, windowMs: 3_600_000 },
};
const store = useTestStore({ limits });
const { alice } = fixtureEmails;

const send = async (path: string, body: object, remoteAddress: string): Promise<number> => {
  const request = new Request(`http://store.test${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await store.backend.fetch(request, { remoteAddress })).status;
};

describe('search calls', () => {
  it('are limited by address before anything is read, and counted in memory [SECURITY-15]', async () => {
    const { path } = contract.search.query;
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await send(path, {}, '192.0.2.7'));
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await send(path, {}, '192.0.2.8')).toBe(400);
    const buckets = await store.db
      .selectFrom('rate_limits')
      .select('bucket')
      .where('bucket', 'like', 'search%')
      .execute();
    expect(buckets).toEqual([]);
    store.passTime(60_001);
    expect(await send(path, {}, '192.0.2.7')).toBe(400);
  });
});

describe('guesses of an account password', () => {
  const guess = (remoteAddress: string) =>
    send(contract.session.login.path, { email: alice, password: 'a wrong one' }, remoteAddress);
  const own = { email: alice, password: fixturePassword };

  it('from one address are limited, without locking the owner out elsewhere [SECURITY-15]', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 10; count += 1) statuses.push(await guess('192.0.2.1'));
    expect(statuses).toEqual([401, 401, 401, ...new Array<number>(7).fill(429)]);
    expect(await send(contract.session.login.path, own, '192.0.2.2')).toBe(200);
  });

  it('from many addresses are limited as well', async () => {
    const statuses: number[] = [];
    for (let count = 10; count < 20; count += 1) statuses.push(await guess(`192.0.2.${count}`));
    expect(statuses.at(-1)).toBe(429);
    await forgetAttempts(store.db, 'accountLogin', { remoteAddress: '', email: alice.toUpperCase() });
    expect(await send(contract.session.login.path, own, '192.0.2.30')).toBe(200);
  });
});

describe('in-memory rate limits', () => {
  it('return how long to wait', async () => {
    const count = createAttemptCounter(store.db, { ...defaultRateLimits, search: limits.search }, () => new Date(0));
    for (let sent = 0; sent < 5; sent += 1) expect(await count('search', { remoteAddress: '::1' })).toBeUndefined();
    expect(await count('search', { remoteAddress: '::1' })).toBe(60);
  });
});

describe('rate limits on a machine with a wrong clock', () => {
  const used = { search: limits.search, login: { max: 5, windowMs: 60_000 } };
  it.each(['search', 'login'] as const)('end soon after the clock is set back: %s [SECURITY-15]', async (action) => {
    let nowMs = Date.UTC(2027, 0, 1, 14);
    const count = createAttemptCounter(store.db, { ...defaultRateLimits, ...used }, () => new Date(nowMs));
    const attempt = () => count(action, { remoteAddress: '198.51.100.77' });
    for (let sent = 0; sent < 5; sent += 1) expect(await attempt()).toBeUndefined();
    nowMs -= 1_000;
    expect(await attempt()).toBe(61);
    nowMs -= 2 * 3_600_000;
    expect(await attempt()).toBeUndefined();
  });
});
