import type { ClientBase } from 'pg';
import { expect, it } from 'vitest';
import { readTables } from './table-catalogue.ts';

/** A database whose tables have these foreign keys. */
const having = (needs: Readonly<Record<string, readonly string[]>>): ClientBase =>
  ({
    query: async () => ({
      rows: Object.entries(needs).map(([name, others]) => ({ name, columns: ['id'], needs: others })),
    }),
  }) as unknown as ClientBase;

it('table catalogue lists each table once, after the tables it references', async () => {
  const tables = await readTables(having({ a: ['c', 'schema_migrations'], b: ['a', 'c'], c: ['d'], d: [] }));
  expect(tables).toEqual(['d', 'c', 'a', 'b'].map((name) => ({ name, columns: ['id'] })));
});

it('table catalogue lists tables that reference each other', async () => {
  await expect(readTables(having({ a: ['b'], b: ['c'], c: ['a'] }))).rejects.toThrow(
    /^Tables refer to each other: a, b, c, a$/,
  );
});
