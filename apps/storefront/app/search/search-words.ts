const longestQuery = 80;

/** The search words in `?q=`; '' if there are none. */
export const searchWordsOf = (parameters: URLSearchParams): string =>
  (parameters.get('q') ?? '').trim().slice(0, longestQuery);
