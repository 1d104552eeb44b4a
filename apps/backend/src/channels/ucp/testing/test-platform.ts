import { createHash, generateKeyPairSync, type KeyObject, randomUUID, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Backend } from '../../../create-backend.ts';
import {
  type CapabilityName,
  capabilities,
  fulfillmentCapability,
  identityCapability,
  mandateCapability,
  orderCapability,
  ucpVersion,
} from '../protocol.ts';
import { type AnsweredOperation, expectAnswer } from './ucp-schemas.ts';

export const storeOrigin = 'http://store.test';

/** A response of the store: status, body and headers. */
export interface TestAnswer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads what it expects of an answer that the schemas have validated
  readonly body: any;
  readonly headers: Headers;
}

/** The paths of the REST binding. */
const restOf: Readonly<Record<AnsweredOperation, (id: string) => readonly [method: string, path: string]>> = {
  search_catalog: () => ['POST', '/catalog/search'],
  lookup_catalog: () => ['POST', '/catalog/lookup'],
  get_product: () => ['POST', '/catalog/product'],
  create_cart: () => ['POST', '/carts'],
  get_cart: (id) => ['GET', `/carts/${id}`],
  update_cart: (id) => ['PUT', `/carts/${id}`],
  cancel_cart: (id) => ['POST', `/carts/${id}/cancel`],
  create_checkout: () => ['POST', '/checkout-sessions'],
  get_checkout: (id) => ['GET', `/checkout-sessions/${id}`],
  update_checkout: (id) => ['PUT', `/checkout-sessions/${id}`],
  complete_checkout: (id) => ['POST', `/checkout-sessions/${id}/complete`],
  cancel_checkout: (id) => ['POST', `/checkout-sessions/${id}/cancel`],
  get_order: (id) => ['GET', `/orders/${id}`],
};

const argumentOf = (operation: AnsweredOperation): string =>
  ['cart', 'checkout'].find((name) => operation.endsWith(`_${name}`)) ?? 'catalog';

export interface Sent {
  readonly id?: string;
  readonly key?: string;
  /** The path of the site, as in '/eu'. */
  readonly site?: string;
  readonly from?: string;
  /** The access token of a linked customer. */
  readonly token?: string;
  readonly isSigned?: boolean;
}

/** A webhook received by a platform. */
export interface TestWebhook {
  readonly url: string;
  readonly headers: Headers;
  readonly body: Buffer;
}

/** A test platform: its profile on this machine, its key, and its calls over both transports. */
export interface TestPlatform {
  readonly profileUrl: string;
  /** The number of fetches of its profile. */
  fetches(): number;
  /** The received webhooks, oldest first. */
  readonly webhooks: readonly TestWebhook[];
  /** Sets its response to webhooks and the delay. Default: 200, immediately. */
  answerWebhooks(
    status: number,
    more?: { readonly headers?: Record<string, string>; readonly after?: Promise<unknown> },
  ): void;
  /** Sets its server's response instead of the profile. */
  serve(answer: {
    readonly status?: number;
    readonly body?: string;
    readonly headers?: Record<string, string>;
    /** The webhook URL in its profile. */
    readonly webhookUrl?: string;
    /** Whether its profile supports several packages. */
    readonly showsPackages?: boolean;
    /** The OAuth 2 client registration in its profile. */
    readonly client?: object;
    /** Whether its profile supports mandates. */
    readonly mandates?: boolean;
    /** The keys in its profile. Default: its signing key. */
    readonly keys?: readonly object[];
  }): void;
  /** Signs a token with its key (RFC 7515). */
  signToken(header: object, payload: object): string;
  /** A client assertion for the token endpoint (RFC 7523). */
  assertion(change?: object): string;
  /** Sends a request unchanged, with the header UCP-Agent. */
  send(path: string, init: RequestInit & { readonly from?: string }): Promise<TestAnswer>;
  /** The same, signed with the platform's key. */
  sendSigned(
    path: string,
    init: RequestInit & { readonly from?: string },
    change?: SignatureChange,
  ): Promise<TestAnswer>;
  /** Calls an operation over REST; the response must match the protocol's schema. */
  rest(operation: AnsweredOperation, payload?: unknown, sent?: Sent): Promise<TestAnswer>;
  /** Calls an operation over MCP; the body is the tool's structured content. */
  mcp(operation: AnsweredOperation, payload?: unknown, sent?: Sent): Promise<TestAnswer>;
  close(): Promise<void>;
}

/** A test's manipulation of a signature. */
export interface SignatureChange {
  readonly components?: readonly string[];
  readonly keyid?: string;
  readonly authority?: string;
  readonly body?: string;
  readonly params?: string;
}

const capabilitiesBut = (...without: readonly CapabilityName[]): readonly string[] =>
  Object.keys(capabilities).filter((name) => !without.some((other) => other === name));

export const platformProfile = (
  keys: readonly object[] = [],
  names: readonly string[] = capabilitiesBut(identityCapability, mandateCapability),
  { webhookUrl, showsPackages }: { readonly webhookUrl?: string; readonly showsPackages?: boolean } = {},
) => ({
  ucp: {
    version: ucpVersion,
    services: {},
    payment_handlers: {},
    capabilities: Object.fromEntries(
      names.map((name) => [
        name,
        [
          {
            version: ucpVersion,
            spec: 'https://ucp.dev/',
            schema: 'https://ucp.dev/',
            ...(webhookUrl !== undefined && name === orderCapability ? { config: { webhook_url: webhookUrl } } : {}),
            ...(showsPackages && name === fulfillmentCapability ? { config: { supports_multi_group: true } } : {}),
          },
        ],
      ]),
    ),
  },
  signing_keys: keys,
});

const signedHeaders = (
  url: URL,
  { method = 'GET', body = '', headers }: { method?: string; body?: string; headers: Headers },
  key: KeyObject,
  change: SignatureChange,
): void => {
  const digest = createHash('sha256')
    .update(change.body ?? body)
    .digest('base64');
  if (body !== '') headers.set('content-digest', `sha-256=:${digest}:`);
  const components = change.components ?? [
    ...['@method', '@authority', '@path'],
    ...(url.search === '' ? [] : ['@query']),
    'ucp-agent',
    ...(headers.has('idempotency-key') ? ['idempotency-key'] : []),
    ...(body === '' ? [] : ['content-digest', 'content-type']),
  ];
  const derived: Readonly<Record<string, string>> = {
    '@method': method,
    '@authority': change.authority ?? url.host,
    '@path': url.pathname,
    '@query': url.search,
  };
  const params = `(${components.map((name) => `"${name}"`).join(' ')});keyid="${change.keyid ?? 'test-key'}"${change.params ?? ''}`;
  const lines = components.map((name) => `"${name}": ${derived[name] ?? headers.get(name)}`);
  const base = [...lines, `"@signature-params": ${params}`].join('\n');
  headers.set('signature-input', `sig1=${params}`);
  const signature = sign('sha256', Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' });
  headers.set('signature', `sig1=:${signature.toString('base64')}:`);
};

/** Signs a token with ES256 (RFC 7515). */
export const signToken = (header: object, payload: object, key: KeyObject): string => {
  const signed = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
};

const headersOf = ({
  key,
  token,
}: {
  readonly key?: string | undefined;
  readonly token: string | undefined;
}): Record<string, string> => ({
  ...(key === undefined ? {} : { 'idempotency-key': key }),
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
});

/** @param now the store's clock */
export const openPlatform = async (
  backend: () => Backend,
  now: () => Date = () => new Date(),
): Promise<TestPlatform> => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'test-key', use: 'sig', alg: 'ES256' };
  let served: Parameters<TestPlatform['serve']>[0] = {};
  let count = 0;
  let webhookAnswer: { status: number; headers?: Record<string, string>; after?: Promise<unknown> } = { status: 200 };
  const webhooks: TestWebhook[] = [];
  const server: Server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      const headers = new Headers(
        Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]),
      );
      const body = Buffer.concat(await request.toArray());
      webhooks.push({ url: `http://${request.headers.host}${request.url}`, headers, body });
      const { status, headers: own, after } = webhookAnswer;
      await after;
      response.writeHead(status, { Location: 'http://127.0.0.1:1/', ...own }).end();
      return;
    }
    count += 1;
    response.writeHead(served.status ?? 200, { 'Content-Type': 'application/json', ...served.headers });
    response.end(
      served.body ??
        JSON.stringify({
          ...platformProfile(
            served.keys ?? [jwk],
            capabilitiesBut(
              ...(served.client ? [] : [identityCapability]),
              ...(served.mandates ? [] : [mandateCapability]),
            ),
            served,
          ),
          ...served.client,
        }),
    );
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const profileUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/profile.json`;

  const ask = async (path: string, init: RequestInit & { from?: string }, change?: SignatureChange) => {
    const url = new URL(`${storeOrigin}${path}`);
    const { from = '192.0.2.1', ...rest } = init;
    const headers = new Headers(rest.headers);
    if (!headers.has('ucp-agent')) headers.set('ucp-agent', `profile="${profileUrl}"`);
    if (rest.body && !headers.has('content-type')) headers.set('content-type', 'application/json');
    const body = typeof rest.body === 'string' ? rest.body : '';
    if (change) signedHeaders(url, { method: rest.method ?? 'GET', body, headers }, privateKey, change);
    const response = await backend().fetch(new Request(url, { ...rest, headers }), { remoteAddress: from });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers };
  };

  const platform: TestPlatform = {
    profileUrl,
    fetches: () => count,
    webhooks,
    answerWebhooks: (status, more = {}) => {
      webhookAnswer = { status, ...more };
    },
    serve: (answer) => {
      served = answer;
    },
    send: (path, init) => ask(path, init),
    sendSigned: (path, init, change = {}) => ask(path, init, change),
    signToken: (header, payload) => signToken(header, payload, privateKey),
    assertion: (change = {}) => {
      const claims = {
        iss: profileUrl,
        sub: profileUrl,
        aud: storeOrigin,
        exp: Math.floor(now().getTime() / 1_000) + 60,
        jti: randomUUID(),
      };
      return platform.signToken({ alg: 'ES256', kid: 'test-key' }, { ...claims, ...change });
    },
    rest: async (operation, payload, { id = '', key, site = '', from, token, isSigned } = {}) => {
      const [method, path] = restOf[operation](id);
      const headers = headersOf({ key, token });
      const answer = await (isSigned ? platform.sendSigned : platform.send)(`${site}/ucp${path}`, {
        method,
        headers,
        ...(from === undefined ? {} : { from }),
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
      });
      if (answer.status < 300) expectAnswer(operation, answer.body);
      return answer;
    },
    mcp: async (operation, payload, { id, key, site = '', from, token } = {}) => {
      const meta = { 'ucp-agent': { profile: profileUrl }, ...(key === undefined ? {} : { 'idempotency-key': key }) };
      const args = {
        meta,
        ...(id === undefined ? {} : { id }),
        ...(payload === undefined ? {} : { [argumentOf(operation)]: payload }),
      };
      const rpc = {
        jsonrpc: '2.0',
        id: randomUUID(),
        method: 'tools/call',
        params: { name: operation, arguments: args },
      };
      const answer = await platform.send(`${site}/ucp/mcp`, {
        method: 'POST',
        headers: headersOf({ token }),
        body: JSON.stringify(rpc),
        ...(from === undefined ? {} : { from }),
      });
      if (answer.body.error) return answer;
      const { structuredContent, content } = answer.body.result;
      expectAnswer(operation, structuredContent);
      if (content[0].text !== JSON.stringify(structuredContent))
        throw new Error('The text is not the structured content');
      return { ...answer, body: structuredContent };
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
  return platform;
};
