import type { Site } from '@ironcart/core/site';
import { useEffect } from 'react';
import { useMatches } from 'react-router';
import { pageTitle } from './page-head.ts';
import { headOf } from './page-head-of.ts';

/** Updates the tab's title after navigation; the server rendered the first one. Returns the page's own title. */
export const usePageTitle = (site: Pick<Site, 'basePath' | 'name'>, storeName: string): string | undefined => {
  const head = headOf(useMatches().map(({ loaderData }) => loaderData));
  const title = head === undefined ? undefined : pageTitle(head, site, storeName);
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  return head?.title;
};
