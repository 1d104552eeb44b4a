import { sign } from 'node:crypto';
import type { Database } from '../../../db/pool.ts';
import { isSignedBy, keyOfJws, readJws } from '../jws.ts';
import { readSigner, readSigningKeys } from '../signing-keys.ts';
import { canonicalJson } from './canonical-json.ts';

/** A checkout in a response, parsed as JSON. */
export type ToldCheckout = Readonly<Record<string, unknown>>;

const base64url = (text: string): string => Buffer.from(text).toString('base64url');

/** The payload that the store signs: the checkout without its signatures. */
const payloadOf = ({ ap2: _signatures, ...checkout }: ToldCheckout): string => base64url(canonicalJson(checkout));

/**
 * Adds the store's signature to a checkout response: a JWS with a detached payload (RFC 7515, appendix F), which is the
 * canonical text of the response.
 */
export const withAuthorization = async (db: Database, answer: ToldCheckout): Promise<ToldCheckout> => {
  const { kid, key } = await readSigner(db);
  const header = base64url(JSON.stringify({ alg: 'ES256', kid }));
  // As the platform will parse it: without undefined members.
  const told = JSON.parse(JSON.stringify(answer)) as ToldCheckout;
  const signed = Buffer.from(`${header}.${payloadOf(told)}`);
  const signature = sign('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }).toString('base64url');
  return { ...told, ap2: { merchant_authorization: `${header}..${signature}` } };
};

/** Whether a text is the store's own signature of a checkout. */
export const isAuthorizedByStore = async (
  db: Database,
  checkout: ToldCheckout,
  authorization: string,
): Promise<boolean> => {
  const jws = readJws(
    authorization.replace(/^([\w-]+)\.\.(?=[\w-]+$)/, (_text, header) => `${header}.${payloadOf(checkout)}.`),
  );
  const key = jws && keyOfJws(jws, await readSigningKeys(db));
  return jws !== undefined && key !== undefined && isSignedBy(jws, key);
};
