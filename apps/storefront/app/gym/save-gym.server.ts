import { isApiError } from '@ironcart/api/client';
import type { SavedGym } from '@ironcart/core/gym';
import type { GymDraft } from '@ironcart/gym-builder';
import { type RefusalMessages, refusalText } from '../data/form-refusal.ts';
import type { RequestContext } from '../request-context/request-context.ts';

const messages: RefusalMessages<'gym.createGym' | 'gym.updateGym'> = {
  too_many_gyms: 'You have saved as many gyms as an account holds. Delete one under My Gyms, then save this one.',
  gym_changed: 'This gym was saved elsewhere in the meantime. Save yours as a copy, and both stay.',
};

/** The result of saving a draft: the gym, or the reason for a failure. */
export type SavingAnswer =
  | { readonly ok: true; readonly gym: SavedGym }
  | { readonly ok: false; readonly failure: string };

const save = async ({ api }: Pick<RequestContext, 'api'>, { history, saved }: GymDraft): Promise<SavedGym> => {
  if (saved === undefined) return api.gyms.create(history.present);
  try {
    return await api.gyms.update(saved.id, saved.revision, history.present);
  } catch (thrown) {
    // Deleted in the meantime, or owned by another customer: the draft is saved as a new gym.
    if (!isApiError(thrown, 'not_found')) throw thrown;
    return api.gyms.create(history.present);
  }
};

/** Saves a draft to the gym that it was opened from, or as a new gym. @throws ApiError if the store fails */
export const saveDraft = async (context: Pick<RequestContext, 'api'>, draft: GymDraft): Promise<SavingAnswer> => {
  try {
    return { ok: true, gym: await save(context, draft) };
  } catch (thrown) {
    const failure = refusalText(thrown, messages);
    if (failure === undefined) throw thrown;
    return { ok: false, failure };
  }
};
