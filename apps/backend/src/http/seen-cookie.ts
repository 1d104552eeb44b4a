import { generateCookie } from 'hono/cookie';
import { parse } from 'hono/utils/cookie';
import { type LogPosition, positionOf, positionText } from '../db/replicas/log-position.ts';
import { replicaBoundMs } from '../db/replicas/watch-replicas.ts';

/** The cookie with the primary's position that a session has seen (ADR 0035). */
const seenCookieName = '__Host-ironcart-seen';

/**
 * After this time every replica in service is more recent. One second more, because browsers round to whole seconds.
 */
const maxAgeSeconds = replicaBoundMs / 1_000 + 1;

/** The position seen by the request's session; undefined if the maximum lag implies it. */
export const seenPositionOf = (cookieHeader: string | undefined): LogPosition | undefined =>
  positionOf(parse(cookieHeader ?? '', seenCookieName)[seenCookieName] ?? '');

export const seenCookieOf = (position: LogPosition): string =>
  generateCookie(seenCookieName, positionText(position), {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: maxAgeSeconds,
  });
