import {
  type Consent,
  consentCategories,
  consentCookie,
  consentText,
  highContrastCookie,
  type PreferenceCookie,
  preferenceCookieText,
  searchSessionCookie,
} from '@ironcart/core/visitor';
import { redirect } from 'react-router';
import { safeRedirect } from '../../navigation/safe-redirect.ts';
import type { RouteArgs } from '../route-args.ts';

/** A consent decision is requested again after a year. */
const decisionCookie: PreferenceCookie = { name: consentCookie, lifetimeDays: 365 };

/** Following a link to the preferences changes nothing. */
export const loader = async () => {
  throw redirect('/');
};

const consentIn = (form: FormData): Consent => {
  const allow = form.get('allow');
  const chosen = form.getAll('category');
  const isAllowed = (category: string) => allow === 'all' || (allow === 'chosen' && chosen.includes(category));
  return Object.fromEntries(consentCategories.map((category) => [category, isAllowed(category)])) as Consent;
};

/** The cookies of a preference; denying analytics deletes the analytics id. */
const cookiesIn = (form: FormData, isHttps: boolean): readonly string[] => {
  switch (form.get('preference')) {
    case 'contrast':
      return [preferenceCookieText(highContrastCookie, form.get('contrast') === 'high' ? '1' : undefined, { isHttps })];
    case 'consent': {
      const consent = consentIn(form);
      return [
        preferenceCookieText(decisionCookie, consentText(consent), { isHttps }),
        ...(consent.performance ? [] : [preferenceCookieText(searchSessionCookie, undefined, { isHttps })]),
      ];
    }
    default:
      return [];
  }
};

/** Stores a preference in its cookie, and redirects back. */
export const action = async ({ request, context }: RouteArgs): Promise<never> => {
  const form = await request.formData();
  const from = form.get('from');
  throw redirect(safeRedirect(typeof from === 'string' ? from : null, '/'), {
    status: 303,
    headers: cookiesIn(form, context.isHttps).map((cookie): [string, string] => ['Set-Cookie', cookie]),
  });
};
