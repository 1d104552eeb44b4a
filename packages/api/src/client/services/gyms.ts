import type { GymPiece, GymProject, GymTemplate, SavedGym } from '@ironcart/core/gym';
import { gymCalls } from '../../contract/gym.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

const projectBody = ({ room, pieces, ...project }: GymProject) => ({
  ...project,
  room: { ...room, doors: [...room.doors], columns: [...room.columns] },
  pieces: [...pieces],
});

/** The gym planner: its catalogue, and the customer's gyms. */
export const createGymService = (send: Send) => ({
  /** Returns the placeable products and the templates; both are empty on a site without the planner. */
  catalogue: (
    options: CallOptions = {},
  ): Promise<{ readonly pieces: readonly GymPiece[]; readonly templates: readonly GymTemplate[] }> =>
    send(gymCalls.getGymCatalogue, options),
  /** The customer's gyms, most recently changed first. @throws ApiError `token_expired` */
  list: (options: CallOptions = {}): Promise<readonly SavedGym[]> => send(gymCalls.getGyms, options),
  /** @throws ApiError `too_many_gyms`, `token_expired` */
  create: (project: GymProject, options: CallOptions = {}): Promise<SavedGym> =>
    send(gymCalls.createGym, { ...options, body: { project: projectBody(project) } }),
  /** One of the customer's gyms. @throws ApiError `not_found` */
  get: (id: string, options: CallOptions = {}): Promise<SavedGym> =>
    send(gymCalls.getGym, { ...options, params: { id } }),
  /**
   * Saves a new version; rejected if the gym was changed since `revision` was loaded (optimistic locking). @throws
   * ApiError `gym_changed`, `not_found`
   */
  update: (id: string, revision: number, project: GymProject, options: CallOptions = {}): Promise<SavedGym> =>
    send(gymCalls.updateGym, { ...options, params: { id }, body: { revision, project: projectBody(project) } }),
  /** @throws ApiError `not_found` */
  remove: async (id: string, options: CallOptions = {}): Promise<void> => {
    await send(gymCalls.removeGym, { ...options, params: { id } });
  },
  /** Shares a gym by an unguessable link, or stops sharing it. @throws ApiError `not_found` */
  share: (id: string, isShared: boolean, options: CallOptions = {}): Promise<SavedGym> =>
    send(gymCalls.shareGym, { ...options, params: { id }, body: { isShared } }),
  /** The plan of a shared gym, by the key of its link. @throws ApiError `not_found` */
  shared: async (shareKey: string, options: CallOptions = {}): Promise<GymProject> =>
    (await send(gymCalls.getSharedGym, { ...options, params: { id: shareKey } })).project,
});
