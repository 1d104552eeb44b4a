import { useRouteData } from '../../data/use-route-data.ts';
import { entityView } from './entity-views.ts';
import type { loader } from './route.server.ts';

/** Renders the entity at the path with its own view. */
export const Component = () => {
  const { kind } = useRouteData<typeof loader>();
  const View = entityView(kind);
  return <View />;
};
