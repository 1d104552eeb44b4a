/**
 * How the browser asks for one route's data: the same URL, with this header and this query parameter naming the route.
 * The parameter keeps caches and the browser's history from mixing up a page and its data.
 */
export const dataHeader = 'X-Ironcart-Data';
export const dataParameter = '_data';

/** A data answer that sends the browser elsewhere: fetch would follow a real redirect and lose where it went. */
export const redirectHeader = 'X-Ironcart-Redirect';

/** Marks an answer as the data of a route, so that a proxy's error page is never taken for one. */
export const answerHeader = 'X-Ironcart-Answer';

/** What an answer's body is: the loader's or action's value, or the error that it threw. */
export type DataAnswer = 'value' | 'error';

/** A page's URL without what makes it a data request. */
export const withoutDataParameter = (address: string): URL => {
  const url = new URL(address);
  if (url.searchParams.has(dataParameter)) url.searchParams.delete(dataParameter);
  return url;
};
