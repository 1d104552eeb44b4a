import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSites, siteByCode } from '../site/specified-sites.ts';
import {
  type Consent,
  consentCategories,
  consentCookie,
  consentText,
  defaultConsent,
  isConsentAsked,
  readConsent,
} from './consent.ts';

const all: Consent = { performance: true, marketing: true, functional: true };
const none: Consent = { performance: false, marketing: false, functional: false };

describe('consent', () => {
  it('has three categories [S3-consent-01] [S3-consent-02] [S3-consent-03]', () => {
    expect(consentCategories).toEqual(['performance', 'marketing', 'functional']);
  });

  it.each(['EUR', 'GBR', 'CAN'] as const)(
    'is denied on %s before the shopper decides [S6-consent-01] [S6-consent-02] [S6-consent-03]',
    (code) => expect(defaultConsent(siteByCode(code))).toEqual(none),
  );

  it.each(['USA', 'AUS', 'APO'] as const)('is granted on %s before the shopper decides [S6-consent-04]', (code) =>
    expect(defaultConsent(siteByCode(code))).toEqual(all),
  );

  it('is the value of the cookie on any site [S6-consent-05]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...defaultSites.all), fc.subarray([...consentCategories]), (site, allowed) => {
        const cookies = `theme=dark; ${consentCookie}=${allowed.join('.') || 'none'}; contrast=1`;
        const consent = readConsent(cookies, site);
        for (const category of consentCategories) expect(consent[category]).toBe(allowed.includes(category));
      }),
    );
  });

  it.each(['', 'x-ironcart-consent=performance', `${consentCookie}=`, `${consentCookie}=<b>`])(
    'is the default of the site without a readable decision: %j',
    (cookies) => {
      expect(readConsent(cookies, siteByCode('USA'))).toEqual(all);
      expect(readConsent(cookies, siteByCode('GBR'))).toEqual(none);
    },
  );

  it('accepts only known categories', () => {
    expect(readConsent(`${consentCookie}=performance.everything`, siteByCode('EUR'))).toEqual({
      ...none,
      performance: true,
    });
  });

  it('is stored as decided', () => {
    fc.assert(
      fc.property(fc.subarray([...consentCategories]), (allowed) => {
        const consent = { ...none, ...Object.fromEntries(allowed.map((category) => [category, true])) };
        expect(readConsent(`${consentCookie}=${consentText(consent)}`, siteByCode('EUR'))).toEqual(consent);
      }),
    );
  });

  it('is requested until decided if nothing is granted by default [S6-consent-01] [S6-consent-02] [S6-consent-03]', () => {
    expect(defaultSites.all.filter((site) => isConsentAsked('', site)).map(({ code }) => code)).toEqual([
      'CAN',
      'EUR',
      'GBR',
    ]);
    for (const site of defaultSites.all) expect(isConsentAsked(`${consentCookie}=none`, site)).toBe(false);
  });
});
