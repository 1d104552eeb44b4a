const longestQuery = 1_000;

/**
 * The current page for links and forms that lead back to it: its path with its query. Ten links of a page repeat it, so
 * a query above 1,000 characters, which no page of the store writes, is left out.
 */
export const returnAddress = (pathname: string, search: string): string =>
  search.length > longestQuery ? pathname : pathname + search;
