/** A cookie that keeps what a shopper has settled on. */
export interface PreferenceCookie {
  readonly name: string;
  readonly lifetimeDays: number;
}

/** The country that the shopper has settled on (S9-cookies-01). */
export const preferredCountryCookie: PreferenceCookie = { name: 'preferredCountry', lifetimeDays: 365 };

/** '1' while the shopper wants the high-contrast mode (S9-cookies-02). */
export const highContrastCookie: PreferenceCookie = { name: 'highcontrast', lifetimeDays: 365 };

/** The browser as the search service knows it; the name is this store's own (S9-cookies-03). */
export const searchSessionCookie: PreferenceCookie = { name: 'ironcart-visitor', lifetimeDays: 60 };

const secondsPerDay = 24 * 60 * 60;

/** A cookie as `Set-Cookie` or `document.cookie` takes it; without a value it is taken away. */
export const preferenceCookieText = (
  { name, lifetimeDays }: PreferenceCookie,
  value: string | undefined,
  { isHttps }: { readonly isHttps: boolean },
): string =>
  [
    `${name}=${encodeURIComponent(value ?? '')}`,
    'Path=/',
    `Max-Age=${value === undefined ? 0 : lifetimeDays * secondsPerDay}`,
    'SameSite=Lax',
    ...(isHttps ? ['Secure'] : []),
  ].join('; ');

/** What a cookie holds; undefined where there is none or it cannot be read. @param cookies as `document.cookie` has them */
export const readPreferenceCookie = (cookies: string, { name }: PreferenceCookie): string | undefined => {
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
