import { readPreferenceCookie } from '@ironcart/core/visitor';
import type { RequestContext } from '../request-context/request-context.ts';
import { featuredGymsPath } from './gym-paths.ts';

/** How a draft is saved: overwriting the gym that it was opened from, or as a copy. */
export type Saving = 'save' | 'saveCopy';

const savings: readonly Saving[] = ['save', 'saveCopy'];

/** Cookie of a guest who pressed a save button; its lifetime suffices for a log-in, including a password reset. */
const askedCookie = { name: 'gym-save', lifetimeDays: 1 / 24 } as const;
const secondsPerDay = 24 * 60 * 60;

type CookieContext = Pick<RequestContext, 'site' | 'isHttps' | 'setCookie'>;

const setLine = ({ site, isHttps, setCookie }: CookieContext, value: string, maxAge: number): void =>
  setCookie(
    [
      `${askedCookie.name}=${value}`,
      `Path=${site.basePath}${featuredGymsPath}`,
      `Max-Age=${maxAge}`,
      'HttpOnly',
      'SameSite=Lax',
      ...(isHttps ? ['Secure'] : []),
    ].join('; '),
  );

/** Remembers to save a guest's draft after the log-in. */
export const askToSave = (context: CookieContext, saving: Saving): void =>
  setLine(context, saving, askedCookie.lifetimeDays * secondsPerDay);

/** Returns what the guest requested before the log-in, and deletes the request. */
export const takeAskedSaving = (context: CookieContext & Pick<RequestContext, 'cookieText'>): Saving | undefined => {
  const text = readPreferenceCookie(context.cookieText, askedCookie);
  if (text === undefined) return undefined;
  setLine(context, '', 0);
  return savings.find((saving) => saving === text);
};
