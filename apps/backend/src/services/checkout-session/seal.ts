import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts plain data for the database, and decrypts it. */
export interface Seal {
  seal(value: unknown): Buffer;
  /** @throws Error if it was encrypted with another key or was modified */
  open(sealed: Buffer): unknown;
}

/** A `Seal` with a shared secret. */
export const createSeal = (secret: string): Seal => {
  const key = createHash('sha256').update(secret).digest();
  return {
    seal: (value) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), text]);
    },
    open: (sealed) => {
      const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, IV_BYTES));
      decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
      return JSON.parse(text.toString('utf8'));
    },
  };
};
