import type { EquippedGym, FoundGyms } from '@ironcart/core/equipped-gym';
import { withoutUndefined } from '../../codec/without-undefined.ts';
import { equippedGymCalls } from '../../contract/equipped-gym.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** Filters for the gym search; all optional. */
export interface GymsWanted {
  /** Parts of words in the gym's name or place. Default: all gyms. */
  readonly words?: string | undefined;
  readonly countryCode?: string | undefined;
  /** The country whose gyms come first. */
  readonly firstCountry?: string | undefined;
}

/** Gyms equipped by the store. */
export const createEquippedGymService = (send: Send) => ({
  /** Finds at most 200 gyms by words and by country. */
  find: ({ words, countryCode, firstCountry }: GymsWanted = {}, options: CallOptions = {}): Promise<FoundGyms> =>
    send(equippedGymCalls.getGyms, {
      ...options,
      query: withoutUndefined({ words: words || undefined, countryCode, firstCountry }),
    }),
  /** @throws ApiError `not_found` */
  get: (urlKey: string, options: CallOptions = {}): Promise<EquippedGym> =>
    send(equippedGymCalls.getGym, { ...options, params: { urlKey } }),
});
