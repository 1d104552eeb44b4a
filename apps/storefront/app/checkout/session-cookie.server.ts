import type { RequestContext } from '../request-context/request-context.ts';

/** Cookie with the id of the shopper's checkout session; who may read it depends on the shopper's own session. */
const cookieName = 'checkout-session';

/** The lifetime of a checkout session after its last change. */
const lifetimeSeconds = 24 * 60 * 60;

/** The id of a checkout session, and the time when a page without scripts last changed it. */
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

/** Records a change of a checkout session now. */
export const keepSessionMark = (context: Pick<RequestContext, 'isHttps' | 'now' | 'setCookie'>, id: string): void =>
  context.setCookie(cookieLine(context, `${id}.${context.now}`, lifetimeSeconds));
