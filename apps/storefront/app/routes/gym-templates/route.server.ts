import { type GymRoom, gymRoomLimits } from '@ironcart/core/gym';
import { lengthIn, plainRoom } from '@ironcart/gym-builder';
import { piecesIn, readGymStore } from '../../gym/read-gyms.server.ts';
import { requirePlanner } from '../../gym/require-planner.server.ts';
import { arrangedGym } from '../../gym/template-cards.server.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = {
  title: 'ZEUS Gym Builder: templates',
  description: 'Gyms by the size of your room and your budget, arranged to scale.',
};

/** 20 by 20 feet, 8 feet 6 inches high. */
const usual = { widthMm: 6_096, depthMm: 6_096, heightMm: 2_591 };

const within = ({ min, max }: { readonly min: number; readonly max: number }, value: number | undefined) =>
  value === undefined ? undefined : Math.min(max, Math.max(min, value));

/** Room sizes of the query; a double garage's for missing or invalid ones. */
const roomIn = (query: URLSearchParams): Pick<GymRoom, 'widthMm' | 'depthMm' | 'heightMm'> => {
  const read = (name: string) => lengthIn(query.get(name) ?? '');
  return {
    widthMm: within(gymRoomLimits.sideMm, read('width')) ?? usual.widthMm,
    depthMm: within(gymRoomLimits.sideMm, read('depth')) ?? usual.depthMm,
    heightMm: within(gymRoomLimits.heightMm, read('height')) ?? usual.heightMm,
  };
};

/** Budget in minor units; undefined without one. */
const budgetIn = (text: string): number | undefined => {
  const digits = text.replaceAll(/[$,\s]/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(digits) ? Math.round(Number(digits) * 100) : undefined;
};

/** Templates in the shopper's room, sorted with those first that fit completely and are within the budget (S2-cond-04). */
export const loader = async ({ context }: RouteArgs) => {
  requirePlanner(context);
  const query = context.url.searchParams;
  const room = roomIn(query);
  const budgetText = (query.get('budget') ?? '').slice(0, 20);
  const budget = budgetIn(budgetText);
  const { pieces, templates } = await context.api.gyms.catalogue();
  const store = await readGymStore(context, pieces);
  const rank = ({ left, price }: ReturnType<typeof arrangedGym>): number =>
    (left.length > 0 ? 2 : 0) + (budget !== undefined && price.total > budget ? 1 : 0);
  const gyms = templates
    .map((template) => arrangedGym(store, template, plainRoom(room)))
    .filter(({ project }) => project.pieces.length > 0)
    .toSorted((one, other) => rank(one) - rank(other));
  const projects = gyms.map(({ project }) => project);
  return { head, room, budgetText, budget, gyms, pieces: piecesIn(store, projects), currency: context.site.currency };
};
