import type { Site } from '../site/site.ts';

type AskingSite = Pick<Site, 'asksConsent'>;

/** What a shopper may allow or deny (S3-consent). */
export const consentCategories = ['performance', 'marketing', 'functional'] as const;

/** A category of cookies that a shopper allows or not. */
export type ConsentCategory = (typeof consentCategories)[number];

/** Which categories of cookies a shopper allows. */
export type Consent = Readonly<Record<ConsentCategory, boolean>>;

/** The cookie that holds what a shopper decided: the allowed categories with a dot between, 'none' for none of them. */
export const consentCookie = 'ironcart-consent';

const consentTo = (isAllowed: (category: ConsentCategory) => boolean): Consent => ({
  performance: isAllowed('performance'),
  marketing: isAllowed('marketing'),
  functional: isAllowed('functional'),
});

/** What is allowed on a site before its shopper has decided (S6-consent-01 to 04). */
export const defaultConsent = ({ asksConsent }: AskingSite): Consent => consentTo(() => !asksConsent);

const decisionIn = (cookies: string): readonly string[] | undefined =>
  new RegExp(`(?:^|;\\s*)${consentCookie}=([a-z.]+)\\s*(?:;|$)`).exec(cookies)?.[1]?.split('.');

/**
 * What a shopper allows: what they decided, else the site's default (S6-consent-05).
 * @param cookies a `Cookie` header, or the browser's `document.cookie`
 */
export const readConsent = (cookies: string, site: AskingSite): Consent => {
  const decided = decisionIn(cookies);
  return decided === undefined ? defaultConsent(site) : consentTo((category) => decided.includes(category));
};

/** What the cookie holds of a decision: the allowed categories, 'none' for none of them. `readConsent` reads it back. */
export const consentText = (consent: Consent): string =>
  consentCategories.filter((category) => consent[category]).join('.') || 'none';

/** Whether a shopper has to be asked: the site denies what nobody allowed, and they have not decided (S6-consent). */
export const isConsentAsked = (cookies: string, { asksConsent }: AskingSite): boolean =>
  asksConsent && decisionIn(cookies) === undefined;
