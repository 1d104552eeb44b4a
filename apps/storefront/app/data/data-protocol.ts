/**
 * A data request for one route: the page's URL with this header and a query parameter that names the route. The
 * parameter prevents caches and the browser's history from confusing a page with its data.
 */
export const dataHeader = 'X-Ironcart-Data';
export const dataParameter = '_data';

/** Redirect in a data response: fetch would follow a real redirect without revealing its target. */
export const redirectHeader = 'X-Ironcart-Redirect';

/** Marks a response as a route's data, so that a proxy's error page is not mistaken for it. */
export const answerHeader = 'X-Ironcart-Answer';

/** The kind of a response body: the value of a loader or action, or its error. */
export type DataAnswer = 'value' | 'error';

/** A page's URL without the data request's parameter. */
export const withoutDataParameter = (address: string): URL => {
  const url = new URL(address);
  if (url.searchParams.has(dataParameter)) url.searchParams.delete(dataParameter);
  return url;
};
