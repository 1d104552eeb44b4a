import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { type PersonalRecords, type PersonalSubject, personalRecords } from './personal-records.ts';

/** Records about a customer, by their names; each record by its column names in camel case. */
export type ExportedRecords = Readonly<Record<string, Record<string, unknown>[]>>;

const camelCase = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const readSection = async (
  db: Database,
  { table, of, without = [] }: PersonalRecords,
  subject: PersonalSubject,
): Promise<Record<string, unknown>[]> => {
  const { rows } = await sql<{ fields: Record<string, unknown> }>`
    select to_jsonb(record) - ${[...without]}::text[] as fields
    from ${sql.table(table)} as record where ${of(subject)}`.execute(db);
  return rows.map(({ fields }) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [camelCase(name), value])),
  );
};

/** Reads all records about a customer, one table after another, so that an export leaves the connections to shoppers. */
export const readPersonalRecords = async (db: Database, subject: PersonalSubject): Promise<ExportedRecords> => {
  const records: Record<string, Record<string, unknown>[]> = {};
  for (const [name, section] of Object.entries(personalRecords)) {
    records[name] = await readSection(db, section, subject);
  }
  return records;
};
