import { createSites, type Site, type Sites, siteRecordSchema } from '@ironcart/core/site';
import * as v from 'valibot';

/** Path of the file with all sites, for the few pages that need more than their own. */
export const sitesPath = '/sites.json';

/** Loads the store's sites in the browser. Rejects on a failure. */
export const loadSites = async (): Promise<Sites> => {
  const response = await fetch(new Request(new URL(sitesPath, window.location.href)));
  if (!response.ok) throw new Error(`The sites cannot be had: ${response.status}`);
  const answer: unknown = await response.json();
  // Fields beyond the specification's come from the store's own server configuration.
  v.assert(v.array(siteRecordSchema), answer);
  return createSites(answer as unknown as readonly Site[]);
};
