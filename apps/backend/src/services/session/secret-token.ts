import { createHash, randomBytes } from 'node:crypto';

const pattern = /^[\w-]{43}$/;

/** Creates a token of 256 random bits for cookies and links. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** Whether a text has the format of such a token. */
export const isSecretToken = (text: string): boolean => pattern.test(text);

/** The hash of a token, which the database stores instead of the token. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
