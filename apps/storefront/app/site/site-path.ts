import type { Site } from '@ironcart/core';

/** A path below the site's base path, as links and redirects outside the router need it: '/gb' + '/cart'. */
export const pathOnSite = (site: Pick<Site, 'basePath'>, path: string): string =>
  path === '/' && site.basePath !== '' ? site.basePath : site.basePath + path;
