import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { databaseOn } from '../db/pool.ts';
import { checkReadiness } from './readiness.ts';

/** Nobody listens there. */
const away = databaseOn(new pg.Pool({ host: '127.0.0.1', port: 1 }));
afterAll(() => away.destroy());

it.each([
  [false, 'database_unreachable'],
  [true, 'draining'],
])('is, with a database that is away, while it drains %s: %s', async (isDraining, readiness) => {
  expect(await checkReadiness(away, () => isDraining)).toBe(readiness);
});
