import type { RequestContext } from './request-context.ts';

type Asking = Pick<RequestContext, 'url' | 'hasSession'>;

/** Marks a page that is opened by a redirect with the browser's first session cookie. */
const [parameter, fresh] = ['session', 'new'];

const isMarked = ({ url }: Asking): boolean => url.searchParams.get(parameter) === fresh;

/** The path to redirect to after the change of a shopper without a session, which the store has just started. */
export const withFreshSession = (path: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}${parameter}=${fresh}`;

/** Whether the browser has not sent the session cookie that the redirect to this page set. */
export const areCookiesBlocked = (asking: Asking): boolean => isMarked(asking) && !asking.hasSession;

/** Whether the browser has sent it: the page is opened without the mark, which no bookmark must keep. */
export const hasArrivedSession = (asking: Asking): boolean => isMarked(asking) && asking.hasSession;
