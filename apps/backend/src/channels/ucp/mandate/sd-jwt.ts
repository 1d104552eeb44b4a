import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type Jws, readJsonPart, readJws } from '../jws.ts';

/** Maximum number of disclosures of a token, and maximum nesting of its claims including the disclosed ones. */
const most = { disclosures: 100, depth: 64 } as const;

const hashes: Readonly<Record<string, string>> = { 'sha-256': 'sha256', 'sha-384': 'sha384', 'sha-512': 'sha512' };

type Claims = Readonly<Record<string, unknown>>;

const claims = v.record(v.string(), v.unknown());
const disclosure = v.pipe(v.array(v.unknown()), v.minLength(2), v.maxLength(3));
type Disclosure = v.InferOutput<typeof disclosure>;

/** A token with selective disclosures (RFC 9901), before its signature is verified. */
export interface SdJwt {
  readonly jws: Jws;
  /** The claims including all disclosed ones. */
  readonly claims: Claims;
  /** The hash of a text with the algorithm of the token, in base64url. */
  readonly hashOf: (text: string) => string;
  /** The holder's proof of possession, and the hash that it must contain; undefined without one. */
  readonly binding: { readonly jws: Jws; readonly hash: string } | undefined;
}

interface Reading {
  readonly disclosed: ReadonlyMap<string, Disclosure>;
  readonly seen: Set<string>;
  isMalformed: boolean;
}

const malformed = (reading: Reading): readonly [] => {
  reading.isMalformed = true;
  return [];
};

const isObject = (value: unknown): value is Claims =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The disclosed content of a digest; nothing if its disclosure is withheld or it is a decoy. */
const disclosedBy = (digest: unknown, length: number, reading: Reading): readonly unknown[] => {
  if (typeof digest !== 'string' || reading.seen.has(digest)) return malformed(reading);
  reading.seen.add(digest);
  const found = reading.disclosed.get(digest);
  if (found === undefined) return [];
  return found.length === length ? found.slice(1) : malformed(reading);
};

const resolveList = (list: readonly unknown[], reading: Reading, depth: number): readonly unknown[] =>
  list.flatMap((element) => {
    if (!isObject(element) || !Object.hasOwn(element, '...')) return [resolve(element, reading, depth)];
    if (Object.keys(element).length > 1) return malformed(reading);
    return disclosedBy(element['...'], 2, reading).map((value) => resolve(value, reading, depth));
  });

const resolveObject = ({ _sd: digests = [], ...plain }: Claims, reading: Reading, depth: number): Claims => {
  const added = (Array.isArray(digests) ? digests : malformed(reading)).flatMap((digest: unknown) => {
    const [name, value] = disclosedBy(digest, 3, reading);
    if (name === undefined) return [];
    return typeof name === 'string' && !['_sd', '...'].includes(name) ? [[name, value] as const] : malformed(reading);
  });
  const members = [...Object.entries(plain), ...added];
  if (new Set(members.map(([name]) => name)).size < members.length) malformed(reading);
  return Object.fromEntries(members.map(([name, value]) => [name, resolve(value, reading, depth)]));
};

const resolve = (value: unknown, reading: Reading, depth: number): unknown => {
  if (depth > most.depth) return malformed(reading);
  if (Array.isArray(value)) return resolveList(value, reading, depth + 1);
  return isObject(value) ? resolveObject(value, reading, depth + 1) : value;
};

/** Splits a token into its signed text, its disclosures, and the proof. */
const partsOf = (token: string) => {
  const [issued = '', ...rest] = token.split('~');
  const last = rest.at(-1) ?? '';
  const proof = last.includes('.') ? last : undefined;
  // The protocol's schema allows tokens that do not end with a tilde.
  const disclosures = proof === undefined && last !== '' ? rest : rest.slice(0, -1);
  return { issued, disclosures, proof, presented: token.slice(0, token.lastIndexOf('~') + 1) };
};

/**
 * Parses a token with selective disclosures, by the rules of RFC 9901, 7.1.
 * @returns undefined if it is invalid, including unreferenced disclosures and duplicate digests or names
 */
export const readSdJwt = (token: string): SdJwt | undefined => {
  const { issued, disclosures, proof, presented } = partsOf(token);
  const jws = readJws(issued);
  const plain = jws && readJsonPart(claims, jws.payload);
  if (!plain || disclosures.length > most.disclosures) return undefined;
  const { _sd_alg: algorithm = 'sha-256', ...rest } = plain;
  const hash = typeof algorithm === 'string' && Object.hasOwn(hashes, algorithm) ? hashes[algorithm] : undefined;
  if (hash === undefined) return undefined;
  const hashOf = (text: string): string => createHash(hash).update(text).digest('base64url');
  const disclosed = new Map<string, Disclosure>();
  for (const part of disclosures) {
    const read = readJsonPart(disclosure, part);
    if (read === undefined) return undefined;
    disclosed.set(hashOf(part), read);
  }
  const reading: Reading = { disclosed, seen: new Set(), isMalformed: disclosed.size < disclosures.length };
  const resolved = resolveObject(rest, reading, 0);
  if (reading.isMalformed || [...disclosed.keys()].some((digest) => !reading.seen.has(digest))) return undefined;
  const bound = proof === undefined ? undefined : readJws(proof);
  if (proof !== undefined && bound === undefined) return undefined;
  return { jws, claims: resolved, hashOf, binding: bound && { jws: bound, hash: hashOf(presented) } };
};
