/** At the end of a page's query the choices about cookies are asked for again, as `consentUrl` writes it. */
const reopened = /([?&]cookies=choose)+$/;

export const isConsentReopened = (query: string): boolean => reopened.test(query);

/** The address of the same page without them. @param page a path with its query */
export const withoutConsent = (page: string): string => page.replace(reopened, '');
