import { contract } from '@ironcart/api/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../../contract-tests/owned-ids.ts';
import { multipliedLimits } from '../../../http/rate-limit.ts';
import { prune } from '../../../jobs/prune.ts';
import { hashOfToken } from '../../../services/session/secret-token.ts';
import type { Shopper } from '../../../testing/shopper.ts';
import { fixturePassword } from '../../../testing/store-fixture.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import {
  callback,
  consent,
  exchangeOf,
  issuer,
  link,
  newVerifier,
  postForm,
  register,
  requestOf,
} from '../testing/link-customer.ts';
import { openPlatform, storeOrigin, type TestPlatform } from '../testing/test-platform.ts';

const store = useTestStore({
  limits: multipliedLimits(100),
  agents: { allowsLoopback: true, siteUrls: { GBR: 'https://shop.example.co.uk' } },
});
const { getLinkRequest, answerLinkRequest, getLinks, removeLink } = contract.agent;
let platform: TestPlatform;
let other: TestPlatform;
let bob: Shopper;
beforeAll(async () => {
  const open = () => openPlatform(() => store.backend, store.now);
  [platform, other] = [await open(), await open()];
  register(platform);
  register(other);
  bob = await logIn(store, 'bob');
  await store.db.updateTable('customers').set({ group_id: 2 }).where('email', '=', 'bob@example.com').execute();
});
afterAll(() => Promise.all([platform.close(), other.close()]));

const bar = { line_items: [{ item: { id: 'p1001' }, quantity: 1 }] };
/** The price of a barbell, which a guest has for 285.50 and the group 2 for 280.00. */
const priceFor = async (token: string | undefined, from = platform) => {
  const { body, status } = await from.rest('create_cart', bar, token === undefined ? {} : { token });
  return status === 201 ? body.line_items[0].item.price : status;
};
const refresh = (refresh_token: string) => ({ grant_type: 'refresh_token', refresh_token });

describe('published metadata about linked accounts', () => {
  it.each([
    ['', '/.well-known/oauth-authorization-server', storeOrigin, storeOrigin],
    ['/eu', '/eu/.well-known/oauth-authorization-server', `${storeOrigin}/eu`, `${storeOrigin}/eu`],
    ['/eu', '/.well-known/oauth-authorization-server/eu', `${storeOrigin}/eu`, `${storeOrigin}/eu`],
    [
      '/gb',
      '/gb/.well-known/oauth-authorization-server',
      'https://shop.example.co.uk',
      'https://shop.example.co.uk/gb',
    ],
  ])('includes the authorization server metadata of the site %j at %s', async (_site, path, named, base) => {
    const { status, body } = await platform.send(path, {});
    expect(status).toBe(200);
    expect(body).toMatchObject({
      issuer: named,
      authorization_endpoint: `${base}/link-account`,
      token_endpoint: `${base}/ucp/oauth/token`,
      revocation_endpoint: `${base}/ucp/oauth/revoke`,
      scopes_supported: [
        'dev.ucp.shopping.cart:manage',
        'dev.ucp.shopping.checkout:manage',
        'dev.ucp.shopping.order:read',
      ],
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['private_key_jwt', 'none'],
      authorization_response_iss_parameter_supported: true,
    });
  });

  it('includes the protected resource metadata, and the capability in the profile', async () => {
    const { body } = await platform.send('/.well-known/oauth-protected-resource', {});
    expect(body).toMatchObject({ resource: storeOrigin, authorization_servers: [storeOrigin] });
    const profile = (await platform.send('/.well-known/ucp', {})).body;
    expect(profile.ucp.capabilities['dev.ucp.common.identity_linking']).toMatchObject([{ config: { scopes: {} } }]);
    const off = await store.anotherProcess({ agents: { isOn: false } });
    for (const name of ['oauth-authorization-server', 'oauth-protected-resource']) {
      expect((await off.fetch(new Request(`${storeOrigin}/.well-known/${name}`))).status).toBe(404);
    }
  });
});

describe('authorization request', () => {
  const { challenge } = newVerifier();
  const ask = (change: Readonly<Record<string, string | undefined>> = {}, shopper = bob) =>
    shopper.call(getLinkRequest, { query: { request: requestOf(platform, challenge, change) } });

  it('shows the customer which platform requests which permissions, and where they return', async () => {
    const host = new URL(platform.profileUrl).host;
    expect(await ask()).toEqual({
      state: 'asked',
      platform: { host, name: 'Shopping Agent' },
      permissions: ['cart', 'checkout'],
      returnOrigin: 'https://agent.example',
    });
    expect(await ask({ scope: 'dev.ucp.shopping.cart:manage' })).toMatchObject({ permissions: ['cart'] });
  });

  it('requires a logged-in customer', async () => {
    const request = requestOf(platform, challenge);
    expect((await store.shopper().refused(getLinkRequest, { query: { request } })).status).toBe(401);
    expect((await store.shopper().refused(answerLinkRequest, { body: { request, isAllowed: true } })).status).toBe(401);
  });

  it.each<[string, Readonly<Record<string, string | undefined>>, string]>([
    ['without PKCE', { code_challenge: undefined }, 'invalid_request'],
    ['with the plain method', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['without a method', { code_challenge_method: undefined }, 'invalid_request'],
    ['with a short challenge', { code_challenge: 'short' }, 'invalid_request'],
    ['with a token response type', { response_type: 'token' }, 'unsupported_response_type'],
    ['for an unknown scope', { scope: 'dev.ucp.shopping.cart:manage everything' }, 'invalid_scope'],
    ['with parameters in the fragment', { response_mode: 'fragment' }, 'invalid_request'],
    ['without asking', { prompt: 'none' }, 'consent_required'],
    ['with a request object', { request_uri: 'https://agent.example/request' }, 'request_not_supported'],
    ['with an excessively long state', { state: 'x'.repeat(501) }, 'invalid_request'],
  ])('%s is reported to the platform if the customer agrees, and never granted', async (_name, change, error) => {
    const told = await ask(change);
    if (told.state !== 'faulty') throw new Error('It is not faulty');
    const url = new URL(told.returnUrl);
    expect([told.error, url.searchParams.get('error'), url.searchParams.get('iss')]).toEqual([error, error, issuer]);
    expect(url.searchParams.get('state')).toBe((change.state ?? '').length > 500 ? null : 'the state');
    const request = requestOf(platform, challenge, change);
    const answered = await bob.call(answerLinkRequest, { body: { request, isAllowed: true } });
    expect(new URL(answered.url).searchParams.get('code')).toBeNull();
  });

  it.each<[string, Readonly<Record<string, string | undefined>>]>([
    ['of nobody', { client_id: undefined }],
    ['of a text', { client_id: 'my-client' }],
    ['of a private address', { client_id: 'https://10.0.0.1/profile.json' }],
    ['without a redirect URI', { redirect_uri: undefined }],
    ['to another page of the same host', { redirect_uri: 'https://agent.example/other' }],
    ['to the same page with one character more', { redirect_uri: `${callback}&` }],
    ['to a page below', { redirect_uri: 'https://agent.example/callback/x?from=store' }],
    ['to another host', { redirect_uri: 'https://agent.example.evil.example/callback?from=store' }],
    ['with user info in the URL', { redirect_uri: 'https://agent.example@evil.example/callback?from=store' }],
    ['to a script', { redirect_uri: 'javascript:alert(1)' }],
  ])('%s does not redirect', async (_name, change) => {
    const request = requestOf(platform, challenge, change);
    expect(await bob.refused(getLinkRequest, { query: { request } })).toMatchObject({ type: 'unknown_platform' });
    expect(await bob.refused(answerLinkRequest, { body: { request, isAllowed: true } })).toMatchObject({
      type: 'unknown_platform',
    });
  });

  it('with a duplicate parameter does not redirect', async () => {
    const request = `${requestOf(platform, challenge)}&redirect_uri=${encodeURIComponent('https://evil.example/')}`;
    expect((await bob.refused(getLinkRequest, { query: { request } })).type).toBe('unknown_platform');
  });

  it('is rejected for any malformed text, without an internal error', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, maxLength: 200 }), fc.boolean(), async (text, isParameter) => {
        const request = isParameter ? requestOf(platform, challenge, { redirect_uri: text, state: text }) : text;
        const { status } = await bob.refused(answerLinkRequest, { body: { request, isAllowed: true } });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 30 },
    );
  });

  it('that a customer denies returns no code', async () => {
    const body = { request: requestOf(platform, challenge), isAllowed: false };
    const url = new URL((await bob.call(answerLinkRequest, { body })).url);
    expect(`${url.origin}${url.pathname}`).toBe('https://agent.example/callback');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      from: 'store',
      error: 'access_denied',
      error_description: expect.any(String),
      state: 'the state',
      iss: issuer,
    });
  });

  it('may return to any port of a program on the customer’s device that registered itself', async () => {
    const device = await openPlatform(() => store.backend, store.now);
    register(device, { redirect_uris: ['http://127.0.0.1/callback'] });
    const at = (redirect_uri: string) => ({ query: { request: requestOf(device, challenge, { redirect_uri }) } });
    expect(await bob.call(getLinkRequest, at('http://127.0.0.1:51234/callback'))).toMatchObject({ state: 'asked' });
    for (const wrong of ['http://127.0.0.1:51234/other', 'http://127.0.0.2/callback', 'http://localhost/callback']) {
      expect((await bob.refused(getLinkRequest, at(wrong))).type).toBe('unknown_platform');
    }
    await device.close();
  });

  it('is rejected for a platform that the merchant does not permit, or that is not registered', async () => {
    const unregistered = await openPlatform(() => store.backend, store.now);
    const request = requestOf(unregistered, challenge);
    expect((await bob.refused(getLinkRequest, { query: { request } })).type).toBe('unknown_platform');
    await unregistered.close();
  });
});

describe('token endpoint', () => {
  it('exchanges a code for tokens, which give carts the customer’s prices over REST and MCP', async () => {
    const { code, verifier, url } = await consent(platform, bob);
    expect([url.searchParams.get('state'), url.searchParams.get('iss')]).toEqual(['the state', issuer]);
    const { status, body, headers } = await postForm(platform, exchangeOf({ code, verifier }));
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 900,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
      scope: 'dev.ucp.shopping.cart:manage dev.ucp.shopping.checkout:manage',
    });
    expect(await priceFor(body.access_token)).toBe(28_000);
    expect(await priceFor(undefined)).toBe(28_550);
    const overMcp = await platform.mcp('create_cart', bar, { token: body.access_token });
    expect(overMcp.body.line_items[0].item.price).toBe(28_000);
    const mails = await store.db.selectFrom('mail_outbox').select(['subject', 'body']).execute();
    const told = mails.find(({ subject }) => subject === 'An assistant is linked to your account');
    expect(told?.body).toContain(`Shopping Agent (${new URL(platform.profileUrl).host})`);
    expect(told?.body).toContain(`${storeOrigin}/account/settings`);
    const rows = await store.db.selectFrom('agent_tokens').select('token_hash').execute();
    expect(rows.map(({ token_hash }) => token_hash.toString('hex'))).toContain(
      hashOfToken(body.access_token).toString('hex'),
    );
  });

  it('accepts a code once, and a second use revokes its tokens', async () => {
    const given = await consent(platform, bob);
    const { access_token } = (await postForm(platform, exchangeOf(given))).body;
    expect(await priceFor(access_token)).toBe(28_000);
    const again = await postForm(platform, exchangeOf(given));
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
    expect(await priceFor(access_token)).toBe(401);
  });

  it('issues tokens to one of two concurrent requests', async () => {
    const fields = exchangeOf(await consent(platform, bob));
    const answers = await Promise.all([postForm(platform, fields), postForm(platform, fields)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  it.each<[string, Readonly<Record<string, string>>, string]>([
    ['without a verifier', { code_verifier: '' }, 'invalid_grant'],
    ['with another verifier', { code_verifier: newVerifier().verifier }, 'invalid_grant'],
    ['with another redirect URI', { redirect_uri: 'https://agent.example/other' }, 'invalid_grant'],
    ['with another code', { code: newVerifier().verifier }, 'invalid_grant'],
    ['with a malformed code', { code: '%00\u0000 or 1=1' }, 'invalid_grant'],
    ['with the password grant', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['with a secret', { client_assertion: 'a.b.c' }, 'invalid_client'],
    ['of an unknown client', { client_id: 'https://unknown.invalid/profile.json' }, 'invalid_client'],
    ['without a client id', { client_id: '' }, 'invalid_client'],
  ])('rejects a code %s', async (_name, change, error) => {
    const { body, status } = await postForm(platform, { ...exchangeOf(await consent(platform, bob)), ...change });
    expect([body.error, status]).toEqual([error, error === 'invalid_client' ? 401 : 400]);
  });

  it('rejects a code of another platform or another site, and an expired one', async () => {
    const given = await consent(platform, bob);
    expect((await postForm(other, exchangeOf(given))).body.error).toBe('invalid_grant');
    expect((await postForm(platform, exchangeOf(given), { path: '/eu/ucp/oauth/token' })).body.error).toBe(
      'invalid_grant',
    );
    store.passTime(60_000);
    expect((await postForm(platform, exchangeOf(given))).body.error).toBe('invalid_grant');
  });

  it('accepts a posted form with single parameters only, and no Authorization header', async () => {
    const fields = exchangeOf(await consent(platform, bob));
    const basic = { headers: { authorization: 'Basic Y2xpZW50OnNlY3JldA==' } };
    expect((await postForm(platform, fields, basic)).body.error).toBe('invalid_client');
    expect((await platform.send('/ucp/oauth/token', {})).body.error).toBe('invalid_request');
    const body = JSON.stringify(fields);
    expect((await platform.send('/ucp/oauth/token', { method: 'POST', body })).body.error).toBe('invalid_request');
    const twice = `${new URLSearchParams(fields)}&code=1`;
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const doubled = await platform.send('/ucp/oauth/token', { method: 'POST', headers, body: twice });
    expect([doubled.status, doubled.body.error]).toEqual([400, 'invalid_request']);
  });

  it('rotates refresh tokens, and a reused one ends the link', async () => {
    const first = await link(platform, bob);
    const second = (await postForm(platform, refresh(first.refresh_token))).body;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect([await priceFor(first.access_token), await priceFor(second.access_token)]).toEqual([401, 28_000]);
    expect((await postForm(other, refresh(second.refresh_token))).body.error).toBe('invalid_grant');
    expect((await postForm(platform, refresh(first.refresh_token))).body.error).toBe('invalid_grant');
    expect(await priceFor(second.access_token)).toBe(401);
    expect((await postForm(platform, refresh(second.refresh_token))).body.error).toBe('invalid_grant');
  });

  it('issues access tokens for 15 minutes and refresh tokens for 90 days', async () => {
    const { access_token, refresh_token } = await link(platform, bob);
    store.passTime(15 * 60_000 - 1_000);
    expect(await priceFor(access_token)).toBe(28_000);
    store.passTime(1_000);
    expect(await priceFor(access_token)).toBe(401);
    store.passTime(80 * 24 * 60 * 60_000);
    const next = (await postForm(platform, refresh(refresh_token))).body;
    expect(await priceFor(next.access_token)).toBe(28_000);
    store.passTime(90 * 24 * 60 * 60_000);
    expect((await postForm(platform, refresh(next.refresh_token))).body.error).toBe('invalid_grant');
    await prune(store.db, store.now());
    expect(await store.db.selectFrom('agent_tokens').selectAll().execute()).toEqual([]);
    expect(await store.db.selectFrom('agent_grants').selectAll().execute()).toEqual([]);
    bob = await logIn(store, 'bob');
  });
});

describe('agent platform with a key', () => {
  let keyed: TestPlatform;
  beforeAll(async () => {
    keyed = await openPlatform(() => store.backend, store.now);
    register(keyed, { token_endpoint_auth_method: 'private_key_jwt' });
  });
  afterAll(() => keyed.close());
  const proof = (client_assertion: string) => ({
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion,
  });

  it('authenticates at the token endpoint, and signs requests that carry a token', async () => {
    const fields = exchangeOf(await consent(keyed, bob));
    for (const change of [
      { aud: 'https://elsewhere.example' },
      { exp: 1 },
      { exp: store.now().getTime() / 1_000 + 3_600 },
      { iss: 'https://elsewhere.example' },
    ]) {
      const { body } = await postForm(keyed, { ...fields, ...proof(keyed.assertion(change)) });
      expect(body.error).toBe('invalid_client');
    }
    expect(
      (
        await postForm(keyed, {
          ...fields,
          ...proof(other.assertion({ iss: keyed.profileUrl, sub: keyed.profileUrl })),
        })
      ).body.error,
    ).toBe('invalid_client');
    expect((await postForm(keyed, fields)).body.error).toBe('invalid_client');
    const assertion = keyed.assertion();
    const { access_token: token } = (await postForm(keyed, { ...fields, ...proof(assertion) })).body;
    const again = await postForm(keyed, { ...exchangeOf(await consent(keyed, bob)), ...proof(assertion) });
    expect(again.body).toMatchObject({ error: 'invalid_client', error_description: expect.stringContaining('before') });
    const signed = await keyed.rest('create_cart', bar, { token, isSigned: true });
    expect(signed.body.line_items[0].item.price).toBe(28_000);
    const unsigned = await keyed.rest('create_cart', bar, { token });
    expect([unsigned.status, unsigned.body.messages[0].code]).toEqual([401, 'identity_required']);
  });

  it('is required for linking customers if the merchant lists permitted platforms', async () => {
    const allowed = await store.anotherProcess({
      agents: {
        allowsLoopback: true,
        platforms: [new URL(keyed.profileUrl).origin, new URL(platform.profileUrl).origin],
      },
    });
    const metadata = await (
      await allowed.fetch(new Request(`${storeOrigin}/.well-known/oauth-authorization-server`))
    ).json();
    expect(metadata.token_endpoint_auth_methods_supported).toEqual(['private_key_jwt']);
    const form = new URLSearchParams({ client_id: platform.profileUrl, ...exchangeOf(await consent(platform, bob)) });
    const open = new Request(`${storeOrigin}/ucp/oauth/token`, { method: 'POST', body: form });
    expect(await (await allowed.fetch(open)).json()).toMatchObject({ error: 'invalid_client' });
    const closed = await store.anotherProcess({ agents: { platforms: ['https://agent.example'] } });
    const refused = await closed.fetch(new Request(`${storeOrigin}/ucp/oauth/token`, { method: 'POST', body: form }));
    expect(await refused.json()).toMatchObject({ error: 'invalid_client' });
  });
});

describe('access token', () => {
  it('that is invalid, of another platform or of another site is challenged', async () => {
    const { access_token: token } = await link(platform, bob);
    const answers = [
      await platform.rest('create_cart', bar, { token: 'none' }),
      await other.rest('create_cart', bar, { token }),
      await platform.rest('create_cart', bar, { token, site: '/eu' }),
      await platform.rest('search_catalog', { query: 'barbell' }, { token: 'none' }),
    ];
    for (const { status, body, headers } of answers) {
      expect([status, body.ucp.status, body.messages[0].code]).toEqual([401, 'error', 'identity_required']);
      expect(body.messages[0].severity).toBe('requires_buyer_review');
      expect(headers.get('www-authenticate')).toMatch(
        /^Bearer realm="http:\/\/store\.test(?:\/eu)?", error="invalid_token", error_description="[^"]+", resource_metadata="http:\/\/store\.test(?:\/eu)?\/\.well-known\/oauth-protected-resource"$/,
      );
    }
    const overMcp = await platform.mcp('create_cart', bar, { token: 'none' });
    expect([overMcp.status, overMcp.body.error.data.code]).toEqual([401, 'identity_required']);
    expect(overMcp.headers.get('www-authenticate')).toContain('error="invalid_token"');
  });

  it('gives access to the permitted data, and the response names a missing scope', async () => {
    const { access_token: token, scope } = await link(platform, bob, { scope: 'dev.ucp.shopping.cart:manage' });
    expect(scope).toBe('dev.ucp.shopping.cart:manage');
    expect(await priceFor(token)).toBe(28_000);
    const { status, body, headers } = await platform.rest('create_checkout', bar, { token });
    expect([status, body.messages[0].code]).toEqual([403, 'insufficient_scope']);
    expect(headers.get('www-authenticate')).toContain('scope="dev.ucp.shopping.checkout:manage"');
  });

  it('does not replay another customer’s request with the same idempotency key', async () => {
    const key = crypto.randomUUID();
    const { access_token: token } = await link(platform, bob);
    const alices = await link(platform, await logIn(store, 'alice'));
    await platform.rest('create_cart', bar, { token, key });
    const answer = await platform.rest('create_cart', bar, { token: alices.access_token, key });
    expect([answer.status, answer.body.code]).toEqual([409, 'idempotency_key_reused']);
  });

  it('can be revoked by its platform only, and a refresh token is revoked with all its tokens', async () => {
    const path = '/ucp/oauth/revoke';
    const first = await link(platform, bob);
    await postForm(other, { token: first.refresh_token }, { path });
    expect(await priceFor(first.access_token)).toBe(28_000);
    expect((await postForm(platform, { token: first.access_token }, { path })).status).toBe(200);
    expect(await priceFor(first.access_token)).toBe(401);
    const second = (await postForm(platform, refresh(first.refresh_token))).body;
    expect((await postForm(platform, { token: second.refresh_token }, { path })).status).toBe(200);
    expect(await priceFor(second.access_token)).toBe(401);
    expect((await postForm(platform, { token: 'none' }, { path })).status).toBe(200);
    expect((await postForm(platform, {}, { path })).body.error).toBe('invalid_request');
  });
});

describe('customer with linked platforms', () => {
  it('sees the linked platforms and can unlink one, which is rejected immediately and whose carts stay with the customer', async () => {
    const alice = await logIn(store, 'alice');
    for (const { _id } of await alice.call(getLinks)) await alice.call(removeLink, { params: { id: _id } });
    const { access_token: token, refresh_token } = await link(platform, alice);
    store.passTime(1_000);
    await link(other, alice, { scope: 'dev.ucp.shopping.cart:manage' });
    const cart = (await platform.rest('create_cart', bar, { token })).body;
    const links = await alice.call(getLinks);
    expect(links).toMatchObject([
      { platform: { host: new URL(other.profileUrl).host }, permissions: ['cart'], lastUsedAt: null },
      {
        platform: { host: new URL(platform.profileUrl).host, name: 'Shopping Agent' },
        permissions: ['cart', 'checkout'],
        lastUsedAt: store.now().toISOString(),
      },
    ]);
    const id = links[1]?._id ?? '';
    expect((await bob.refused(removeLink, { params: { id } })).status).toBe(404);
    await alice.call(removeLink, { params: { id } });
    expect((await alice.call(getLinks)).map(({ platform: { host } }) => host)).toEqual([
      new URL(other.profileUrl).host,
    ]);
    expect((await platform.rest('get_cart', undefined, { id: cart.id, token })).status).toBe(401);
    expect((await postForm(platform, refresh(refresh_token))).body.error).toBe('invalid_grant');
    const again = await link(platform, alice);
    const gone = await platform.rest('get_cart', undefined, { id: cart.id, token: again.access_token });
    expect(gone.body.messages[0].code).toBe('not_found');
  });

  it('ends all links by changing the password and by logging out everywhere', async () => {
    const shopper = store.shopper();
    const person = { email: 'linked@example.com', firstname: 'Linda', lastname: 'Linked' };
    await shopper.call(contract.customer.register, { body: { ...person, password: fixturePassword } });
    const isLinked = async () => (await shopper.call(getLinks)).length;
    await link(platform, shopper);
    expect(await isLinked()).toBe(1);
    await shopper.call(contract.session.endOtherLogIns);
    expect(await isLinked()).toBe(0);
    const { access_token: token } = await link(platform, shopper);
    const body = { password: fixturePassword, newPassword: 'another-one-81-heavy' };
    await shopper.call(contract.customer.changePassword, { body });
    expect([await isLinked(), await priceFor(token)]).toEqual([0, 401]);
  });

  it('finds the links in the exported personal data, without credentials, and deletes them with the account', async () => {
    const shopper = store.shopper();
    const person = { email: 'leaving@example.com', firstname: 'Lea', lastname: 'Leaving' };
    await shopper.call(contract.customer.register, { body: { ...person, password: fixturePassword } });
    const { access_token: token } = await link(platform, shopper);
    expect(await priceFor(token)).toBe(28_550);
    const { records } = await shopper.call(contract.customer.exportData);
    expect(records.linkedPlatforms).toMatchObject([{ platform: platform.profileUrl, permissions: 'cart checkout' }]);
    expect(JSON.stringify(records.linkedPlatforms)).not.toMatch(/hash|challenge|callback/i);
    await shopper.call(contract.customer.deleteAccount, { body: { password: fixturePassword } });
    expect(await priceFor(token)).toBe(401);
  });
});
