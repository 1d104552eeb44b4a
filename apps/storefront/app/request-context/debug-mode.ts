const cookieName = 'ironcart-debug';

/** Whether a visit is in debug mode: by the page's query (`?debug=1`), else by the cookie that it left (S2-footer-05). */
export const isDebugMode = (search: string, cookieText: string): boolean => {
  const asked = new URLSearchParams(search).get('debug');
  return asked === null ? new RegExp(`(?:^|;\\s*)${cookieName}=1(?:;|$)`).test(cookieText) : asked === '1';
};

/** The cookie that keeps for the visit what a page's query says of debug mode; none where it says nothing. */
export const debugCookiesFor = (search: string, isHttps: boolean): readonly string[] => {
  const asked = new URLSearchParams(search).get('debug');
  if (asked !== '1' && asked !== '0') return [];
  const attributes = `Path=/; SameSite=Lax${isHttps ? '; Secure' : ''}`;
  return [asked === '1' ? `${cookieName}=1; ${attributes}` : `${cookieName}=; Max-Age=0; ${attributes}`];
};
