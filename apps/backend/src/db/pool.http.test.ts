import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { copyDatabase } from '../testing/copied-database.ts';
import { openDatabase } from './pool.ts';

it('has the database end a statement that takes longer than the limit, and goes on', async () => {
  const copy = await copyDatabase(inject('templateUrl'));
  const db = await openDatabase({ url: copy.url, maxConnections: 1, statementTimeoutMs: 100 });
  await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toMatchObject({ code: '57014' });
  await expect(sql`select 1`.execute(db)).resolves.toBeDefined();
  await db.destroy();
  await copy.drop();
});
