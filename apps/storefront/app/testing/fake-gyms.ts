import type { GymPiece, GymProject, GymTemplate, SavedGym } from '@ironcart/core/gym';
import { bar, shirt } from './fixtures.ts';

const measures = {
  clearance: { front: 0, back: 0, left: 0, right: 0 },
  massKg: 20,
  isWallMounted: false,
} as const;

const pieces: readonly GymPiece[] = [
  {
    productId: bar.productId,
    sku: bar.sku,
    name: bar.name,
    model: 'barbell',
    ...measures,
    widthMm: 2_200,
    depthMm: 60,
    heightMm: 60,
    ceilingMm: 60,
  },
  {
    productId: shirt.productId,
    sku: shirt.sku,
    name: 'Club Rack',
    model: 'power-rack',
    ...measures,
    widthMm: 1_200,
    depthMm: 1_200,
    heightMm: 2_200,
    ceilingMm: 2_300,
    uprights: { uprightMm: 75, holeMm: 25, insideDepthMm: 760 },
  },
];

const templates: readonly GymTemplate[] = [
  {
    key: 'garage',
    title: 'The garage',
    text: 'A rack and a bar.',
    isFeatured: true,
    room: { widthMm: 3_000, depthMm: 4_000, heightMm: 2_400 },
    pieces: [
      { sku: shirt.sku, qty: 1 },
      { sku: bar.sku, qty: 2 },
    ],
  },
  {
    key: 'hall',
    title: 'The hall',
    text: 'Two racks.',
    isFeatured: false,
    room: { widthMm: 9_000, depthMm: 9_000, heightMm: 3_000 },
    pieces: [{ sku: shirt.sku, qty: 2 }],
  },
];

const json = (value: unknown): Response => Response.json(value);
const refuse = (status: number, type: string): Response =>
  Response.json({ error: { type, message: type } }, { status });

/** The id of the gym of a number. */
export const gymId = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
/** The key of the link of the gym of a number. */
export const gymKey = (number: number): string => `11111111-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A gym of this name cannot be saved, as if the account had reached its maximum. */
export const oneTooMany = 'One too many';

/** Answers the calls of the gym planner for one customer. */
export const createFakeGyms = () => {
  const gyms = new Map<string, SavedGym>();
  const store = (gym: SavedGym): Response => {
    gyms.set(gym._id, gym);
    return json(gym);
  };
  return (method: string, path: string, body: Readonly<Record<string, unknown>> | undefined): Response => {
    if (path === '/svc_content/gym/catalogue') return json({ pieces, templates });
    const project = body?.project as GymProject;
    if (path.startsWith('/svc_content/gym/shared/')) {
      const shared = [...gyms.values()].find(({ shareKey }) => shareKey !== undefined && path.endsWith(shareKey));
      return shared ? json({ project: shared.project }) : refuse(404, 'not_found');
    }
    if (path === '/svc_customer/gyms' && method === 'GET') return json([...gyms.values()]);
    if (path === '/svc_customer/gyms') {
      if (project.name === oneTooMany) return refuse(409, 'too_many_gyms');
      return store({ _id: gymId(gyms.size + 1), revision: 1, updatedAt: '2026-11-20T12:00:00.000Z', project });
    }
    const gym = gyms.get(path.split('/')[3] ?? '');
    if (gym === undefined) return refuse(404, 'not_found');
    if (method === 'GET') return json(gym);
    if (path.endsWith('/share')) {
      const { shareKey: _ended, ...unshared } = gym;
      return store(body?.isShared ? { ...gym, shareKey: gymKey(gyms.size) } : unshared);
    }
    if (method === 'DELETE') {
      gyms.delete(gym._id);
      return json({ success: true });
    }
    if (body?.revision !== gym.revision) return refuse(409, 'gym_changed');
    return store({ ...gym, revision: gym.revision + 1, project });
  };
};
