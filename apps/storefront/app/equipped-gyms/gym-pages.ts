import type { FoundGym } from '@ironcart/core/equipped-gym';
import { hasFeature } from '@ironcart/core/site';
import type { GymLink } from '@ironcart/react-ui/gym-map';
import { data } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';

/** Base path of the pages of equipped gyms: the list with its map, and one page per gym. */
export const gymsPath = '/rogue-equipped-gyms';

/** Adds the path of its page to a gym. */
export const gymLinkOf = (gym: FoundGym): GymLink => ({ ...gym, href: `${gymsPath}/${gym.urlKey}` });

/**
 * Hides the pages of equipped gyms while their flag is off (S2-cond-14).
 * @throws the 404 page
 */
export const requireGymMap = async ({ site, flags }: RequestContext): Promise<void> => {
  if (hasFeature('gymMap', site)) return;
  if (!hasFeature('gymMap', site, await flags())) throw data({ code: 'not_found' }, { status: 404 });
};
