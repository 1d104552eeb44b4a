import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteCode } from '@ironcart/core/site';

/** The lifetime of a search token, in milliseconds (S9). */
export const searchTokenLifetimeMs = 15 * 60_000;

const signatureOf = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`search-token ${payload}`).digest('base64url');

/** Issues a signed token for the search service of one site, with an expiry. */
export const issueSearchToken = (siteCode: SiteCode, expiresAtMs: number, secret: string): string => {
  const payload = `${siteCode}.${expiresAtMs}`;
  return `${payload}.${signatureOf(payload, secret)}`;
};

/** The site of a valid token; undefined for any other text. */
export const siteOfSearchToken = (token: string, nowMs: number, secret: string): SiteCode | undefined => {
  const [siteCode = '', expires = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(`${siteCode}.${expires}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(expires) > nowMs ? siteCode : undefined;
};
