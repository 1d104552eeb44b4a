import { sql } from 'kysely';
import { readMigrations } from './migrate.ts';
import type { Database } from './pool.ts';

/** An index that the migrations create and the database lacks. */
export interface MissingIndex {
  readonly name: string;
  /** Whether it prevents duplicates, such as two orders of one cart. */
  readonly isUnique: boolean;
  /** The statement that creates it, on one line. */
  readonly statement: string;
}

interface TableIndex extends MissingIndex {
  readonly table: string;
}

/** Statements that create indexes, or drop them, alone or with their table or column. */
const statements =
  /\bcreate (?<unique>unique )?index (?:if not exists )?(?<name>\w+)\s+on (?<on>\w+)[^;]*|\bdrop index (?:if exists )?(?<index>\w+)|\bdrop table (?:if exists )?(?<table>\w+)|\balter table (?<altered>\w+)\s[^;]*/gi;

const droppedColumns = (statement: string): readonly string[] =>
  [...statement.matchAll(/\bdrop column (?:if exists )?(\w+)/gi)].flatMap(([, column]) => column ?? []);

/** The indexes that exist after migrations with these texts, in the same order. */
const indexesAfter = (texts: readonly string[]): readonly TableIndex[] => {
  let indexes: readonly TableIndex[] = [];
  for (const text of texts) {
    for (const { 0: found, groups = {} } of text.replace(/--.*$/gm, '').matchAll(statements)) {
      const { unique, name, on, index, table, altered } = groups;
      const statement = found.replace(/\s+/g, ' ').trim();
      if (name && on) {
        const created = { name, table: on, isUnique: unique !== undefined, statement };
        indexes = [...indexes.filter((known) => known.name !== name), created];
      }
      const columns = droppedColumns(statement).map((column) => new RegExp(`\\b${column}\\b`));
      indexes = indexes.filter(
        (known) =>
          known.name !== index &&
          known.table !== table &&
          !(known.table === altered && columns.some((column) => column.test(known.statement))),
      );
    }
  }
  return indexes;
};

/** The indexes that the applied migrations created and that the database lacks, or whose creation was interrupted. */
export const findMissingIndexes = async (db: Database, migrationsDir?: string): Promise<readonly MissingIndex[]> => {
  const { rows: applied } = await sql<{ version: number }>`select version from schema_migrations`.execute(db);
  const versions = new Set(applied.map(({ version }) => version));
  const texts = (await readMigrations(migrationsDir)).flatMap(({ version, text }) =>
    versions.has(version) ? [text] : [],
  );
  const { rows } = await sql<{ name: string }>`
    select index.relname as name from pg_index join pg_class index on index.oid = indexrelid
    where indisvalid and index.relnamespace = (select relnamespace from pg_class where oid = to_regclass('schema_migrations'))`.execute(
    db,
  );
  const existing = new Set(rows.map(({ name }) => name));
  return indexesAfter(texts).filter(({ name }) => !existing.has(name));
};
