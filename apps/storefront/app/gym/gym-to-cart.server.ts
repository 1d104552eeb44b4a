import type { GymProject } from '@ironcart/core/gym';
import { copyOfItem } from '../lists/put-in-cart.server.ts';
import { putLines } from '../lists/put-lines.server.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import type { GymInCart } from './editor-answer.ts';
import type { GymStore } from './read-gyms.server.ts';

/** Adds all lines of a gym to the cart and reports those that cannot be added. @throws ApiError if the store fails */
export const putGymInCart = async (
  context: RequestContext,
  store: GymStore,
  project: Pick<GymProject, 'pieces'>,
): Promise<GymInCart> => {
  const { items, notSold } = store.linesOf(project);
  const names = new Map(store.pieces.map(({ sku, productId, name }) => [productId, { sku, name }]));
  const refused = await putLines(context, items, copyOfItem);
  const skus = new Map(project.pieces.map(({ id, sku }) => [id, sku]));
  return {
    added: items.length - refused.length,
    missing: [
      ...refused.map(({ line, reason }) => ({
        name: names.get(line.productId)?.name ?? String(line.productId),
        reason,
      })),
      ...notSold.map((id) => ({ name: skus.get(id) ?? id, reason: 'no longer sold' })),
    ],
  };
};
