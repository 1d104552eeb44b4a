import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { databaseOn } from '../db/pool.ts';
import { checkReadiness } from './readiness.ts';

/** A port without a server. */
const away = databaseOn(new pg.Pool({ host: '127.0.0.1', port: 1 }));
afterAll(() => away.destroy());

it.each([
  [false, 'database_unreachable'],
  [true, 'draining'],
])('readiness with an unreachable database, while draining %s, is %s', async (isDraining, readiness) => {
  expect(await checkReadiness(away, { isDraining: () => isDraining, isAnswering: () => false })).toBe(readiness);
});
