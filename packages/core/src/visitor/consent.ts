import { requireObject } from '../require-argument.ts';
import type { Site } from '../site/site.ts';

type AskingSite = Pick<Site, 'asksConsent'>;

/** The categories of cookies that a shopper can allow or deny (S3-consent). */
export const consentCategories = ['performance', 'marketing', 'functional'] as const;

/** A category of cookies that a shopper allows or not. */
export type ConsentCategory = (typeof consentCategories)[number];

/** The shopper's decision for each category. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** The cookie with the shopper's decision: the allowed categories separated by dots, or 'none'. */
export const consentCookie = 'ironcart-consent';

const consentTo = (isAllowed: (category: ConsentCategory) => boolean): Consent => ({
  performance: isAllowed('performance'),
  marketing: isAllowed('marketing'),
  functional: isAllowed('functional'),
});

/** The default consent of a site before the shopper decides (S6-consent-01 to 04). */
export const defaultConsent = ({ asksConsent }: AskingSite): Consent => consentTo(() => !asksConsent);

const decisionIn = (cookies: string): readonly string[] | undefined =>
  new RegExp(`(?:^|;\\s*)${consentCookie}=([a-z.]+)\\s*(?:;|$)`).exec(cookies)?.[1]?.split('.');

/**
 * Reads the shopper's decision, or else the site's default (S6-consent-05).
 * @param cookies a `Cookie` header, or the browser's `document.cookie`
 */
export const readConsent = (cookies: string, site: AskingSite): Consent => {
  requireObject(site, 'site');
  const decided = decisionIn(cookies);
  return decided === undefined ? defaultConsent(site) : consentTo((category) => decided.includes(category));
};

/** The cookie's value for a decision: the allowed categories, or 'none'. `readConsent` is the inverse. */
export const consentText = (consent: Consent): string => {
  requireObject(consent, 'consent');
  return consentCategories.filter((category) => consent[category]).join('.') || 'none';
};

/** Whether the shopper must be asked: the site requires consent, and they have not decided (S6-consent). */
export const isConsentAsked = (cookies: string, site: AskingSite): boolean => {
  requireObject(site, 'site');
  const { asksConsent } = site;
  return asksConsent && decisionIn(cookies) === undefined;
};
