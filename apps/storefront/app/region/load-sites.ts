import { createSites, type Site, type Sites, siteRecordSchema } from '@ironcart/core/site';
import * as v from 'valibot';

/** Where the server answers with all sites of the store, for the few pages that need more than their own. */
export const sitesPath = '/sites.json';

/** The sites of the store, asked for in the browser. Rejects where they cannot be had. */
export const loadSites = async (): Promise<Sites> => {
  const response = await fetch(new Request(new URL(sitesPath, window.location.href)));
  if (!response.ok) throw new Error(`The sites cannot be had: ${response.status}`);
  const answer: unknown = await response.json();
  // What the store's own server adds to the specification's fields is what it was started with.
  v.assert(v.array(siteRecordSchema), answer);
  return createSites(answer as unknown as readonly Site[]);
};
