import type { SessionEntry, SessionState, SessionStore } from '@ironcart/checkout-machines/host';
import { type Selectable, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { Seal } from './seal.ts';

/** The columns of a session's row that its host reads. */
export const sessionColumns = [
  'checkout_sessions.version',
  'checkout_sessions.release',
  'checkout_sessions.state',
  'checkout_sessions.effect_until',
  'checkout_sessions.expires_at',
] as const;

export type SessionRow = Pick<
  Selectable<Tables['checkout_sessions']>,
  'version' | 'release' | 'state' | 'effect_until' | 'expires_at'
>;

/**
 * The rows of sessions, for the checkout of one list.
 * @param known the row of its session as it was just read, for the first look at it; writes compare its version
 */
export const sessionRows = (
  db: Database,
  { seal, open }: Seal,
  { listId, known }: { readonly listId: string; readonly known?: SessionRow | undefined },
): SessionStore => {
  let unread = known;
  const readRow = async (id: string): Promise<SessionRow | undefined> => {
    const row = unread;
    unread = undefined;
    return (
      row ??
      (await db
        .selectFrom('checkout_sessions')
        .select(sessionColumns)
        .where('checkout_session_id', '=', id)
        .where('list_id', '=', listId)
        .executeTakeFirst())
    );
  };
  return {
    read: async (id) => {
      const row = await readRow(id);
      return (
        row && {
          id,
          version: row.version,
          release: row.release,
          state: open(row.state) as SessionState,
          expiresAtMs: row.expires_at.getTime(),
          effectUntilMs: row.effect_until?.getTime(),
        }
      );
    },

    write: async ({ id, version, release, state, expiresAtMs, effectUntilMs }, entries, change) => {
      const effectUntil = effectUntilMs === undefined ? null : new Date(effectUntilMs);
      const row = sql`${version}::int, ${release}, ${seal(state)}, ${effectUntil}::timestamptz, ${new Date(expiresAtMs)}::timestamptz`;
      const written =
        version === 1
          ? sql`insert into checkout_sessions
            (checkout_session_id, list_id, version, release, state, effect_until, expires_at)
            values (${id}, ${listId}, ${row}) on conflict do nothing returning checkout_session_id`
          : sql`update checkout_sessions set (version, release, state, effect_until, expires_at) = row (${row})
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
