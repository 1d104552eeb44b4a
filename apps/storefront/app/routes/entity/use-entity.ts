import { type DataOf, useRouteData } from '../../data/use-route-data.ts';
import type { EntityKind } from './entity-kind.ts';
import type { loader } from './route.server.ts';

type Entity = DataOf<typeof loader>;

/** The catch-all route's data, for the view of its kind. */
export const useEntity = <Kind extends EntityKind>(_kind: Kind): Extract<Entity, { readonly kind: Kind }> =>
  useRouteData<typeof loader>() as Extract<Entity, { readonly kind: Kind }>;
