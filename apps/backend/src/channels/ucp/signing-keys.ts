import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import { sharedSecret } from '../../db/shared-secret.ts';

/** A public key, as listed in the profile. */
export interface SigningKey {
  readonly kid: string;
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  readonly use: 'sig';
  readonly alg: 'ES256';
}

/** Creates the store's private key as a JSON Web Key, with the id under which it is published. */
const newKey = (): string => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk: JsonWebKey = privateKey.export({ format: 'jwk' });
  return JSON.stringify({ ...jwk, kid: `store-${jwk.x?.slice(0, 12)}` });
};

/** The store's private signing key, and the id under which it is published. */
export const readSigner = async (db: Database): Promise<{ readonly kid: string; readonly key: KeyObject }> => {
  const jwk = JSON.parse(await sharedSecret(db, 'ucp-signing-key', newKey)) as SigningKey;
  return { kid: jwk.kid, key: createPrivateKey({ key: { ...jwk }, format: 'jwk' }) };
};

/** The public part of the store's key, shared by all processes on the database; created on first use. */
export const readSigningKeys = async (db: Database): Promise<readonly SigningKey[]> => {
  const { kid, kty, crv, x, y } = JSON.parse(await sharedSecret(db, 'ucp-signing-key', newKey)) as SigningKey;
  return [{ kid, kty, crv, x, y, use: 'sig', alg: 'ES256' }];
};
