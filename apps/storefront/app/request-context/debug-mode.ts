const cookieName = 'ironcart-debug';

/** Whether a visit is in debug mode: by the page's query (`?debug=1`), otherwise by its cookie (S2-footer-05). */
export const isDebugMode = (search: string, cookieText: string): boolean => {
  const asked = new URLSearchParams(search).get('debug');
  return asked === null ? new RegExp(`(?:^|;\\s*)${cookieName}=1(?:;|$)`).test(cookieText) : asked === '1';
};

/** The cookie that stores a query's debug mode for the visit; none without one. */
export const debugCookiesFor = (search: string, isHttps: boolean): readonly string[] => {
  const asked = new URLSearchParams(search).get('debug');
  if (asked !== '1' && asked !== '0') return [];
  const attributes = `Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return [asked === '1' ? `${cookieName}=1; ${attributes}` : `${cookieName}=; Max-Age=0; ${attributes}`];
};
