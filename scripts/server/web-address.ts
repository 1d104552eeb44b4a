import * as v from 'valibot';

/** Matches a user or a password in a URL; not with `URL`, so that invalid URLs are recognised too. */
const credentials = /^[^/?#]*\/\/[^/?#]*@/;

/** Whether a URL contains neither a user nor a password. */
export const hasNoCredentials = (url: string): boolean => !credentials.test(url);

/** The message for a URL with a user or a password. */
export const noCredentials = 'must not contain a user or a password';

/**
 * The URL of a web service or page. A user or a password in it is refused: `fetch` and browsers do not send them, and
 * pages and logs would show them.
 */
export const webAddress = v.pipe(
  v.string(),
  v.check(hasNoCredentials, noCredentials),
  v.url('must begin with http:// or https://'),
  v.regex(/^https?:\/\//, 'must begin with http:// or https://'),
);

export const secureAddress = v.pipe(webAddress, v.startsWith('https://', 'must begin with https://'));

const isOrigin = (url: string): boolean => {
  if (!URL.canParse(url)) return false;
  const { pathname, search, hash } = new URL(url);
  return pathname === '/' && search === '' && hash === '';
};

/** The URL of a host's root, parsed to its origin. */
export const originOf = (message: string) =>
  v.pipe(
    webAddress,
    v.check(isOrigin, message),
    v.transform((url) => new URL(url).origin),
  );
