import { type PreferenceCookie, preferenceCookieText, readPreferenceCookie } from '@ironcart/core/visitor';

/** Page that compares chosen products. */
export const comparedPath = '/compare/chosen';

/** Maximum number of compared products: more are too narrow to read. */
export const mostCompared = 4;

const comparedCookie: PreferenceCookie = { name: 'compare', lifetimeDays: 30 };

/** Parses a list of ids such as '1002,1003', without duplicates and up to the maximum number of compared products. */
export const comparedIn = (list: string | null | undefined): readonly number[] => {
  const ids = (list ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, mostCompared);
};

/** Ids of the products that the shopper chose, from the browser's cookies. */
export const readCompared = (cookieText: string): readonly number[] =>
  comparedIn(readPreferenceCookie(cookieText, comparedCookie));

/** Cookie that stores the chosen products; without any, it is deleted. */
export const comparedCookieText = (ids: readonly number[], options: { readonly isHttps: boolean }): string =>
  preferenceCookieText(comparedCookie, ids.length === 0 ? undefined : ids.join(','), options);

/** URL of the comparison of products, which can be shared. */
export const comparedHref = (ids: readonly number[]): string =>
  ids.length === 0 ? comparedPath : `${comparedPath}?ids=${ids.join(',')}`;
