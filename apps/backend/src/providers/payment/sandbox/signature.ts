import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header with a notification's timestamp and signature. */
export const signatureHeader = 'Sandbox-Signature';

/** Maximum age of a signature, so that recorded notifications cannot be replayed. */
const signatureLifetimeMs = 5 * 60_000;

const macOf = (secret: string, timestampMs: number, body: string): string =>
  createHmac('sha256', secret).update(`${timestampMs}.${body}`).digest('hex');

export const signNotification = (secret: string, timestampMs: number, body: string): string =>
  `t=${timestampMs},v1=${macOf(secret, timestampMs, body)}`;

export const isSignatureValid = (secret: string, nowMs: number, body: string, signature: string | null): boolean => {
  const [, timestamp, mac] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
  if (timestamp === undefined || mac === undefined) return false;
  if (Math.abs(nowMs - Number(timestamp)) > signatureLifetimeMs) return false;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(secret, Number(timestamp), body)));
};

/** The merchant's API key. */
export const apiKeyOf = (secret: string): string => createHmac('sha256', secret).update('api-key').digest('base64url');

export const isApiKey = (secret: string, authorization: string | null): boolean => {
  const expected = Buffer.from(`Bearer ${apiKeyOf(secret)}`);
  const given = Buffer.from(authorization ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
};
