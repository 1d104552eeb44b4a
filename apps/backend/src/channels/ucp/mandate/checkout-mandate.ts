import * as v from 'valibot';
import type { Database } from '../../../db/pool.ts';
import { parseInput } from '../../../http/parse-input.ts';
import { isSignedBy, isSigningKey, type Jws, keyOfJws, readJsonPart, readJws } from '../jws.ts';
import { type PlatformKey, type PublicJwk, publicJwk } from '../platform-profile.ts';
import type { MandateFault } from './mandate-fault.ts';
import { isAuthorizedByStore, type ToldCheckout } from './merchant-authorization.ts';
import { readSdJwt, type SdJwt } from './sd-jwt.ts';

/** Maximum length of a mandate, in characters: it contains a whole checkout. */
export const mostMandateCharacters = 90_000;
/** Maximum clock skew, in seconds. */
const skewSeconds = 60;

const text = v.pipe(v.string(), v.maxLength(500));
const audience = v.union([text, v.pipe(v.array(text), v.maxLength(10))]);
const times = { exp: v.optional(v.number()), nbf: v.optional(v.number()), iat: v.optional(v.number()) };
const document = v.record(v.string(), v.unknown());

/** The subject of an agreement: a whole checkout as sent by the store, as an object or as the store's signed text. */
const content = v.object({
  ...times,
  checkout: v.optional(document),
  checkout_jwt: v.optional(v.string()),
  checkout_hash: v.optional(text),
  constraints: v.optional(v.array(v.unknown()), []),
});

const mandate = v.object({
  ...content.entries,
  aud: v.optional(audience),
  /** The key of the person's credential. */
  cnf: v.optional(v.object({ jwk: publicJwk })),
  delegate_payload: v.optional(v.array(document), []),
});

const proof = v.object({ ...times, aud: audience, nonce: v.pipe(text, v.minLength(1)), sd_hash: text });

type Content = v.InferOutput<typeof content>;
type Times = Pick<Content, keyof typeof times>;

/** The context of a mandate's verification. */
export interface MandateCheck {
  /** The platform's own keys. */
  readonly keys: readonly PlatformKey[];
  /** The store's audience identifiers. */
  readonly audiences: readonly string[];
  readonly nowMs: number;
}

const isFor = (named: v.InferOutput<typeof audience>, { audiences }: MandateCheck): boolean =>
  [named].flat().some((name) => audiences.includes(name));

const isPast = (all: readonly Times[], { nowMs }: MandateCheck): boolean =>
  all.some(({ exp }) => exp !== undefined && exp * 1_000 <= nowMs);

const isOfNow = (all: readonly Times[], { nowMs }: MandateCheck): boolean => {
  const latest = nowMs / 1_000 + skewSeconds;
  return all.every(({ nbf, iat }) => (nbf ?? latest) <= latest && (iat ?? latest) <= latest);
};

/** The claims of the holder's proof, if it is signed by the key, for this token and for this store. */
const readProof = (
  { jws, hash }: NonNullable<SdJwt['binding']>,
  key: PublicJwk,
  check: MandateCheck,
): v.InferOutput<typeof proof> | undefined => {
  const read = jws.header.typ === 'kb+jwt' && isSignedBy(jws, key) ? readJsonPart(proof, jws.payload) : undefined;
  return read && read.sd_hash === hash && isFor(read.aud, check) ? read : undefined;
};

/** The checkout part of a mandate: the mandate itself, or one of those that it delegates. */
const contentOf = (claims: v.InferOutput<typeof mandate>): Content | undefined => {
  const parts = claims.delegate_payload.map((part) => parseInput(content, part));
  const contents = [claims, ...parts.flatMap((part) => (part.success ? [part.output] : []))];
  const found = contents.filter(({ checkout, checkout_jwt: signed }) => checkout !== undefined || signed !== undefined);
  return found.length === 1 ? found[0] : undefined;
};

/** The checkout in the store's signed text, in the response's format. */
const checkoutOfJws = ({ payload, signed }: Jws, compact: string): ToldCheckout | undefined => {
  const checkout = readJsonPart(document, payload);
  const [header] = signed.split('.');
  const merchant_authorization = `${header}..${compact.slice(compact.lastIndexOf('.') + 1)}`;
  return checkout && { ...checkout, ap2: { merchant_authorization } };
};

const checkoutOf = ({ checkout, checkout_jwt: compact = '', checkout_hash: hash }: Content, { hashOf }: SdJwt) => {
  if (checkout) return checkout;
  const jws = readJws(compact);
  return jws && (hash === undefined || hash === hashOf(compact)) ? checkoutOfJws(jws, compact) : undefined;
};

const invalid = (why: string): MandateFault => ({ code: 'mandate_invalid_signature', content: why });
const foreign = (why: string): MandateFault => ({ code: 'mandate_scope_mismatch', content: why });

/** The content of a mandate that is verified as the platform's and, if it names a person's key, as that person's. */
interface ProvenMandate {
  readonly read: SdJwt;
  readonly claims: v.InferOutput<typeof mandate>;
  readonly bound: Times | undefined;
}

const proveMandate = (token: string, check: MandateCheck): ProvenMandate | MandateFault => {
  const keys = check.keys.filter(isSigningKey);
  if (keys.length === 0) return { code: 'agent_missing_key', content: 'The profile has no EC key in signing_keys' };
  const read = readSdJwt(token);
  const parsed = read && parseInput(mandate, read.claims);
  if (!read || !parsed?.success) return invalid('The mandate is no SD-JWT of a checkout');
  const key = keyOfJws(read.jws, keys);
  if (!key || !isSignedBy(read.jws, key)) return invalid('The mandate is not signed by a key of the profile');
  const { cnf } = parsed.output;
  if ((cnf === undefined) !== (read.binding === undefined)) {
    return invalid('A mandate has a proof of the key that it names, and none without one');
  }
  const bound = cnf && read.binding ? readProof(read.binding, cnf.jwk, check) : undefined;
  if (cnf && !bound) return invalid('The key binding is not of the named key, of this mandate, and for this store');
  return { read, claims: parsed.output, bound };
};

/** A checkout that a person has agreed to. */
interface AgreedCheckout {
  readonly checkout: ToldCheckout;
}

const agreedCheckoutOf = (
  { read, claims, bound }: ProvenMandate,
  check: MandateCheck,
): AgreedCheckout | MandateFault => {
  const agreed = contentOf(claims);
  if (!agreed) return invalid('The mandate holds no checkout, or several');
  if (claims.aud !== undefined && !isFor(claims.aud, check)) return foreign('The mandate is for another store');
  if (agreed.constraints.length > 0) return foreign('The store takes mandates of one checkout, not of constraints');
  const all = [claims, agreed, ...(bound ? [bound] : [])];
  if (!isOfNow(all, check)) return invalid('The mandate is of the future');
  if (all.every(({ exp }) => exp === undefined) || isPast(all, check)) {
    return { code: 'mandate_expired', content: 'The mandate has expired, or does not say when it does' };
  }
  const checkout = checkoutOf(agreed, read);
  return checkout ? { checkout } : invalid('The checkout of the mandate cannot be read');
};

const authorization = v.object({ merchant_authorization: v.string() });

/**
 * Verifies a mandate and returns the agreed checkout: signed by a key of the platform's profile and, if it names a
 * person's key, also by that; for this store, not expired, and about a checkout signed by the store. Whether that is
 * the current checkout is not checked here.
 */
export const readMandate = async (
  db: Database,
  token: string,
  check: MandateCheck,
): Promise<AgreedCheckout | MandateFault> => {
  const proven = proveMandate(token, check);
  if ('code' in proven) return proven;
  const agreed = agreedCheckoutOf(proven, check);
  if ('code' in agreed) return agreed;
  const { checkout } = agreed;
  const signed = parseInput(authorization, checkout.ap2);
  if (!signed.success) {
    const content = 'The checkout of the mandate lacks the signature of the store';
    return { code: 'merchant_authorization_missing', content };
  }
  return (await isAuthorizedByStore(db, checkout, signed.output.merchant_authorization))
    ? agreed
    : {
        code: 'merchant_authorization_invalid',
        content: 'The checkout of the mandate is not as the store has signed it',
      };
};
