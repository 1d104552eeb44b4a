import { Hono } from 'hono';
import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import { dataContentPolicy } from '../http/security-headers.ts';

/** The header with the key that a shared cache adds to its own. */
const keyHeader = 'Ironcart-Cache-Key';

/** How long a shared cache may use the key, in seconds: so long is an older revision shown after a change. */
const keySeconds = 1;

/** What pages depend on that is counted: the catalogue and the flags. */
const readCounts = async (db: Database): Promise<readonly [catalogue: number, flags: number]> => {
  const { rows } = await sql<{ catalogue: number; flags: number }>`
    select (select revision from catalogue_revision where is_only) as catalogue,
      (select version from flag_versions where is_only) as flags`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('The catalogue has no revision');
  return [counts.catalogue, counts.flags];
};

/**
 * `/cache-key`: a key that changes with the catalogue's revision, the flags and the release (ADR 0034). A shared cache
 * keeps pages and calls under it: nothing of an older revision is found by it.
 */
export const createCacheKeyRoutes = (db: Database, release: string): Hono => {
  const routes = new Hono();
  routes.get('/cache-key', async () => {
    const key = [...(await readCounts(db)), release].join('.');
    const headers = {
      'Cache-Control': `public, max-age=0, s-maxage=${keySeconds}, must-revalidate`,
      'Content-Security-Policy': dataContentPolicy,
      [keyHeader]: key,
    };
    return Response.json({ key }, { headers });
  });
  return routes;
};
