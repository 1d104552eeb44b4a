import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SiteCode } from '@ironcart/core';

/** How long a search token opens the service, in milliseconds (S9). */
export const searchTokenLifetimeMs = 15 * 60_000;

const signatureOf = (payload: string, secret: string): string =>
  createHmac('sha256', secret).update(`search-token ${payload}`).digest('base64url');

/** A token that opens the search service for one site until a moment, told by its signature. */
export const issueSearchToken = (siteCode: SiteCode, expiresAtMs: number, secret: string): string => {
  const payload = `${siteCode}.${expiresAtMs}`;
  return `${payload}.${signatureOf(payload, secret)}`;
};

/** The site that a live token was issued for, else undefined. */
export const siteOfSearchToken = (token: string, nowMs: number, secret: string): SiteCode | undefined => {
  const [siteCode = '', expires = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(`${siteCode}.${expires}`, secret));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return Number(expires) > nowMs ? siteCode : undefined;
};
