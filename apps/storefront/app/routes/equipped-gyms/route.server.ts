import { gymLinkOf, gymsPath, requireGymMap } from '../../equipped-gyms/gym-pages.ts';
import { countryLinks, gymsQueryOf } from '../../equipped-gyms/gyms-query.ts';
import type { PageHead } from '../../head/page-head.ts';
import { foundUnlessRefused } from '../../search/accepted-words.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = {
  title: 'Gyms that we equipped',
  description: 'Find a gym near you that lifts what we make: by city, by name or on the map.',
  canonicalPath: gymsPath,
};

/** Lists the equipped gyms, filtered by words and country (S2-cond-14). */
export const loader = async ({ context }: RouteArgs) => {
  await requireGymMap(context);
  const query = gymsQueryOf(context.url.searchParams);
  const found = await foundUnlessRefused(
    context.api.equippedGyms.find({ ...query, firstCountry: context.site.defaultCountry }),
  );
  const { gyms, count, countries } = found ?? { gyms: [], count: 0, countries: [] };
  return {
    head: query.words === '' ? head : { ...head, isPrivate: true },
    ...query,
    count,
    countries: countryLinks(query, countries),
    gyms: gyms.map(gymLinkOf),
  };
};
