import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, prepareDatabase, startEmbeddedDatabase } from '@ironcart/backend';
import type { ExploredSessions } from '@ironcart/checkout-machines/testing';
import { sql } from 'kysely';
import { createSeal } from '../../apps/backend/src/services/checkout-session/seal.ts';
import { sessionRows } from '../../apps/backend/src/services/checkout-session/session-rows.ts';

/** A PostgreSQL that stores explored sessions in rows, like the backend. */
export interface PostgresSessions {
  /** Opens a store for one session with its own list. */
  open(): Promise<ExploredSessions>;
  close(): Promise<void>;
}

export const openPostgresSessions = async (): Promise<PostgresSessions> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ironcart-explore-'));
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir });
  await prepareDatabase({ databaseUrl: database.url });
  const db = await openDatabase({ url: database.url, maxConnections: 4 });
  const seal = createSeal('explored');

  const insertList = async (): Promise<string> => {
    const { rows } = await sql<{ list_id: string }>`
      with guest as (
        insert into sessions (session_id, token_hash, created_at, expires_at)
        select id, sha256(convert_to(id::text, 'UTF8')), now(), now() + interval '1 day' from (select gen_random_uuid() as id) as new
        returning session_id)
      insert into lists (list_id, site_code, type, session_id, created_at)
      select gen_random_uuid(), 'USA', 'cart', session_id, now() from guest returning list_id`.execute(db);
    const [row] = rows;
    if (row === undefined) throw new Error('The database made no list');
    return row.list_id;
  };

  /** The explored session has the same id in every world; its row uses the list's id. */
  const storeOf = (listId: string): ExploredSessions => {
    const rows = sessionRows(db, seal, { listId, revision: 0 });
    const calls = new Set<Promise<unknown>>();
    const noted = <Answer>(call: Promise<Answer>): Promise<Answer> => {
      calls.add(call);
      const end = (): void => void calls.delete(call);
      call.then(end, end);
      return call;
    };
    const read = async (id: string) => {
      const session = await rows.read(listId);
      return session && { ...session, id };
    };
    return {
      read: (id) => noted(read(id)),
      write: (session, entries, change) => noted(rows.write({ ...session, id: listId }, entries, change)),
      entries: () => noted(rows.entries(listId)),
      remove: () => noted(rows.remove(listId)),
      answered: async () => {
        while (calls.size > 0) await Promise.all(calls);
      },
      copy: async () => {
        const copied = await insertList();
        await sql`
          with copied as (
            insert into checkout_sessions
              (checkout_session_id, list_id, version, release, state, effect_until, expires_at, list_revision)
            select ${copied}, ${copied}::uuid, version, release, state, effect_until, expires_at, list_revision
            from checkout_sessions where checkout_session_id = ${listId} returning checkout_session_id)
          insert into checkout_session_entries (checkout_session_id, entry)
          select copied.checkout_session_id, entry from copied, checkout_session_entries as log
          where log.checkout_session_id = ${listId} order by position`.execute(db);
        return storeOf(copied);
      },
    };
  };

  return {
    open: async () => storeOf(await insertList()),
    close: async () => {
      await db.destroy();
      await database.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
