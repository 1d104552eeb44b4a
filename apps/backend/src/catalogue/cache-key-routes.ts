import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import { dataContentPolicy } from '../http/security-headers.ts';
import { shownCounts } from './shown-counts.ts';

/** The header with the key that a shared cache adds to its own. */
const keyHeader = 'Ironcart-Cache-Key';

/** How long a shared cache may use the key, in seconds; an older revision may be shown for this long after a change. */
const keySeconds = 1;

/** Reads the current counts. */
export const readShownCounts = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ counts: string }>`select (${sql.raw(shownCounts)}) as counts`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The catalogue has no revision');
  return row.counts;
};

/**
 * `/cache-key`: a key that changes with the catalogue's revision, the flags and the release (ADR 0034). A shared cache
 * stores pages and calls under it, so that entries of an older revision are never returned.
 * @param readCounts reads the minimum counts of every page, from any database
 */
export const createCacheKeyRoutes = (readCounts: () => Promise<string>, release: string): Hono => {
  const routes = new Hono();
  routes.get('/cache-key', async () => {
    const key = `${await readCounts()}.${release}`;
    const headers = {
      'Cache-Control': `public, max-age=0, s-maxage=${keySeconds}, must-revalidate`,
      'Content-Security-Policy': dataContentPolicy,
      [keyHeader]: key,
    };
    return Response.json({ key }, { headers });
  });
  return routes;
};
