import { readPreferenceCookie } from '@ironcart/core/visitor';
import { type GymDraft, gymDraftIn, gymDraftText } from '@ironcart/gym-builder';
import type { RequestContext } from '../request-context/request-context.ts';
import { featuredGymsPath } from './gym-paths.ts';

/** The gym that is being planned, in this browser, until it is saved. */
const draftCookie = { name: 'gym-draft', lifetimeDays: 30 } as const;
const secondsPerDay = 24 * 60 * 60;

/** The gym that is being planned; undefined where there is none. */
export const readDraft = ({ cookieText }: Pick<RequestContext, 'cookieText'>): GymDraft | undefined =>
  gymDraftIn(readPreferenceCookie(cookieText, draftCookie) ?? '');

const cookieLine = (
  { site, isHttps }: Pick<RequestContext, 'site' | 'isHttps'>,
  value: string,
  maxAge: number,
): string =>
  [
    `${draftCookie.name}=${encodeURIComponent(value)}`,
    // The planner's pages alone: no other request carries it.
    `Path=${site.basePath}${featuredGymsPath}`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');

/** Keeps a draft in the browser. @returns whether it fits there: a plan of many different products may not */
export const keepDraft = (
  context: Pick<RequestContext, 'site' | 'isHttps' | 'setCookie'>,
  draft: GymDraft,
): boolean => {
  const text = gymDraftText(draft);
  if (text === undefined) return false;
  context.setCookie(cookieLine(context, text, draftCookie.lifetimeDays * secondsPerDay));
  return true;
};

/** Forgets the draft: it is saved, or was given up. */
export const forgetDraft = (context: Pick<RequestContext, 'site' | 'isHttps' | 'setCookie'>): void =>
  context.setCookie(cookieLine(context, '', 0));
