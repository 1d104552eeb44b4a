import type { EquippedGym, FoundGyms } from '@ironcart/core/equipped-gym';
import { withoutUndefined } from '../../codec/without-undefined.ts';
import { equippedGymCalls } from '../../contract/equipped-gym.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** Which gyms are looked for. */
export interface GymsWanted {
  /** Parts of the words of their name and place; all gyms when left out. */
  readonly words?: string | undefined;
  readonly countryCode?: string | undefined;
  /** Its gyms come first. */
  readonly firstCountry?: string | undefined;
}

/** Gyms that the store has equipped. */
export const createEquippedGymService = (send: Send) => ({
  /** At most 200 gyms by words and by country. */
  find: ({ words, countryCode, firstCountry }: GymsWanted = {}, options: CallOptions = {}): Promise<FoundGyms> =>
    send(equippedGymCalls.getGyms, {
      ...options,
      query: withoutUndefined({ words: words || undefined, countryCode, firstCountry }),
    }),
  /** @throws ApiError `not_found` */
  get: (urlKey: string, options: CallOptions = {}): Promise<EquippedGym> =>
    send(equippedGymCalls.getGym, { ...options, params: { urlKey } }),
});
