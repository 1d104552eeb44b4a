import { describe, expect, it } from 'vitest';
import { notReady, opening } from './opening.ts';

const ask = (path: string, accept?: string) =>
  opening(new Request(`http://localhost${path}`, accept === undefined ? {} : { headers: { accept } }));

describe('starting store', () => {
  it('passes the liveness check', async () => {
    expect(await (await ask('/healthz')).json()).toEqual({ status: 'alive' });
  });

  it('shows shoppers a page that reloads itself', async () => {
    const answer = await ask('/barbells', 'text/html,*/*');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toMatch(/http-equiv="refresh" content="2"/);
  });

  it('rejects calls with the error of the contract and Retry-After', async () => {
    const answer = await ask('/svc_session/session', 'application/json');
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('cache-control')]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    expect(await answer.json()).toEqual({ error: { type: 'internal_error', message: 'The store is opening' } });
  });

  it('is not ready for a load balancer while it answers calls but no pages', async () => {
    const handler = notReady(async () => new Response('a call'));
    const statusOf = async (path: string) => (await handler(new Request(`http://localhost${path}`))).status;
    expect([await statusOf('/readyz'), await statusOf('/svc_session/session')]).toEqual([503, 200]);
  });
});
