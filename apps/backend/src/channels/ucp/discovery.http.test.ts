import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestStore } from '../../testing/test-store.ts';
import { negotiate, type Registry } from './negotiate.ts';
import { openPlatform, platformProfile, storeOrigin, type TestPlatform } from './testing/test-platform.ts';
import { expectSchema } from './testing/ucp-schemas.ts';

const store = useTestStore({
  agents: { allowsLoopback: true, siteUrls: { GBR: 'https://shop.example.co.uk' } },
});
let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform(() => store.backend);
});
afterAll(() => platform.close());

const search = JSON.stringify({ query: 'barbell' });
const ask = (init: RequestInit = {}) => platform.send('/ucp/catalog/search', { method: 'POST', body: search, ...init });

/** Another platform, whose profile the store has not seen. */
const withPlatform = async <T>(run: (other: TestPlatform) => Promise<T>): Promise<T> => {
  const other = await openPlatform(() => store.backend);
  try {
    return await run(other);
  } finally {
    await other.close();
  }
};

describe('UCP profile at /.well-known/ucp', () => {
  it.each([
    ['', storeOrigin],
    ['/eu', `${storeOrigin}/eu`],
    ['/gb', 'https://shop.example.co.uk/gb'],
  ])('contains the endpoints of the site %j and the keys of the store', async (path, base) => {
    const { status, body, headers } = await platform.send(`${path}/.well-known/ucp`, {});
    expect(status).toBe(200);
    expectSchema('discovery/profile.json', body);
    expectSchema('discovery/profile.json#/$defs/business_profile', body);
    expect(headers.get('cache-control')).toMatch(/public, max-age=\d{2,}/);
    const services: readonly { transport: string; endpoint: string }[] = body.ucp.services['dev.ucp.shopping'];
    expect(services.map(({ transport, endpoint }) => [transport, endpoint])).toEqual([
      ['rest', `${base}/ucp`],
      ['mcp', `${base}/ucp/mcp`],
    ]);
    expect(body.signing_keys).toEqual([
      {
        kid: expect.stringMatching(/^store-/),
        kty: 'EC',
        crv: 'P-256',
        x: expect.any(String),
        y: expect.any(String),
        use: 'sig',
        alg: 'ES256',
      },
    ]);
  });

  it('is served at the root of a site’s own domain', async () => {
    const request = new Request('https://shop.example.co.uk/.well-known/ucp');
    const body = await (await store.backend.fetch(request)).json();
    expect(JSON.stringify(body)).toContain('https://shop.example.co.uk/gb/ucp/mcp');
  });

  it('contains the same keys in every process, and never private keys', async () => {
    const other = await store.anotherProcess();
    const read = async (backend: typeof other) =>
      (await backend.fetch(new Request(`${storeOrigin}/.well-known/ucp`))).text();
    const [own, others] = await Promise.all([read(store.backend), read(other)]);
    expect(JSON.parse(own).signing_keys).toEqual(JSON.parse(others).signing_keys);
    expect(own).not.toContain('"d"');
  });

  it('is missing, with all routes of the channel, if the merchant has disabled the channel', async () => {
    const off = await store.anotherProcess({ agents: { isOn: false } });
    for (const path of ['/.well-known/ucp', '/ucp/mcp', '/ucp/catalog/search']) {
      expect((await off.fetch(new Request(`${storeOrigin}${path}`))).status).toBe(404);
    }
  });
});

describe('agent platform', () => {
  it('must name its profile', async () => {
    for (const agent of [
      '',
      'profile',
      'profile=1',
      'profile="not a url"',
      'profile="https://user:pw@a.example/"',
      '\u0001',
    ]) {
      const answer = await ask({ headers: agent === '' ? { 'ucp-agent': ' ' } : { 'ucp-agent': encodeURI(agent) } });
      expect([agent, answer.status, answer.body.code]).toEqual([agent, 400, 'invalid_profile_url']);
    }
  });

  it('is accepted from https and public hosts only, unless loopback is allowed', async () => {
    const strict = await store.anotherProcess({ agents: {} });
    for (const profile of [
      platform.profileUrl,
      'https://127.0.0.1/p',
      'https://10.0.0.1/p',
      'https://[::1]/p',
      'http://agent.example/p',
    ]) {
      const headers = { 'ucp-agent': `profile="${profile}"`, 'content-type': 'application/json' };
      const request = new Request(`${storeOrigin}/ucp/catalog/search`, { method: 'POST', body: search, headers });
      const answer = await strict.fetch(request);
      expect([profile, answer.status]).toEqual([profile, 400]);
    }
    const headers = { 'ucp-agent': 'profile="https://localhost/p"', 'content-type': 'application/json' };
    const local = new Request(`${storeOrigin}/ucp/catalog/search`, { method: 'POST', body: search, headers });
    expect((await strict.fetch(local)).status).toBe(424);
  });

  it('has its profile fetched once within its cache lifetime', async () => {
    await withPlatform(async (other) => {
      other.serve({ headers: { 'cache-control': 'public, max-age=1000000' } });
      await other.rest('search_catalog', { query: 'bar' });
      await other.rest('search_catalog', { query: 'bar' });
      expect(other.fetches()).toBe(1);
      store.passTime(61 * 60_000);
      await other.rest('search_catalog', { query: 'bar' });
      expect(other.fetches()).toBe(2);
    });
  });

  it.each([
    [{ status: 500 }, 424, 'profile_unreachable'],
    [{ status: 302, headers: { location: 'https://agent.example/' } }, 424, 'profile_unreachable'],
    [{ body: `"${'x'.repeat(200_000)}"` }, 424, 'profile_unreachable'],
    [{ body: 'no json' }, 422, 'profile_malformed'],
    [{ body: '[]' }, 422, 'profile_malformed'],
    [{ body: JSON.stringify({ ucp: { version: '2026-04-08' } }) }, 422, 'profile_malformed'],
    [
      { body: JSON.stringify({ ucp: { ...platformProfile().ucp, version: '2025-01-01' } }) },
      422,
      'version_unsupported',
    ],
  ])('with profile %# is rejected: $1 $2, and not fetched again immediately', async (served, status, code) => {
    await withPlatform(async (other) => {
      other.serve(served);
      for (const _ of [1, 2]) {
        const answer = await other.rest('search_catalog', { query: 'bar' });
        expect([answer.status, answer.body.code]).toEqual([status, code]);
        expect(answer.body.continue_url).toBe(`${storeOrigin}/`);
      }
      expect(other.fetches()).toBe(1);
      const overMcp = await other.mcp('search_catalog', { query: 'bar' });
      expect(overMcp.status).toBe(status);
      expect(overMcp.body.error).toMatchObject({ code: -32001, data: { code } });
    });
  });

  it('without the required capability gets an error that says so', async () => {
    await withPlatform(async (other) => {
      other.serve({ body: JSON.stringify(platformProfile([], ['dev.ucp.shopping.catalog.lookup'])) });
      const answer = await other.rest('search_catalog', { query: 'bar' });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        ucp: { status: 'error' },
        messages: [{ code: 'capabilities_incompatible' }],
      });
      expect((await other.rest('lookup_catalog', { ids: ['p1001'] })).body.ucp.capabilities).toEqual({
        'dev.ucp.shopping.catalog.lookup': [{ version: '2026-04-08' }],
      });
    });
  });

  it('that is unknown has a limit of profile fetches per address', async () => {
    const from = '198.51.100.7';
    await ask();
    for (let at = 0; at < 30; at += 1) {
      await platform.send('/ucp/catalog/search', {
        from,
        method: 'POST',
        body: search,
        headers: { 'ucp-agent': `profile="http://127.0.0.1:1/${at}"` },
      });
    }
    const answer = await platform.send('/ucp/catalog/search', {
      from,
      method: 'POST',
      body: search,
      headers: { 'ucp-agent': 'profile="http://127.0.0.1:1/last"' },
    });
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect((await platform.send('/ucp/catalog/search', { from, method: 'POST', body: search })).status).toBe(200);
  });
});

describe('agent request signature', () => {
  const signed = (change = {}) => platform.sendSigned('/ucp/catalog/search', { method: 'POST', body: search }, change);

  it("is accepted with the platform's key", async () => {
    expect((await signed()).status).toBe(200);
    expect((await signed({ params: ';created=1' })).status).toBe(200);
  });

  it.each([
    [{ keyid: 'another' }, 401, 'key_not_found'],
    [{ authority: 'another.example' }, 401, 'signature_invalid'],
    [{ components: ['@method', '@authority', '@path', 'ucp-agent'] }, 401, 'signature_invalid'],
    [{ components: ['@method', '@authority', '@path', 'content-digest', 'content-type'] }, 401, 'signature_invalid'],
    [{ body: 'another body' }, 400, 'digest_mismatch'],
    [{ params: ';expires=1' }, 401, 'signature_invalid'],
  ])('that is invalid (%#) is rejected: $1 $2', async (change, status, code) => {
    const answer = await signed(change);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  it('that is incomplete is rejected', async () => {
    for (const headers of [
      { signature: 'sig1=:AAAA:' },
      { 'signature-input': 'sig1=("@method");keyid="test-key"' },
      { signature: ',,' },
    ]) {
      expect((await ask({ headers })).body.code).toBe('signature_missing');
    }
  });

  it('is required if the merchant lists permitted platforms, and other platforms are rejected', async () => {
    const chosen = await store.anotherProcess({
      agents: { allowsLoopback: true, platforms: [new URL(platform.profileUrl).origin] },
    });
    const trusted = await openPlatform(() => chosen);
    const ofOther = await trusted.rest('search_catalog', { query: 'bar' });
    expect([ofOther.status, ofOther.body.code]).toEqual([403, 'profile_not_trusted']);
    await trusted.close();
    const headers = { 'ucp-agent': `profile="${platform.profileUrl}"`, 'content-type': 'application/json' };
    const request = new Request(`${storeOrigin}/ucp/catalog/search`, { method: 'POST', body: search, headers });
    const unsigned = await chosen.fetch(request);
    expect([unsigned.status, (await unsigned.json()).code]).toEqual([401, 'signature_missing']);
  });
});

describe('invalid agent requests', () => {
  it.each([
    ['GET', '/ucp/catalog/search', undefined, 405],
    ['POST', '/ucp/catalog/none', '{}', 404],
    ['POST', '/ucp/%00', '{}', 404],
    ['POST', '/ucp/catalog/search', '{', 400],
    ['POST', '/ucp/catalog/search', '[]', 400],
    ['POST', '/ucp/catalog/search', '{"query":1}', 400],
    ['POST', '/ucp/catalog/search', '{"query":"\\u0000"}', 400],
    ['POST', '/ucp/catalog/search', `{"query":"${'x'.repeat(120_000)}"}`, 413],
    ['POST', '/ucp/catalog/search', '{"query":"4111 1111 1111 1111"}', 400],
    ['POST', '/ucp/mcp', '{', 400],
    ['POST', '/ucp/mcp', '[{"jsonrpc":"2.0","id":1,"method":"ping"}]', 400],
    ['GET', '/ucp/mcp', undefined, 405],
  ])('$0 $1 with body %# is answered with $3', async (method, path, body, status) => {
    const answer = await platform.send(path, { method, ...(body === undefined ? {} : { body }) });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('allow')).toBe(status === 405 ? 'POST' : null);
  });

  it('with another type than JSON are rejected', async () => {
    expect((await ask({ headers: { 'content-type': 'text/plain' } })).status).toBe(415);
  });
});

describe('MCP endpoint', () => {
  const rpc = async (method: string, params: unknown = {}, id: unknown = 1) =>
    platform.send('/ucp/mcp', { method: 'POST', body: JSON.stringify({ jsonrpc: '2.0', id, method, params }) });

  it('is initialized without a session, and lists a tool for each operation', async () => {
    const { body } = await rpc('initialize', { protocolVersion: '2025-03-26', capabilities: {} });
    expect(body).toMatchObject({ id: 1, result: { protocolVersion: '2025-03-26', capabilities: { tools: {} } } });
    const { body: listed } = await rpc('tools/list');
    const tools: readonly { name: string; inputSchema: { required: string[] } }[] = listed.result.tools;
    expect(tools.map(({ name }) => name)).toContain('search_catalog');
    for (const { inputSchema } of tools) expect(inputSchema.required).toContain('meta');
    expect((await rpc('ping', {}, 'a')).body).toEqual({ jsonrpc: '2.0', id: 'a', result: {} });
  });

  it('answers a notification with 202, and an unknown method or tool with an error', async () => {
    const note = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
    expect((await platform.send('/ucp/mcp', { method: 'POST', body: note })).status).toBe(202);
    expect((await rpc('resources/list')).body.error.code).toBe(-32601);
    expect((await rpc('tools/call', { name: 'toString', arguments: {} })).body.error.code).toBe(-32602);
    expect((await rpc('tools/call', { name: 1 })).body.error.code).toBe(-32602);
  });
});

describe('capability negotiation', () => {
  const registry = (entries: Record<string, { versions?: string[]; extends?: string[] }>): Registry =>
    new Map(Object.entries(entries).map(([name, entry]) => [name, { versions: ['2026-04-08'], ...entry }]));

  it('keeps shared capabilities in a common version, and extensions with at least one of their parents', () => {
    const ours = registry({
      cart: {},
      checkout: {},
      discount: { extends: ['cart', 'checkout'] },
      points: { extends: ['discount'] },
      fulfillment: { extends: ['checkout'] },
    });
    const theirs = registry({
      cart: {},
      checkout: { versions: ['2025-01-01'] },
      discount: {},
      points: {},
      fulfillment: {},
      other: {},
    });
    expect([...negotiate(theirs, ours)]).toEqual(['cart', 'discount', 'points']);
    expect([...negotiate(registry({ discount: {}, points: {} }), ours)]).toEqual([]);
  });
});
