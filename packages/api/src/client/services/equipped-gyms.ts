import type { EquippedGym, FoundGyms } from '@ironcart/core/equipped-gym';
import { equippedGymCalls } from '../../contract/equipped-gym.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** Gyms that the store has equipped. */
export const createEquippedGymService = (send: Send) => ({
  /** At most 200 gyms by parts of the words of their name and place, and by country; without words all of them. */
  find: (
    { words = '', countryCode }: { readonly words?: string; readonly countryCode?: string | undefined } = {},
    options: CallOptions = {},
  ): Promise<FoundGyms> =>
    send(equippedGymCalls.getGyms, {
      ...options,
      query: { ...(words === '' ? {} : { words }), ...(countryCode === undefined ? {} : { countryCode }) },
    }),
  /** @throws ApiError `not_found` */
  get: (urlKey: string, options: CallOptions = {}): Promise<EquippedGym> =>
    send(equippedGymCalls.getGym, { ...options, params: { urlKey } }),
});
