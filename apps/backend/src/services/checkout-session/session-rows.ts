import type { SessionEntry, SessionState, SessionStore } from '@ironcart/checkout-machines/host';
import type { Database } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Seal } from './seal.ts';

/** The rows of sessions, for the checkout of one list. */
export const sessionRows = (db: Database, { seal, open }: Seal, listId: string): SessionStore => ({
  read: async (id) => {
    const row = await db
      .selectFrom('checkout_sessions')
      .select(['version', 'release', 'state', 'effect_until', 'expires_at'])
      .where('checkout_session_id', '=', id)
      .where('list_id', '=', listId)
      .executeTakeFirst();
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

  write: ({ id, version, release, state, expiresAtMs, effectUntilMs }, entries, change) =>
    inTransaction(db, async (transaction) => {
      const row = {
        version,
        release,
        state: seal(state),
        effect_until: effectUntilMs === undefined ? null : new Date(effectUntilMs),
        expires_at: new Date(expiresAtMs),
      };
      const written =
        version === 1
          ? await transaction
              .insertInto('checkout_sessions')
              .values({ checkout_session_id: id, list_id: listId, ...row })
              .onConflict((conflict) => conflict.doNothing())
              .executeTakeFirst()
          : await transaction
              .updateTable('checkout_sessions')
              .set(row)
              .where('checkout_session_id', '=', id)
              .where('version', '=', version - 1)
              .executeTakeFirst();
      const count = 'numUpdatedRows' in written ? written.numUpdatedRows : written.numInsertedOrUpdatedRows;
      if (count !== 1n) return false;
      const log = transaction.deleteFrom('checkout_session_entries').where('checkout_session_id', '=', id);
      if (change === 'replace' && version > 1) await log.execute();
      if (entries.length > 0) {
        const sealed = entries.map((entry) => ({ checkout_session_id: id, entry: seal(entry) }));
        await transaction.insertInto('checkout_session_entries').values(sealed).execute();
      }
      return true;
    }),

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
});
