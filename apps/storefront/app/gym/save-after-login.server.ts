import { readPreferenceCookie } from '@ironcart/core/visitor';
import type { RequestContext } from '../request-context/request-context.ts';
import { featuredGymsPath } from './gym-paths.ts';

/** How a draft is saved: over the gym that it was opened from, or as a copy. */
export type Saving = 'save' | 'saveCopy';

const savings: readonly Saving[] = ['save', 'saveCopy'];

/** Cookie of a guest who pressed a save button, for as long as a log-in takes, with a lost password too. */
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

/** Remembers that a guest's draft is to be saved once they are logged in. */
export const askToSave = (context: CookieContext, saving: Saving): void =>
  setLine(context, saving, askedCookie.lifetimeDays * secondsPerDay);

/** What a guest asked for before the log-in; asked once, it is forgotten. */
export const takeAskedSaving = (context: CookieContext & Pick<RequestContext, 'cookieText'>): Saving | undefined => {
  const text = readPreferenceCookie(context.cookieText, askedCookie);
  if (text === undefined) return undefined;
  setLine(context, '', 0);
  return savings.find((saving) => saving === text);
};
