import type { SessionEntry, SessionState, SessionStore } from '@ironcart/checkout-machines/host';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { Seal } from './seal.ts';

/** A session's row with its list. */
export interface SessionRow extends Omit<Selectable<Tables['checkout_sessions']>, 'list_revision'> {
  /** The list revision that the session has processed. */
  readonly heard_revision: number | null;
  /** The current revision of the list. */
  readonly revision: number;
}

/** The row of a session. @param condition over `checkout_sessions` and `lists` */
export const readSessionRow = async (db: Database, condition: RawBuilder<unknown>): Promise<SessionRow | undefined> => {
  const { rows } = await sql<SessionRow>`
    select checkout_session_id, list_id, version, release, state, effect_until, checkout_sessions.expires_at,
      list_revision as heard_revision, revision
    from checkout_sessions join lists using (list_id) where ${condition}`.execute(db);
  return rows[0];
};

/** The list of a session. */
export interface SessionList {
  readonly listId: string;
  /** Its revision, read before its lines. */
  readonly revision: number;
  /** The session's row if it was just read, for the first read; writes compare its version. */
  readonly known?: SessionRow | undefined;
}

export interface SessionRows extends SessionStore {
  /** Whether the list may have changed since the revision that the session processed. */
  isListNews(): boolean;
}

/** The rows of sessions, for the checkout of one list. */
export const sessionRows = (
  db: Database,
  { seal, open }: Seal,
  { listId, revision, known }: SessionList,
): SessionRows => {
  let unread = known;
  let latest: SessionRow | undefined;
  const readRow = async (id: string): Promise<SessionRow | undefined> => {
    const row = unread;
    unread = undefined;
    return row ?? readSessionRow(db, sql`checkout_session_id = ${id} and list_id = ${listId}`);
  };
  return {
    isListNews: () => latest?.heard_revision !== latest?.revision,

    read: async (id) => {
      latest = await readRow(id);
      return (
        latest && {
          id,
          version: latest.version,
          release: latest.release,
          state: open(latest.state) as SessionState,
          expiresAtMs: latest.expires_at.getTime(),
          effectUntilMs: latest.effect_until?.getTime(),
        }
      );
    },

    write: async ({ id, version, release, state, expiresAtMs, effectUntilMs }, entries, change) => {
      const effectUntil = effectUntilMs === undefined ? null : new Date(effectUntilMs);
      const row = sql`${version}::int, ${release}, ${seal(state)}, ${effectUntil}::timestamptz, ${new Date(expiresAtMs)}::timestamptz, ${latest?.revision ?? revision}::int`;
      const written =
        version === 1
          ? sql`insert into checkout_sessions
            (checkout_session_id, list_id, version, release, state, effect_until, expires_at, list_revision)
            values (${id}, ${listId}, ${row}) on conflict do nothing returning checkout_session_id`
          : sql`update checkout_sessions set (version, release, state, effect_until, expires_at, list_revision) = row (${row})
            where checkout_session_id = ${id} and version = ${version - 1} returning checkout_session_id`;
      const forgotten =
        change === 'replace'
          ? sql`, forgotten as (
            delete from checkout_session_entries where checkout_session_id in (select checkout_session_id from written))`
          : sql``;
      const { rows } = await sql`
      with written as (${written})${forgotten}, logged as (
        insert into checkout_session_entries (checkout_session_id, entry)
        select checkout_session_id, entry from written, unnest(${entries.map(seal)}::bytea[]) with ordinality as log (entry, position)
        order by position)
      select from written`.execute(db);
      return rows.length === 1;
    },

    entries: async (id) => {
      const rows = await db
        .selectFrom('checkout_session_entries')
        .select('entry')
        .where('checkout_session_id', '=', id)
        .orderBy('position')
        .execute();
      return rows.map(({ entry }) => open(entry) as SessionEntry);
    },

    remove: async (id) => {
      await db.deleteFrom('checkout_sessions').where('checkout_session_id', '=', id).execute();
    },
  };
};
