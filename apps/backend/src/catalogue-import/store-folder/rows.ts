import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Transaction } from '../../db/transaction.ts';

type Row<Table extends keyof Tables> = Readonly<Partial<Selectable<Tables[Table]>>>;

const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));
const given = (table: string, rows: readonly object[]) =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;

/** Inserts rows with equal columns; skips those that violate a unique key. */
export const insertMissing = async <Table extends keyof Tables & string>(
  transaction: Transaction,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> => {
  const columns = list(Object.keys(rows[0] ?? {}));
  if (rows.length === 0) return;
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${given(table, rows)} on conflict do nothing`.execute(
    transaction,
  );
};

/** Inserts rows with equal columns, or updates those with the same keys; unchanged rows are not written. */
export const upsertRows = async <Table extends keyof Tables & string>(
  transaction: Transaction,
  table: Table,
  keys: readonly (keyof Row<Table> & string)[],
  rows: readonly Row<Table>[],
): Promise<void> => {
  const names = Object.keys(rows[0] ?? {});
  const values = names.filter((name) => !keys.some((key) => key === name));
  if (values.length === 0) return insertMissing(transaction, table, rows);
  const columns = list(names);
  const isTouched = table === 'products' ? [sql`updated_at = now()`] : [];
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${given(table, rows)}
    on conflict (${list(keys)}) do update set ${sql.join([
      ...values.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`),
      ...isTouched,
    ])}
    where (${list(values.map((name) => `${table}.${name}`))}) is distinct from (${list(values.map((name) => `excluded.${name}`))})`.execute(
    transaction,
  );
};

/** Replaces the rows of these owners, identified by the first key, with the given ones. */
export const replaceRows = async <Table extends keyof Tables & string>(
  transaction: Transaction,
  table: Table,
  keys: readonly [owner: keyof Row<Table> & string, member: keyof Row<Table> & string],
  owners: readonly (number | string)[],
  rows: readonly Row<Table>[],
): Promise<void> => {
  const [owner, member] = keys;
  const own = (column: string) => sql.ref(`${table}.${column}`);
  await sql`delete from ${sql.table(table)} where ${own(owner)}::text = any(${owners.map(String)}) and not exists (
      select from ${given(table, rows)} kept
      where kept.${sql.ref(owner)} = ${own(owner)} and kept.${sql.ref(member)} = ${own(member)})`.execute(transaction);
  await upsertRows(transaction, table, keys, rows);
};
