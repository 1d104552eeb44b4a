/** How `npm run search` is called. */
export const usage = `Usage:
  npm run search -- status
  npm run search -- reindex

status: says how the index of the store's search engine is.
reindex: builds the index anew. Shoppers search in the former one until the new one is complete.`;
