import type { Device } from '@ironcart/core/routing';

/** What the native app says of itself, in the query or in cookies of the same names (S1-app-04..09). */
const read = (name: string, query: URLSearchParams, cookies: ReadonlyMap<string, string>): string | undefined =>
  query.get(name) ?? cookies.get(name);

const cookiesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text.split('; ').map((cookie) => {
      const equals = cookie.indexOf('=');
      return [cookie.slice(0, equals), cookie.slice(equals + 1)];
    }),
  );

/** What the shopper holds, by the page's query (`?isMobileApp=1&mobileAppVersion=3.2.5`) and cookies. */
export const deviceOf = (search: string, cookieText: string): Device => {
  const query = new URLSearchParams(search);
  const cookies = cookiesOf(cookieText);
  const version = read('mobileAppVersion', query, cookies);
  if (read('isMobileApp', query, cookies) !== '1' || version === undefined) return { kind: 'browser' };
  const platform = read('mobileAppPlatform', query, cookies) === 'android' ? 'android' : 'ios';
  return { kind: 'app', platform, version };
};
