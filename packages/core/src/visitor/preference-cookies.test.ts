import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  highContrastCookie,
  preferenceCookieText,
  preferredCountryCookie,
  preferredCountryOf,
  readPreferenceCookie,
  searchSessionCookie,
} from './preference-cookies.ts';

const plain = { isHttps: false };

describe('preference cookie', () => {
  it.each([
    ['the preferred country 365 days [S9-cookies-01]', preferredCountryCookie, 'preferredCountry', 365],
    ['the high-contrast mode 365 days [S9-cookies-02]', highContrastCookie, 'highcontrast', 365],
    ['the search session 60 days [S9-cookies-03]', searchSessionCookie, 'ironcart-visitor', 60],
  ])('stores %s', (_what, cookie, name, days) => {
    expect(preferenceCookieText(cookie, 'x', plain)).toBe(`${name}=x; Path=/; Max-Age=${days * 86_400}; SameSite=Lax`);
  });

  it('is secure if the store uses HTTPS', () => {
    expect(preferenceCookieText(highContrastCookie, '1', { isHttps: true })).toMatch(/; Secure$/);
  });

  it('is deleted by an empty value', () => {
    expect(preferenceCookieText(highContrastCookie, undefined, plain)).toContain('highcontrast=; Path=/; Max-Age=0;');
  });

  it('is found among other cookies', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (value) => {
        const pair = preferenceCookieText(preferredCountryCookie, value, plain).split(';', 1)[0];
        expect(readPreferenceCookie(`a=1; ${pair}; xpreferredCountry=no`, preferredCountryCookie)).toBe(value);
      }),
    );
    expect(preferredCountryOf('a=1; preferredCountry=DE')).toBe('DE');
    for (const none of ['', 'preferredCountry=', 'preferredCountry=Germany', 'preferredCountry=de']) {
      expect(preferredCountryOf(none)).toBeUndefined();
    }
    expect(readPreferenceCookie('xpreferredCountry=DE', preferredCountryCookie)).toBeUndefined();
    expect(readPreferenceCookie('preferredCountry=%', preferredCountryCookie)).toBeUndefined();
  });
});
