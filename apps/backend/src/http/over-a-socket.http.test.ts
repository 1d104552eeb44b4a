import { createServer, request as httpRequest, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { contract } from '@ironcart/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureEmails, fixturePassword } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';

const store = useTestStore();
let server: Server;
let origin = '';

beforeAll(async () => {
  server = createServer(
    getRequestListener((request, { incoming }) =>
      store.backend.fetch(request, { remoteAddress: incoming.socket.remoteAddress }),
    ),
  );
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** Sends headers and then chunks, without a Content-Length. */
const sendChunks = (path: string, headers: Record<string, string>, chunks: number): Promise<number> =>
  new Promise((done, fail) => {
    const request = httpRequest(`${origin}${path}`, { method: 'POST', headers }, (response) => {
      response.resume();
      done(response.statusCode ?? 0);
    });
    request.on('error', fail);
    for (let count = 0; count < chunks; count += 1) request.write('[1,'.padEnd(100_000));
    request.end();
  });

describe('backend over a real socket', () => {
  it('requires no content type for a change without a body, but for one with a body [SECURITY-3]', async () => {
    const login = await fetch(`${origin}${contract.session.login.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: fixtureEmails.alice, password: fixturePassword }),
    });
    expect(login.status).toBe(200);
    const [cookie = ''] = (login.headers.getSetCookie()[0] ?? '').split(';');
    const logout = await fetch(`${origin}${contract.session.logout.path}`, { method: 'POST', headers: { cookie } });
    expect(logout.status).toBe(200);
    expect(await sendChunks('/svc_list/lists', {}, 1)).toBe(403);
  });

  it('rejects a body in Latin-1 instead of storing replacement characters', async () => {
    const make = (encoding: 'latin1' | 'utf8') =>
      fetch(`${origin}/svc_list/lists`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: Buffer.from('{"type":"wishlist","metadata":{"name":"J\u00fcrgen"}}', encoding),
      });
    expect((await make('latin1')).status).toBe(400);
    expect(await (await make('utf8')).json()).toMatchObject({ metadata: { name: 'J\u00fcrgen' } });
  });

  it('reads a body without Content-Length only up to 1 MB [SECURITY-25]', async () => {
    expect(await sendChunks('/svc_list/lists', { 'Content-Type': 'application/json' }, 11)).toBe(413);
  });

  it('counts attempts by the address of the socket [SECURITY-15]', async () => {
    const attempt = async (count: number) =>
      fetch(`${origin}${contract.session.login.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${count}` },
        body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong' }),
      });
    const statuses: number[] = [];
    for (let count = 0; count < 21; count += 1) statuses.push((await attempt(count)).status);
    expect(statuses.at(0)).toBe(401);
    expect(statuses.at(-1)).toBe(429);
  });
});
