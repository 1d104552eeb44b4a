import {
  type Consent,
  consentCategories,
  consentCookie,
  consentText,
  highContrastCookie,
  type PreferenceCookie,
  preferenceCookieText,
} from '@ironcart/core';
import { redirect } from 'react-router';
import { safeRedirect } from '../../navigation/safe-redirect.ts';
import type { RouteArgs } from '../route-args.ts';

/** A decision about cookies is asked for again after a year. */
const decisionCookie: PreferenceCookie = { name: consentCookie, lifetimeDays: 365 };

/** Following a link to the preferences changes none. */
export const loader = async () => {
  throw redirect('/');
};

const consentIn = (form: FormData): Consent => {
  const allow = form.get('allow');
  const chosen = form.getAll('category');
  const isAllowed = (category: string) => allow === 'all' || (allow === 'chosen' && chosen.includes(category));
  return Object.fromEntries(consentCategories.map((category) => [category, isAllowed(category)])) as Consent;
};

const cookieIn = (form: FormData, isHttps: boolean): string | undefined => {
  switch (form.get('preference')) {
    case 'contrast':
      return preferenceCookieText(highContrastCookie, form.get('contrast') === 'high' ? '1' : undefined, { isHttps });
    case 'consent':
      return preferenceCookieText(decisionCookie, consentText(consentIn(form)), { isHttps });
    default:
      return undefined;
  }
};

/** Keeps a preference in its cookie, and goes on where the shopper was. */
export const action = async ({ request, context }: RouteArgs): Promise<never> => {
  const form = await request.formData();
  const from = form.get('from');
  const cookie = cookieIn(form, context.isHttps);
  throw redirect(safeRedirect(typeof from === 'string' ? from : null, '/'), {
    status: 303,
    headers: cookie === undefined ? {} : { 'Set-Cookie': cookie },
  });
};
