import * as v from 'valibot';
import { isSignedBy, keyOfJws, readJsonPart, readJws } from '../jws.ts';
import type { PlatformKey } from '../platform-profile.ts';

/** Maximum validity of an assertion, in seconds. */
const longestSeconds = 600;
/** Maximum clock skew, in seconds. */
const skewSeconds = 60;
/** Maximum time for which an assertion is accepted, in milliseconds. */
export const assertionLifetimeMs = (longestSeconds + skewSeconds) * 1_000;

const text = v.pipe(v.string(), v.maxLength(500));
const claims = v.object({
  iss: text,
  sub: text,
  aud: v.union([text, v.pipe(v.array(text), v.maxLength(10))]),
  exp: v.number(),
  nbf: v.optional(v.number()),
});

/** Maximum length of an assertion, in characters. */
const mostCharacters = 8_000;

const readAssertion = (assertion: string) => {
  const jws = assertion.length > mostCharacters ? undefined : readJws(assertion);
  const claimed = jws && readJsonPart(claims, jws.payload);
  return claimed && { jws, claimed };
};

/** The claimed subject of an assertion, before it is verified. */
export const subjectOfAssertion = (assertion: string): string | undefined => readAssertion(assertion)?.claimed.sub;

/**
 * Whether an assertion (RFC 7523, `private_key_jwt`) authenticates a platform: signed by a key of its profile with
 * ES256 or ES384, for this store, and valid for a few minutes.
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
  const read = readAssertion(assertion);
  if (!read) return false;
  const { jws, claimed } = read;
  // The server metadata lists the algorithms accepted here.
  if (jws.header.alg === 'ES512' || claimed.iss !== clientId || claimed.sub !== clientId) return false;
  const now = nowMs / 1_000;
  if (claimed.exp <= now || claimed.exp > now + longestSeconds + skewSeconds) return false;
  if (claimed.nbf !== undefined && claimed.nbf > now + skewSeconds) return false;
  if (![claimed.aud].flat().some((audience) => audiences.includes(audience))) return false;
  const key = keyOfJws(jws, keys);
  return key !== undefined && isSignedBy(jws, key);
};
