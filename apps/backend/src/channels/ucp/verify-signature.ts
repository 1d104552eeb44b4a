import { createHash, verify } from 'node:crypto';
import { hashOfKey, publicKeyOf } from './platform-keys.ts';
import type { PlatformKey } from './platform-profile.ts';
import { type InnerItem, type Member, parseDictionary } from './structured-fields.ts';
import { type TransportError, transportError } from './transport-error.ts';

/** The components of a request that a signature may cover (RFC 9421). */
export interface SignedRequest {
  readonly method: string;
  /** The store's own hosts, in lower case. */
  readonly authorities: readonly string[];
  readonly path: string;
  /** With its question mark; '' without a query. */
  readonly query: string;
  readonly headers: Headers;
  readonly body: Buffer;
  readonly nowMs: number;
}

const invalid = (why: string): TransportError => transportError('signature_invalid', why);

/** The components that a signature must cover, so that none can be replaced. */
const required = ({ query, headers, body }: SignedRequest): readonly string[] => [
  '@method',
  '@authority',
  '@path',
  ...(query === '' ? [] : ['@query']),
  ...['ucp-agent', 'idempotency-key'].filter((name) => headers.has(name)),
  ...(body.length === 0 ? [] : ['content-digest', 'content-type']),
];

const componentValue = (component: string, request: SignedRequest, authority: string): string | undefined => {
  switch (component) {
    case '@method':
      return request.method;
    case '@authority':
      return authority;
    case '@path':
      return request.path;
    case '@query':
      return request.query === '' ? '?' : request.query;
    default:
      return component.startsWith('@') ? undefined : (request.headers.get(component)?.trim() ?? undefined);
  }
};

/** The names of the covered components; undefined if one of them is not supported. */
const componentsOf = (items: readonly InnerItem[]): readonly string[] | undefined => {
  const names = items.map(({ value, params }) => (typeof value === 'string' && params.size === 0 ? value : undefined));
  const known = names.filter((name) => name !== undefined);
  return known.length === names.length && new Set(known).size === known.length ? known : undefined;
};

const isDigestRight = ({ headers, body }: SignedRequest): boolean => {
  const digest = parseDictionary(headers.get('content-digest') ?? '')?.get('sha-256')?.value;
  return Buffer.isBuffer(digest) && digest.equals(createHash('sha256').update(body).digest());
};

const check = (
  request: SignedRequest,
  { raw, value, params }: Member,
  signature: Buffer,
  keys: readonly PlatformKey[],
): TransportError | undefined => {
  const components = Array.isArray(value) ? componentsOf(value) : undefined;
  if (!components) return invalid('The signature covers parts of the request that the store does not know');
  const missing = required(request).filter((name) => !components.includes(name));
  if (missing.length > 0) return invalid(`The signature does not cover ${missing.join(', ')}`);
  const expires = params.get('expires');
  if (typeof expires === 'number' && expires * 1_000 <= request.nowMs) return invalid('The signature has expired');
  const key = keys.find(({ kid }) => kid === params.get('keyid'));
  if (!key) return transportError('key_not_found', 'The profile has no key with the id of the signature');
  const hash = hashOfKey(key);
  if (hash === undefined) return transportError('algorithm_unsupported', 'Keys are EC keys of P-256 or P-384');
  if (components.includes('content-digest') && !isDigestRight(request)) {
    return transportError('digest_mismatch', 'The body is not the one that Content-Digest names');
  }
  const publicKey = publicKeyOf(key);
  const isRight = (authority: string): boolean => {
    const lines = components.map((name) => [name, componentValue(name, request, authority)] as const);
    if (lines.some(([, text]) => text === undefined)) return false;
    const base = [...lines, ['@signature-params', raw] as const].map(([name, text]) => `"${name}": ${text}`).join('\n');
    return (
      publicKey !== undefined &&
      verify(hash, Buffer.from(base), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
    );
  };
  return request.authorities.some(isRight) ? undefined : invalid('The signature is not the one of the request');
};

/** Whether a request contains a signature, or a part of one. */
export const isSigned = (headers: Headers): boolean => headers.has('signature') || headers.has('signature-input');

/**
 * Verifies a request's signature (RFC 9421) with the keys of the platform's profile: ES256 or ES384, over the method,
 * host, path, query, platform, idempotency key and body.
 * @returns undefined if it is valid
 */
export const verifySignature = (request: SignedRequest, keys: readonly PlatformKey[]): TransportError | undefined => {
  const inputs = parseDictionary(request.headers.get('signature-input') ?? '');
  const signatures = parseDictionary(request.headers.get('signature') ?? '');
  const [label, input] = [...(inputs ?? [])][0] ?? [];
  const signature = label === undefined ? undefined : signatures?.get(label)?.value;
  if (!input || !Buffer.isBuffer(signature)) {
    return transportError('signature_missing', 'Signature and Signature-Input have to name the same signature');
  }
  return check(request, input, signature, keys);
};
