import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { fixtureEmails, fixturePassword } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';

/** Requests that the push gateway has not answered yet, and how many the analytics service has. */
const held: ((answer: Response) => void)[] = [];
let told = 0;
/** Transactions that did nothing while a service kept the store waiting. */
let idleTransactions = 0;

const countIdleTransactions = async () => {
  await sleep(500);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and state = 'idle in transaction'
      and state_change < clock_timestamp() - interval '400 milliseconds'`.execute(store.db);
  idleTransactions += rows[0]?.count ?? 0;
};

const store = useTestStore({
  pushGatewayUrl: 'http://gateway.example/api/push',
  analytics: { matomo: { url: 'https://stats.example/matomo.php', siteId: 1 } },
  remoteFetch: async ({ url }) => {
    await countIdleTransactions();
    if (url.startsWith('http://gateway.example/')) {
      return new Promise<Response>((answer) => void held.push(answer));
    }
    told += 1;
    return new Response(null, { status: 204 });
  },
});

const reportVisit = async () => {
  const at = store.now();
  const message = {
    kind: 'events' as const,
    visitor: 'browser-1',
    isInternal: false,
    siteCode: 'USA' as const,
    url: 'https://shop.example/bars',
    events: [{ name: 'page_view' as const, id: randomUUID() }],
  };
  await store.db
    .insertInto('analytics_deliveries')
    .values({
      peer: 'matomo',
      about: randomUUID(),
      message: JSON.stringify(message),
      created_at: at,
      next_attempt_at: at,
    })
    .execute();
};

const writePush = async () => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
  const { _id: deviceId } = await shopper.call(contract.push.addDevice, { body: { token: 'a-device' } });
  const at = store.now();
  const message = { device_id: deviceId, title: 'T', body: 'B', path: '/', created_at: at, next_attempt_at: at };
  await store.db
    .insertInto('push_messages')
    .values({ ...message, message_id: randomUUID() })
    .execute();
};

it('push gateway that does not respond delays no other work, and no transaction stays open for a service', async () => {
  await reportVisit();
  const backend = await store.anotherProcess({ reconcileEveryMs: 50 });
  await vi.waitFor(() => expect(told).toBe(1), { timeout: 20_000 });
  await writePush();
  await vi.waitFor(() => expect(held).toHaveLength(1), { timeout: 20_000 });
  await reportVisit();
  await vi.waitFor(() => expect(told).toBe(2), { timeout: 5_000 });
  expect(held).toHaveLength(1);
  expect(idleTransactions).toBe(0);
  for (const answer of held) answer(Response.json({ counts: 1, logs: [], success: 'ok' }));
  await vi.waitFor(async () =>
    expect(await store.db.selectFrom('push_messages').select('message_id').execute()).toEqual([]),
  );
  await backend.close();
});
