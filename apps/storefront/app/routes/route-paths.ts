import { matchRoutes, type RouteObject } from 'react-router';
import { type RouteEntry, routeTable } from './route-table.ts';

const toPaths = ({ id, path, isIndex, children = [] }: RouteEntry): RouteObject =>
  isIndex ? { id, index: true } : { id, ...(path === undefined ? {} : { path }), children: children.map(toPaths) };

const paths = routeTable.map(toPaths);

/** Whether the store has a page of its own at a path within a site, rather than one that its catalogue may have. */
export const isRoutePath = (path: string): boolean => {
  const id = matchRoutes(paths, path)?.at(-1)?.route.id;
  return id !== undefined && id !== 'entity' && id !== 'account';
};
