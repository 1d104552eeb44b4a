import { verify } from 'node:crypto';
import * as v from 'valibot';
import { parseInput } from '../../../http/parse-input.ts';
import { parseJson } from '../../../http/read-json-body.ts';
import { isRefusal } from '../../../http/refusal.ts';
import { hashOfKey, publicKeyOf } from '../platform-keys.ts';
import type { PlatformKey } from '../platform-profile.ts';

/** How long an assertion may be valid, in seconds. */
const longestSeconds = 600;
/** By how much the clocks may differ, in seconds. */
const skewSeconds = 60;
/** How long an assertion can be accepted at most, in milliseconds. */
export const assertionLifetimeMs = (longestSeconds + skewSeconds) * 1_000;

const text = v.pipe(v.string(), v.maxLength(500));
const header = v.object({ alg: v.picklist(['ES256', 'ES384']), kid: v.optional(text) });
const claims = v.object({
  iss: text,
  sub: text,
  aud: v.union([text, v.pipe(v.array(text), v.maxLength(10))]),
  exp: v.number(),
  nbf: v.optional(v.number()),
});

const readPart = <S extends v.GenericSchema>(schema: S, part: string): v.InferOutput<S> | undefined => {
  const parsed = parseJson(Buffer.from(part, 'base64url'));
  if (isRefusal(parsed)) return undefined;
  const read = parseInput(schema, parsed);
  return read.success ? read.output : undefined;
};

const partsOf = (assertion: string): readonly [string, string, string] | undefined => {
  if (assertion.length > 8_000 || !/^[\w-]+\.[\w-]+\.[\w-]+$/.test(assertion)) return undefined;
  const [first = '', second = '', third = ''] = assertion.split('.');
  return [first, second, third];
};

/** Whom an assertion claims to be of, before anything of it is verified. */
export const subjectOfAssertion = (assertion: string): string | undefined => {
  const parts = partsOf(assertion);
  return parts && readPart(claims, parts[1])?.sub;
};

/**
 * Whether an assertion (RFC 7523, `private_key_jwt`) proves that a platform sent it: signed by a key of its profile with ES256
 * or ES384, for this store, and valid for a few minutes.
 */
export const isAssertionOf = (
  assertion: string,
  {
    clientId,
    keys,
    audiences,
    nowMs,
  }: {
    readonly clientId: string;
    readonly keys: readonly PlatformKey[];
    readonly audiences: readonly string[];
    readonly nowMs: number;
  },
): boolean => {
  const parts = partsOf(assertion);
  const head = parts && readPart(header, parts[0]);
  const claimed = parts && readPart(claims, parts[1]);
  if (!parts || !head || !claimed || claimed.iss !== clientId || claimed.sub !== clientId) return false;
  const now = nowMs / 1_000;
  if (claimed.exp <= now || claimed.exp > now + longestSeconds + skewSeconds) return false;
  if (claimed.nbf !== undefined && claimed.nbf > now + skewSeconds) return false;
  if (![claimed.aud].flat().some((audience) => audiences.includes(audience))) return false;
  const key = head.kid === undefined ? keys[0] : keys.find(({ kid }) => kid === head.kid);
  const hash = key && hashOfKey(key);
  const publicKey = key && publicKeyOf(key);
  if (!publicKey || hash !== (head.alg === 'ES256' ? 'sha256' : 'sha384')) return false;
  const signature = Buffer.from(parts[2], 'base64url');
  return verify(hash, Buffer.from(`${parts[0]}.${parts[1]}`), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature);
};
