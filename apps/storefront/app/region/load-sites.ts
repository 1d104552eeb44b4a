import { createSites, type Site, type Sites } from '@ironcart/core/site';

/** Where the server answers with all sites of the store, for the few pages that need more than their own. */
export const sitesPath = '/sites.json';

/** The sites of the store, asked for in the browser. Rejects where they cannot be had. */
export const loadSites = async (): Promise<Sites> => {
  const response = await fetch(new Request(new URL(sitesPath, window.location.href)));
  if (!response.ok) throw new Error(`The sites cannot be had: ${response.status}`);
  return createSites((await response.json()) as readonly Site[]);
};
