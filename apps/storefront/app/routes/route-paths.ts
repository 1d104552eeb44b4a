import { matchRoutes, type RouteObject } from 'react-router';
import { type RouteEntry, routeTable } from './route-table.ts';

const toPaths = ({ id, path, isIndex, children = [] }: RouteEntry): RouteObject =>
  isIndex ? { id, index: true } : { id, ...(path === undefined ? {} : { path }), children: children.map(toPaths) };

const paths = routeTable.map(toPaths);

const ownPageAt = (path: string) => {
  const page = matchRoutes(paths, path)?.at(-1);
  return page?.route.id === 'entity' || page?.route.id === 'account' ? undefined : page;
};

/** Whether the store has a page of its own at a path within a site, rather than one that its catalogue may have. */
export const isRoutePath = (path: string): boolean => ownPageAt(path) !== undefined;

/** Pages that only sites with the gym planner have. */
const plannerPages: ReadonlySet<string> = new Set([
  ...['featured-gyms', 'gym-templates', 'planned-gyms', 'gym-editor', 'my-gyms', 'zeus-saved-design'],
]);

/** Whether every site has the page of a path: the cart, and the log-in, but neither an order's nor a shared wishlist's. */
export const isPageOfEverySite = (path: string): boolean => {
  const page = ownPageAt(path);
  return (
    page !== undefined &&
    !plannerPages.has(page.route.id ?? '') &&
    Object.entries(page.params).every(([name, value]) => name === '*' || value === undefined)
  );
};
