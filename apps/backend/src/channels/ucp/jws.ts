import { verify } from 'node:crypto';
import * as v from 'valibot';
import { parseInput } from '../../http/parse-input.ts';
import { parseJson } from '../../http/read-json-body.ts';
import { isRefusal } from '../../http/refusal.ts';
import { publicKeyOf } from './platform-keys.ts';
import type { PublicJwk } from './platform-profile.ts';

/** The curve and the hash of each algorithm (RFC 7518). */
const algorithms = {
  ES256: { curve: 'P-256', hash: 'sha256' },
  ES384: { curve: 'P-384', hash: 'sha384' },
  ES512: { curve: 'P-521', hash: 'sha512' },
} as const;

const text = v.pipe(v.string(), v.maxLength(500));
const header = v.object({
  alg: v.picklist(['ES256', 'ES384', 'ES512']),
  kid: v.optional(text),
  typ: v.optional(text),
  /** No critical extensions are supported. */
  crit: v.optional(v.never()),
});

/** A JSON Web Signature in compact form (RFC 7515), before verification. */
export interface Jws {
  readonly header: v.InferOutput<typeof header>;
  /** base64url. */
  readonly payload: string;
  /** The signed text. */
  readonly signed: string;
  readonly signature: Buffer;
}

/** Parses a part of a token as JSON; undefined if it is invalid or does not match the schema. */
export const readJsonPart = <S extends v.GenericSchema>(schema: S, part: string): v.InferOutput<S> | undefined => {
  const parsed = parseJson(Buffer.from(part, 'base64url'));
  if (isRefusal(parsed)) return undefined;
  const read = parseInput(schema, parsed);
  return read.success ? read.output : undefined;
};

/** Parses a compact signature; undefined if it is invalid or uses another algorithm than ES256, ES384 and ES512. */
export const readJws = (compact: string): Jws | undefined => {
  if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(compact)) return undefined;
  const [first = '', payload = '', last = ''] = compact.split('.');
  const read = readJsonPart(header, first);
  return read && { header: read, payload, signed: `${first}.${payload}`, signature: Buffer.from(last, 'base64url') };
};

/** Whether a key can be used with one of the algorithms. */
export const isSigningKey = ({ kty, crv }: PublicJwk): boolean =>
  kty === 'EC' && Object.values(algorithms).some(({ curve }) => curve === crv);

/** The key that a signature refers to; the first one if it refers to none. */
export const keyOfJws = <K extends PublicJwk & { readonly kid: string }>(
  { header: { kid } }: Jws,
  keys: readonly K[],
): K | undefined => (kid === undefined ? keys[0] : keys.find((key) => key.kid === kid));

/** Verifies a signature with a key; the key's curve must match the algorithm. */
export const isSignedBy = ({ header: { alg }, signed, signature }: Jws, key: PublicJwk): boolean => {
  const { curve, hash } = algorithms[alg];
  const publicKey = key.kty === 'EC' && key.crv === curve ? publicKeyOf(key) : undefined;
  return (
    publicKey !== undefined &&
    verify(hash, Buffer.from(signed), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)
  );
};
