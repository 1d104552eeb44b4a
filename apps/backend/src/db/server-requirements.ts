import { sql } from 'kysely';
import type { Database } from './pool.ts';

/** PostgreSQL 15, as `server_version_num`: unique constraints use `nulls not distinct`. */
const leastVersion = 150_000;

/** Extensions of the migrations; PostgreSQL ships them in its contrib package. */
const extensions = ['pg_trgm', 'unaccent'];

/** Settings that an operator may have changed for the server, the database or the role, and the values that a store needs. */
const neededSettings: Readonly<Record<string, string>> = {
  // Conflicting transactions wait for each other; at other levels one of them fails.
  default_transaction_isolation: 'read committed',
  standard_conforming_strings: 'on',
};

/** The status of a server, its database and the store's role. */
export interface ServerFacts {
  /** As in '16.4'. */
  readonly version: string;
  /** As in 160004. */
  readonly versionNumber: number;
  readonly role: string;
  readonly database: string;
  /** The database's encoding, as in 'UTF8' or 'SQL_ASCII'. */
  readonly encoding: string;
  /** The format of dates in results, as in 'ISO, MDY'; an operator may have set another one for the database or the role. */
  readonly dateStyle: string;
  /** The settings of `neededSettings` with another value, by name. */
  readonly otherSettings: Readonly<Record<string, string>>;
  /** Whether `lower` makes an i of an I: by Turkish and Azeri rules it does not. */
  readonly lowersPlainly: boolean;
  /** Required extensions that are neither in the database nor available on the server. */
  readonly missingExtensions: readonly string[];
  /** Whether the role may create tables, and schemas in the database. */
  readonly mayCreate: boolean;
  /** Whether it may create temporary tables, which imports need. */
  readonly mayCreateTemporary: boolean;
  /** Whether a store was prepared in the database before, so that its tables exist. */
  readonly isPrepared: boolean;
}

/** Thrown if the database server or the role does not meet a store's requirements; nothing was changed. */
export class DatabaseUnfitError extends Error {
  override readonly name = 'DatabaseUnfitError';
  readonly code = 'database_unfit';
}

export const readServerFacts = async (db: Database): Promise<ServerFacts> => {
  const { rows } = await sql<ServerFacts>`
    select split_part(current_setting('server_version'), ' ', 1) as "version",
      current_setting('server_version_num')::int as "versionNumber",
      current_user::text as "role",
      current_database()::text as "database",
      current_setting('server_encoding') as "encoding",
      current_setting('datestyle') as "dateStyle",
      (select coalesce(json_object_agg(name, setting), '{}') from pg_settings
        where setting <> ${JSON.stringify(neededSettings)}::json ->> name) as "otherSettings",
      lower('I') = 'i' as "lowersPlainly",
      array(
        select wanted from unnest(${extensions}::text[]) as wanted
        where not exists (select from pg_extension where extname = wanted)
          and not exists (select from pg_available_extensions where name = wanted)
      ) as "missingExtensions",
      coalesce(has_schema_privilege(current_schema(), 'create'), false)
        and has_database_privilege(current_database(), 'create') as "mayCreate",
      has_database_privilege(current_database(), 'temporary') as "mayCreateTemporary",
      to_regclass('schema_migrations') is not null as "isPrepared"`.execute(db);
  const [facts] = rows;
  if (facts === undefined) throw new Error('The database does not say what it is');
  return facts;
};

/** Returns one sentence with the remedy if a store cannot be prepared on a server. */
export const unfitnessOf = (facts: ServerFacts): string | undefined => {
  const { version, versionNumber, role, database, encoding, dateStyle } = facts;
  const { otherSettings, lowersPlainly, missingExtensions, mayCreate, mayCreateTemporary, isPrepared } = facts;
  const docs = 'See docs/recipes/postgresql.md.';
  if (versionNumber < leastVersion) {
    return `The database server is PostgreSQL ${version}, and a store needs ${leastVersion / 10_000} or newer: upgrade the server, or leave DATABASE_URL out to use the embedded one. ${docs}`;
  }
  if (encoding !== 'UTF8') {
    return `The database ${database} stores text as ${encoding}, and a store needs UTF8: create it anew with createdb --encoding=UTF8 --template=template0. ${docs}`;
  }
  if (!dateStyle.startsWith('ISO')) {
    return `The database ${database} writes dates as '${dateStyle}', which a store cannot read: alter database ${database} set datestyle to 'ISO', and reset it for the role ${role}. ${docs}`;
  }
  const [other] = Object.entries(otherSettings);
  if (other !== undefined) {
    const [name, value] = other;
    return `The database ${database} has ${name} set to '${value}', and a store needs '${neededSettings[name]}': alter database ${database} set ${name} to '${neededSettings[name]}', and reset it for the role ${role}. ${docs}`;
  }
  if (!isPrepared && !lowersPlainly) {
    return `The database ${database} has the locale of a language whose I is no i in lower case, so that searches, addresses of products and e-mail addresses would not match: create it anew with createdb --encoding=UTF8 --locale=C.UTF-8 --template=template0. ${docs}`;
  }
  if (missingExtensions.length > 0) {
    return `The database server lacks the extensions ${missingExtensions.join(' and ')}: install PostgreSQL's contrib package (Debian: postgresql-contrib). ${docs}`;
  }
  if (!isPrepared && !mayCreate) {
    return `The role ${role} may not create schemas and tables in the database ${database}: make it the owner of the database, or grant it both. ${docs}`;
  }
  if (!mayCreateTemporary) {
    return `The role ${role} may not create temporary tables in the database ${database}: grant it TEMPORARY on the database. ${docs}`;
  }
  return undefined;
};

/** @throws DatabaseUnfitError if a store cannot be prepared on the server */
export const requireFitServer = async (db: Database): Promise<void> => {
  const unfitness = unfitnessOf(await readServerFacts(db));
  if (unfitness !== undefined) throw new DatabaseUnfitError(unfitness);
};
