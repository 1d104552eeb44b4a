import type { ClientBase } from 'pg';

/** A table of the store with its stored (not generated) columns. */
export interface StoredTable {
  readonly name: string;
  readonly columns: readonly string[];
}

interface TableRow extends StoredTable {
  /** Tables that it references. */
  readonly needs: readonly string[];
}

/** Sorts tables after those that they reference, so that they can be written in this order. */
const inOrder = (tables: readonly TableRow[]): readonly StoredTable[] => {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Map<string, StoredTable>();
  const visit = (table: TableRow, path: readonly string[]): void => {
    if (ordered.has(table.name)) return;
    if (path.includes(table.name)) throw new Error(`Tables refer to each other: ${[...path, table.name].join(', ')}`);
    for (const name of table.needs) {
      const needed = byName.get(name);
      if (needed) visit(needed, [...path, table.name]);
    }
    ordered.set(table.name, { name: table.name, columns: table.columns });
  };
  for (const table of tables) visit(table, []);
  return [...ordered.values()];
};

/** All tables of the store except the migrations, each after those that it references. */
export const readTables = async (client: ClientBase): Promise<readonly StoredTable[]> => {
  const { rows } = await client.query<TableRow>(`
    select relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = tables.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
      ) as columns,
      array(
        select distinct needed.relname::text from pg_constraint join pg_class needed on needed.oid = confrelid
        where contype = 'f' and conrelid = tables.oid and confrelid <> conrelid
      ) as needs
    from pg_class tables
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'
    order by relname`);
  return inOrder(rows);
};

/** The sequences of the store, such as that of product ids, by name. */
export const readSequences = async (client: ClientBase): Promise<readonly string[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by relname`,
  );
  return rows.map(({ name }) => name);
};

/** The target of a `copy` statement for a table and its columns. */
export const copyTargetOf = (client: ClientBase, { name, columns }: StoredTable): string =>
  `public.${client.escapeIdentifier(name)} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;

/**
 * Tables excluded from backups: open checkouts, which contain payment tokens for a day, and responses to agents, which
 * contain buyers' names for two days.
 */
const PASSING: ReadonlySet<string> = new Set(['checkout_sessions', 'checkout_session_entries', 'agent_requests']);

/** The tables whose rows a backup contains. */
export const readKeptTables = async (client: ClientBase): Promise<readonly StoredTable[]> =>
  (await readTables(client)).filter(({ name }) => !PASSING.has(name));
