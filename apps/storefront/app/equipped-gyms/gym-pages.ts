import type { FoundGym } from '@ironcart/core/equipped-gym';
import { hasFeature } from '@ironcart/core/site';
import type { GymLink } from '@ironcart/react-ui/gym-map';
import { data } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';

/** The list and the map of gyms that the store has equipped. */
export const gymsPath = '/rogue-equipped-gyms';

/** A gym with the address of its page. */
export const gymLinkOf = (gym: FoundGym): GymLink => ({ ...gym, href: `${gymsPath}/${gym.urlKey}` });

/**
 * Holds back the map of gyms where its flag is off (S2-cond-14).
 * @throws the page that does not exist
 */
export const requireGymMap = async ({ site, api, customer }: RequestContext): Promise<void> => {
  if (hasFeature('gymMap', site)) return;
  const flags = await api.flags.get({ customerId: (await customer())?._id });
  if (!hasFeature('gymMap', site, flags)) throw data({ code: 'not_found' }, { status: 404 });
};
