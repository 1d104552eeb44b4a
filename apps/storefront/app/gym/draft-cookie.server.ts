import { readPreferenceCookie } from '@ironcart/core/visitor';
import { type GymDraft, gymDraftIn, gymDraftText } from '@ironcart/gym-builder';
import type { RequestContext } from '../request-context/request-context.ts';
import { featuredGymsPath } from './gym-paths.ts';

/** Cookie with the draft of a gym that is not saved yet. */
const draftCookie = { name: 'gym-draft', lifetimeDays: 30 } as const;
const secondsPerDay = 24 * 60 * 60;

/** Reads the draft from the cookie; undefined without one. */
export const readDraft = ({ cookieText }: Pick<RequestContext, 'cookieText'>): GymDraft | undefined =>
  gymDraftIn(readPreferenceCookie(cookieText, draftCookie) ?? '');

const cookieLine = (
  { site, isHttps }: Pick<RequestContext, 'site' | 'isHttps'>,
  value: string,
  maxAge: number,
): string =>
  [
    `${draftCookie.name}=${encodeURIComponent(value)}`,
    // Only the planner's pages receive the cookie.
    `Path=${site.basePath}${featuredGymsPath}`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');

/** Stores a draft in the cookie. @returns false if it is too long for a cookie (many different products) */
export const keepDraft = (
  context: Pick<RequestContext, 'site' | 'isHttps' | 'setCookie'>,
  draft: GymDraft,
): boolean => {
  const text = gymDraftText(draft);
  if (text === undefined) return false;
  context.setCookie(cookieLine(context, text, draftCookie.lifetimeDays * secondsPerDay));
  return true;
};

/** Deletes the draft, after it was saved or discarded. */
export const forgetDraft = (context: Pick<RequestContext, 'site' | 'isHttps' | 'setCookie'>): void =>
  context.setCookie(cookieLine(context, '', 0));
