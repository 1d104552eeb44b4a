import { allCalls, type Call, errorAnswer } from '@ironcart/api/contract';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { CallParts } from '../demo-history/open-browser.ts';
import { multipliedLimits } from '../http/rate-limit.ts';
import { createBrowser, testOrigin } from '../testing/browser.ts';
import type { Shopper } from '../testing/shopper.ts';
import { useTestStore } from '../testing/test-store.ts';
import { hostileBodies } from './hostile-bodies.ts';
import { logIn, type OwnedIds, ownOneOfEach } from './owned-ids.ts';
import { sampleRequests } from './sample-call.ts';

const store = useTestStore({ limits: multipliedLimits(10_000) });
const calls = allCalls().map((call): [name: string, call: Call] => [call.name, call]);
const seed = 20_260_615;
const patienceMs = 10_000;

let alice: Shopper;
let owned: OwnedIds;

beforeAll(async () => {
  alice = await logIn(store, 'alice');
  owned = await ownOneOfEach(store, alice);
});

const browserOf = (shopper: Shopper | undefined) => createBrowser(store.backend, 'USA', shopper?.cookie());

const inTime = async (call: Call, answer: Promise<Response>): Promise<Response> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${call.name} did not answer in time`)), patienceMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** Expects a valid response or a refusal in the contract's error shape, never an internal error. */
const expectSound = async (call: Call, response: Response, asked: string): Promise<void> => {
  const text = await response.text();
  expect(response.status, `${call.name} ${asked}: ${text}`).toBeLessThan(500);
  const body: unknown = JSON.parse(text);
  if (response.status === 200) expect(v.is(call.answer, body), `${call.name} ${asked}: ${text}`).toBe(true);
  else expect(v.is(errorAnswer, body), `${call.name} ${asked}: ${text}`).toBe(true);
  expect(Object.keys(Object.prototype)).toEqual([]);
};

/** The ids of the owner's data, for paths of customer data. */
const ownedParams = ({ path }: Call) => Object.entries(owned).find(([start]) => path.startsWith(start))?.[1];

const told = (parts: CallParts): string => JSON.stringify(parts).slice(0, 500);

describe('data of one customer', () => {
  it('is answered with 404 for another on any route or method, whatever the body contains [SECURITY-9]', async () => {
    const bob = await logIn(store, 'bob');
    const own = allCalls().filter((call) => call.params !== undefined && ownedParams(call) !== undefined);
    expect(new Set(own.map(({ path }) => path)).size).toBeGreaterThanOrEqual(8);
    const params = (call: Call) => ({ params: ownedParams(call) });
    for (const call of own) {
      for (const parts of sampleRequests(call, 5, seed + 3)) {
        const response = await browserOf(bob).send(call, { ...parts, ...params(call) });
        expect(response.status, `${call.name} ${told(parts)}: ${await response.text()}`).toBe(404);
      }
    }
    for (const call of own.filter(({ method }) => method === 'GET')) {
      const [parts] = sampleRequests(call, 1, seed);
      const query = 'storeId' in Object(parts?.query) ? { storeId: 1 } : parts?.query;
      const response = await browserOf(alice).send(call, { ...parts, query, ...params(call) });
      expect(response.status, `${call.name} for its owner`).toBe(200);
    }
  });
});

/** Calls that end the session. */
const leaving = ['session.login', 'session.logout', 'customer.register'];

/** Alice's session, except for calls that would log her out of all later tests. */
const customerFor = async ({ name }: Call): Promise<Shopper> => (leaving.includes(name) ? logIn(store, 'bob') : alice);

describe.each(calls)('contract call %s', (_name, call) => {
  it('is mounted, and answers valid requests according to its schema', async () => {
    for (const shopper of [undefined, await customerFor(call)]) {
      for (const parts of sampleRequests(call, 5, seed)) {
        const response = await inTime(call, browserOf(shopper).send(call, parts));
        expect(await response.clone().text(), call.name).not.toContain('There is nothing here');
        expect(response.status, call.name).not.toBe(405);
        await expectSound(call, response, told(parts));
      }
    }
  });

  it('withstands hostile bodies [SECURITY-24] [SECURITY-25]', async () => {
    const [parts] = sampleRequests(call, 1, seed + 1);
    if (call.method === 'GET') return;
    const customer = browserOf(await customerFor(call));
    const params = { ...Object(parts?.params), ...ownedParams(call) };
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
    for (const { what, body, headers } of hostileBodies(JSON.stringify(parts?.body ?? {}), call.maxBodyBytes)) {
      const response = await inTime(
        call,
        customer.request(path, {
          method: call.method,
          headers: { 'Content-Type': 'application/json', Origin: testOrigin, ...headers },
          body,
        }),
      );
      if (what === 'one byte too many' && call.body && response.status !== 403) {
        expect(response.status, call.name).toBe(413);
      }
      await expectSound(call, response, what);
    }
  });

  it('withstands hostile paths and queries', async () => {
    const names = Object.keys(Object((call.query as { entries?: unknown } | undefined)?.entries));
    const [parts] = sampleRequests(call, 1, seed + 2);
    const customer = browserOf(await customerFor(call));
    for (const value of [
      '',
      '\u0000',
      '%',
      '../..',
      '__proto__',
      "'; drop table orders --",
      '9'.repeat(400),
      'x'.repeat(50_000),
    ]) {
      const params = Object.fromEntries(Object.keys(Object(parts?.params)).map((name) => [name, value || ' ']));
      const query = Object.fromEntries([...names, '__proto__', 'constructor'].map((name) => [name, value]));
      const sent: CallParts = { params, query, ...(parts?.body === undefined ? {} : { body: parts.body }) };
      await expectSound(call, await inTime(call, customer.send(call, sent)), told(sent));
    }
  });
});
