/** Where the forms of preferences post to; `preference` says of which, `from` where the shopper goes on. */
export const preferencesPath = '/preferences';

/** The fields of a form that turns the high-contrast mode on or off. */
export const contrastTarget = (isHighContrast: boolean, from: string) => ({
  action: preferencesPath,
  fields: { preference: 'contrast', contrast: isHighContrast ? 'plain' : 'high', from },
});

/** The fields of the form that asks for consent. */
export const consentTarget = (from: string) => ({
  action: preferencesPath,
  fields: { preference: 'consent', from },
});

/** At the end of a page's query: the choices about cookies are asked for again. */
const reopened = 'cookies=choose';

export const isConsentReopened = (query: string): boolean => query.endsWith(reopened);

/** The address of a page with the choices about cookies on it. @param page a path with its query */
export const consentUrl = (page: string): string => `${page}${page.includes('?') ? '&' : '?'}${reopened}`;

/** The address of the same page without them. */
export const withoutConsent = (page: string): string =>
  isConsentReopened(page) ? page.slice(0, -reopened.length - 1) : page;
