import type { RequestContext } from '../request-context/request-context.ts';

/** Names the shopper's checkout on the server; the session of the shopper decides who may read it. */
const cookieName = 'checkout-session';

/** As long as a checkout on the server lives after its last change. */
const lifetimeSeconds = 24 * 60 * 60;

/** A checkout on the server, and when a page without scripts last changed it. */
export interface SessionMark {
  readonly id: string;
  /** In milliseconds since the epoch. */
  readonly savedAtMs: number;
}

const cookieLine = ({ isHttps }: Pick<RequestContext, 'isHttps'>, value: string, maxAge: number): string =>
  [
    `${cookieName}=${value}`,
    'Path=/',
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');

/** Reads the mark from the cookie; undefined without a valid one. */
export const readSessionMark = ({ cookieText }: Pick<RequestContext, 'cookieText'>): SessionMark | undefined => {
  const [, id, savedAt] =
    new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{1,64})\\.(\\d{1,15})(?:;|$)`).exec(cookieText) ?? [];
  return id === undefined ? undefined : { id, savedAtMs: Number(savedAt) };
};

/** Marks a checkout as changed now. */
export const keepSessionMark = (context: Pick<RequestContext, 'isHttps' | 'now' | 'setCookie'>, id: string): void =>
  context.setCookie(cookieLine(context, `${id}.${context.now}`, lifetimeSeconds));
