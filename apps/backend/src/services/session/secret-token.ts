import { createHash, randomBytes } from 'node:crypto';

const pattern = /^[\w-]{43}$/;

/** 256 random bits as text for cookies and links. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** Whether text can be such a token at all. */
export const isSecretToken = (text: string): boolean => pattern.test(text);

/** What the database keeps of a token: who reads it cannot use it. */
export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest();
