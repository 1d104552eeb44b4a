import { matchRoutes, type RouteObject } from 'react-router';
import { type RouteEntry, routeTable } from './route-table.ts';

const toPaths = ({ id, path, isIndex, children = [] }: RouteEntry): RouteObject =>
  isIndex ? { id, index: true } : { id, ...(path === undefined ? {} : { path }), children: children.map(toPaths) };

const paths = routeTable.map(toPaths);

const ownPageAt = (path: string) => {
  const page = matchRoutes(paths, path)?.at(-1);
  return page?.route.id === 'entity' || page?.route.id === 'account' ? undefined : page;
};

/** Whether a path within a site is one of the store's own pages instead of the catalogue's. */
export const isRoutePath = (path: string): boolean => ownPageAt(path) !== undefined;

/** Pages that exist only on sites with the gym planner. */
const plannerPages: ReadonlySet<string> = new Set([
  ...['featured-gyms', 'gym-templates', 'planned-gyms', 'gym-editor', 'my-gyms', 'zeus-saved-design'],
]);

/** Whether every site has the page at a path: the cart and the log-in, but not an order's or a shared wishlist's. */
export const isPageOfEverySite = (path: string): boolean => {
  const page = ownPageAt(path);
  return (
    page !== undefined &&
    !plannerPages.has(page.route.id ?? '') &&
    Object.entries(page.params).every(([name, value]) => name === '*' || value === undefined)
  );
};
