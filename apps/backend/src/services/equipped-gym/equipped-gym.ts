import { refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';
import { readGym, readGyms } from './equipped-gym.reader.ts';

/** svc_gym: gyms equipped by the store. */
export const createEquippedGymService = ({ db }: Pick<ServiceContext, 'db'>): ServiceHandlers<'equippedGym'> => ({
  getGyms: async ({ query: { words, countryCode, firstCountry } }) => {
    const { gyms, count, countries } = await readGyms(db, { words, countryCode, firstCountry });
    return { gyms: [...gyms], count, countries: [...countries] };
  },

  getGym: async ({ params }) => {
    const gym = await readGym(db, params.urlKey);
    return gym === undefined
      ? refuse('not_found', 'There is no such gym')
      : { ...gym, productIds: [...gym.productIds] };
  },
});
