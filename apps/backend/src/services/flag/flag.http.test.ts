import { contract, flagStream, wireFlagConfig } from '@ironcart/api/contract';
import type { FlagSettings } from '@ironcart/core/flags';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterEach, describe, expect, it } from 'vitest';
import { logIn } from '../../contract-tests/owned-ids.ts';
import type { Backend } from '../../create-backend.ts';
import { testOrigin } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/test-store.ts';

const { getConfig } = contract.flag;
const store = useTestStore();

const set = async (settings: FlagSettings | Readonly<Record<string, unknown>>) => {
  for (const [name, setting] of Object.entries(settings)) {
    const row = { name, setting: JSON.stringify(setting) };
    await store.db
      .insertInto('flag_settings')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ setting: row.setting }))
      .execute();
  }
};

afterEach(async () => {
  await store.db.deleteFrom('flag_settings').execute();
});

describe('flags of a shopper', () => {
  it('have their defaults without rules, and an unset flag is omitted [S7-integ-09] [S6-flags-18]', async () => {
    const { flags } = await store.shopper().call(getConfig, { query: { site: 'USA' } });
    expect(flags).toMatchObject({ ip_popup: false, fiveforfive_enabled: false, 'enable-eu-returns': false });
    expect(flags).not.toHaveProperty('invitational_year');
  });

  it('depend on site, country, device and customer, and the rules stay private', async () => {
    await set({
      'enable-eu-returns': { rules: [{ audience: { sites: ['EUR', 'GBR'] }, value: true }], otherwise: false },
      'gym map': { rules: [{ audience: { countries: ['CA'] }, value: true }] },
      app_paypal: { rules: [{ audience: { devices: ['app'] }, value: true }] },
      pip: { rules: [{ audience: { emails: ['alice@example.com'] }, value: true }] },
      invitational_year: { otherwise: 2027 },
    });
    const alice = await logIn(store, 'alice');
    const { flags } = await alice.call(getConfig, {
      query: { site: 'EUR', country: 'CA', isMobileApp: '1', mobileAppPlatform: 'ios', mobileAppVersion: '3.3.0' },
    });
    const on = { 'enable-eu-returns': true, app_paypal: true, pip: true, invitational_year: 2027 };
    expect(flags).toMatchObject({ ...on, enable_gym_map: false });
    const response = await store.shopper().request('/svc_flag/config?site=USA&country=CA');
    const text = await response.text();
    expect(JSON.parse(text).flags).toMatchObject({ enable_gym_map: true, pip: false, 'enable-eu-returns': false });
    expect(text).not.toContain('alice');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('keep their defaults with an invalid setting', async () => {
    await set({ ip_popup: { otherwise: 'yes' }, pip: { rules: [{ audience: { moon: 1 }, value: true }] }, nobody: {} });
    const { flags } = await store.shopper().call(getConfig, { query: { site: 'USA' } });
    expect(flags).toMatchObject({ ip_popup: false, pip: false });
    expect(flags).not.toHaveProperty('nobody');
  });
});

/** Reads a stream event by event; comments are passed over. */
const listen = async (
  backend: Pick<Backend, 'fetch'>,
  headers: Record<string, string> = {},
  remoteAddress = '10.9.9.9',
) => {
  const request = new Request(`${testOrigin}${flagStream.path}?site=EUR`, { headers });
  const response = await backend.fetch(request, { remoteAddress });
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    response,
    leave: () => reader?.cancel(),
    /** The next event; undefined once the stream has ended. */
    next: async () => {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const block = text.slice(0, end);
          text = text.slice(end + 2);
          if (block.startsWith(':')) continue;
          const fields = Object.fromEntries(block.split('\n').map((line) => line.split(/: (.*)/s, 2)));
          return { event: fields.event, id: fields.id, ...v.parse(wireFlagConfig, JSON.parse(fields.data ?? '')) };
        }
        const chunk = await reader?.read();
        if (!chunk || chunk.done) return undefined;
        text += decoder.decode(chunk.value, { stream: true });
      }
    },
  };
};

describe('flag stream', () => {
  it('sends the current values and then each change, in every process, regardless of its origin [S7-integ-09]', async () => {
    const streams = [await listen(store.backend), await listen(await store.anotherProcess())];
    expect(streams[0]?.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    const [first] = await Promise.all(streams.map(({ next }) => next()));
    expect(first).toMatchObject({ event: 'flags', id: String(first?.version), flags: { ip_popup: false } });
    await set({ ip_popup: { otherwise: true } });
    for (const { next, leave } of streams) {
      const changed = await next();
      expect(changed?.flags.ip_popup).toBe(true);
      expect(changed?.version).toBeGreaterThan(first?.version ?? Number.POSITIVE_INFINITY);
      await leave();
    }
  });

  it('sends nothing if a change affects only others', async () => {
    const { next, leave } = await listen(store.backend);
    await next();
    await set({ pip: { rules: [{ audience: { sites: ['USA'] }, value: true }] } });
    await set({ all_to_com: { otherwise: true } });
    expect((await next())?.flags).toMatchObject({ pip: false, all_to_com: true });
    await leave();
  });

  it('sends a returning client only newer events', async () => {
    const before = await listen(store.backend);
    const known = await before.next();
    await before.leave();
    const { next, leave } = await listen(store.backend, { 'Last-Event-ID': known?.id ?? '' });
    await set({ ip_popup: { otherwise: true } });
    expect((await next())?.flags.ip_popup).toBe(true);
    await leave();
    const late = await listen(store.backend, { 'Last-Event-ID': known?.id ?? '' });
    expect((await late.next())?.flags.ip_popup).toBe(true);
    await late.leave();
  });

  it('continues without loss after the database connection breaks', async () => {
    const { next, leave } = await listen(store.backend);
    expect((await next())?.flags.ip_popup).toBe(false);
    const cutOff = async () => {
      const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query = 'listen flags_changed'`.execute(store.db);
      return rows.length;
    };
    await expect.poll(cutOff).toBe(1);
    await set({ ip_popup: { otherwise: true } });
    expect((await next())?.flags.ip_popup).toBe(true);
    await leave();
  });

  it('ends with its process', async () => {
    const backend = await store.anotherProcess();
    const { next } = await listen(backend);
    await next();
    backend.drain();
    expect(await next()).toBeUndefined();
  });

  it('has a limit of twenty per address, which is available again when one closes [SECURITY-15]', async () => {
    const address = '10.8.8.8';
    const streams = await Promise.all(Array.from({ length: 20 }, () => listen(store.backend, {}, address)));
    const refused = await listen(store.backend, {}, address);
    expect(refused.response.status).toBe(429);
    expect(refused.response.headers.get('retry-after')).toBe('30');
    const elsewhere = await listen(store.backend, {}, '10.8.8.9');
    expect(elsewhere.response.status).toBe(200);
    await streams[0]?.leave();
    const welcome = await listen(store.backend, {}, address);
    expect(welcome.response.status).toBe(200);
    for (const { leave } of [...streams.slice(1), elsewhere, welcome]) await leave();
  });

  it('counts the addresses of one IPv6 network as one, because a client can use any of them [SECURITY-15]', async () => {
    const open = (host: number) => listen(store.backend, {}, `2001:db8:1:1::${host.toString(16)}`);
    const streams = await Promise.all(Array.from({ length: 20 }, (_, index) => open(index + 1)));
    expect((await open(99)).response.status).toBe(429);
    const elsewhere = await listen(store.backend, {}, '2001:db8:1:2::1');
    expect(elsewhere.response.status).toBe(200);
    for (const { leave } of [...streams, elsewhere]) await leave();
  });

  it('rejects an unknown site, and any other method', async () => {
    const shopper = store.shopper();
    expect((await shopper.request(`${flagStream.path}?site=MOON`)).status).toBe(400);
    expect((await shopper.request(`${flagStream.path}?site=USA`, { method: 'DELETE' })).status).toBe(405);
  });
});
