import type { RequestContext } from '../request-context/request-context.ts';
import { piecesIn, readGymStore, shownGym } from './read-gyms.server.ts';

/** Reads the customer's saved gyms, each with its problems and price. */
export const readOwnGyms = async (context: RequestContext) => {
  const [{ pieces }, gyms] = await Promise.all([context.api.gyms.catalogue(), context.api.gyms.list()]);
  const store = await readGymStore(context, pieces);
  return {
    gyms: gyms.map(({ _id, shareKey, updatedAt, project }) => ({
      id: _id,
      isShared: shareKey !== undefined,
      updatedAt,
      ...shownGym(store, project),
    })),
    pieces: piecesIn(
      store,
      gyms.map(({ project }) => project),
    ),
  };
};
