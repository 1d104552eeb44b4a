/** Matches the end of a query that opens the consent panel, as written by `consentUrl`. */
const reopened = /([?&]cookies=choose)+$/;

export const isConsentReopened = (query: string): boolean => reopened.test(query);

/** The URL of the page without the panel. @param page a path with its query */
export const withoutConsent = (page: string): string => page.replace(reopened, '');
