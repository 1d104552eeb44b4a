import { withoutCampaign } from './campaign-parameters.ts';

const longestQuery = 1_000;

/**
 * The URL of the current page for links and forms that return to it: its path and query. It occurs in about ten links
 * of a page, so a query above 1,000 characters, which no page of the store creates, is omitted; so are campaign parameters.
 */
export const returnAddress = (pathname: string, search: string): string => {
  const query = withoutCampaign(search);
  return query.length > longestQuery ? pathname : pathname + query;
};
