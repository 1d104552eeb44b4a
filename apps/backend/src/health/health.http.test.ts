import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/pool.ts';
import { useTestStore } from '../testing/test-store.ts';
import { checkReadiness } from './readiness.ts';

const store = useTestStore();
const asked = async (path: string) => {
  const response = await store.shopper().request(path);
  return { status: response.status, body: await response.json(), cache: response.headers.get('cache-control') };
};

describe('health endpoint', () => {
  it('reports alive and ready while the database answers, only alive while draining, and still serves meanwhile', async () => {
    expect(await asked('/healthz')).toEqual({ status: 200, body: { status: 'alive' }, cache: 'no-store' });
    expect(await asked('/readyz')).toEqual({ status: 200, body: { status: 'ready' }, cache: 'no-store' });
    const other = await store.anotherProcess();
    other.drain();
    const readyz = await other.fetch(new Request('http://store.test/readyz'));
    expect(readyz.status).toBe(503);
    expect(await readyz.json()).toEqual({ status: 'draining' });
    expect((await other.fetch(new Request('http://store.test/healthz'))).status).toBe(200);
    expect((await other.fetch(new Request('http://store.test/svc_session/session'))).status).toBe(200);
    expect((await asked('/readyz')).status).toBe(200);
  });

  it('reports not ready if the database does not respond in time', async () => {
    const serving = { isDraining: () => false, isAnswering: () => false };
    const busy = await openDatabase({ url: store.databaseUrl, maxConnections: 1 });
    expect(await checkReadiness(busy, serving)).toBe('ready');
    const isHeld = sql`select pg_sleep(0.4)`.execute(busy);
    expect(await checkReadiness(busy, serving, 100)).toBe('database_unreachable');
    await isHeld;
    await busy.destroy();
  });
});
