import type { CountryCode } from '../address/index.ts';
import { requireFields, requireObject, requireText } from '../require-argument.ts';

/** A cookie that stores a shopper's preference. */
export interface PreferenceCookie {
  readonly name: string;
  readonly lifetimeDays: number;
}

/** The shopper's chosen country (S9-cookies-01). */
export const preferredCountryCookie: PreferenceCookie = { name: 'preferredCountry', lifetimeDays: 365 };

/** '1' if the shopper enabled high contrast (S9-cookies-02). */
export const highContrastCookie: PreferenceCookie = { name: 'highcontrast', lifetimeDays: 365 };

/** The browser's id for the search service; the cookie's name is this store's own (S9-cookies-03). */
export const searchSessionCookie: PreferenceCookie = { name: 'ironcart-visitor', lifetimeDays: 60 };

const secondsPerDay = 24 * 60 * 60;

/** Serialises a cookie for `Set-Cookie` or `document.cookie`; without a value, it deletes the cookie. */
export const preferenceCookieText = (
  cookie: PreferenceCookie,
  value: string | undefined,
  facts: { readonly isHttps: boolean },
): string => {
  requireObject(cookie, 'cookie');
  requireObject(facts, 'facts');
  const { name, lifetimeDays } = cookie;
  const { isHttps } = facts;
  return [
    `${name}=${encodeURIComponent(value ?? '')}`,
    'Path=/',
    `Max-Age=${value === undefined ? 0 : lifetimeDays * secondsPerDay}`,
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');
};

/** Reads a cookie; undefined if it is missing or malformed. @param cookies in the format of `document.cookie` */
export const readPreferenceCookie = (cookies: string, cookie: PreferenceCookie): string | undefined => {
  requireText(cookies, 'cookies');
  requireFields(cookie, 'cookie', { name: 'text' });
  const { name } = cookie;
  const found = cookies
    .split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${name}=`));
  try {
    return found && decodeURIComponent(found.slice(name.length + 1));
  } catch {
    return undefined;
  }
};

/** The country that the shopper chose; undefined without one (S4-address-05). @param cookies as in `document.cookie` */
export const preferredCountryOf = (cookies: string): CountryCode | undefined => {
  const country = readPreferenceCookie(cookies, preferredCountryCookie);
  return country !== undefined && /^[A-Z]{2}$/.test(country) ? country : undefined;
};
