const longestQuery = 80;

/** The words that an address asks for, as `?q=`: '' where there are none. */
export const searchWordsOf = (parameters: URLSearchParams): string =>
  (parameters.get('q') ?? '').trim().slice(0, longestQuery);
