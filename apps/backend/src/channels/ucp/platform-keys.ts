import { createPublicKey, type KeyObject } from 'node:crypto';
import type { PublicJwk } from './platform-profile.ts';

const hashes: Readonly<Record<string, string>> = { 'P-256': 'sha256', 'P-384': 'sha384' };

/** The hash algorithm of a key's signatures (ES256, ES384); undefined for other keys. */
export const hashOfKey = ({ kty, crv = '' }: PublicJwk): string | undefined => (kty === 'EC' ? hashes[crv] : undefined);

/** The key for verification; undefined if the profile contains no valid one. */
export const publicKeyOf = ({ kty, crv = '', x = '', y = '' }: PublicJwk): KeyObject | undefined => {
  try {
    return createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
  } catch {
    return undefined;
  }
};
