import { Hono } from 'hono';
import { dataContentPolicy } from '../http/security-headers.ts';
import { isServing, type Readiness } from './readiness.ts';

const headers = { 'Cache-Control': 'no-store', 'Content-Security-Policy': dataContentPolicy };

/**
 * `/healthz`: the process is alive and need not be restarted. `/readyz`: it can answer requests; otherwise 503, so that
 * a load balancer sends its requests elsewhere. Both respond with a single word.
 */
export const createHealthRoutes = (readiness: () => Promise<Readiness>): Hono => {
  const routes = new Hono();
  routes.get('/healthz', () => Response.json({ status: 'alive' }, { headers }));
  routes.get('/readyz', async () => {
    const status = await readiness();
    return Response.json({ status }, { status: isServing(status) ? 200 : 503, headers });
  });
  return routes;
};
