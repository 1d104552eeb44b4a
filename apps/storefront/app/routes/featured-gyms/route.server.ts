import { plainRoom } from '@ironcart/gym-builder';
import { piecesIn, readGymStore } from '../../gym/read-gyms.server.ts';
import { requirePlanner } from '../../gym/require-planner.server.ts';
import { arrangedGym } from '../../gym/template-cards.server.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = {
  title: 'ZEUS Gym Builder: featured gyms',
  description: 'Plan a gym to scale, see what fits your room, and put the whole gym into the cart at one price.',
};

/** The gyms that the store features, each in the room that it was made for (S2-cond-03). */
export const loader = async ({ context }: RouteArgs) => {
  requirePlanner(context);
  const { pieces, templates } = await context.api.gyms.catalogue();
  const store = await readGymStore(context, pieces);
  const gyms = templates
    .filter(({ isFeatured }) => isFeatured)
    .map((template) => arrangedGym(store, template, plainRoom(template.room)));
  return {
    head,
    gyms,
    pieces: piecesIn(
      store,
      gyms.map(({ project }) => project),
    ),
  };
};
