import type { HostFacts } from '@ironcart/checkout-machines/host';
import type { Site } from '@ironcart/core/site';
import type { Database } from '../../db/pool.ts';
import { readCountries, readRegions } from '../ssr/country.reader.ts';

/** Cache lifetime of the countries and subdivisions, in milliseconds. */
const KEPT_MS = 60_000;

type Places = Pick<HostFacts, 'countries' | 'regions'>;

const readPlaces = async (db: Database): Promise<Places> => {
  const [countries, regions] = await Promise.all([readCountries(db), readRegions(db)]);
  return { countries, regions };
};

/** Reads the facts that all checkouts of a site share: small tables, cached for a minute. */
export const createFactsReader = (db: Database, now: () => Date): ((site: Site) => Promise<HostFacts>) => {
  let kept: { readonly places: Promise<Places>; readonly untilMs: number } | undefined;
  return async (site) => {
    const nowMs = now().getTime();
    if (kept === undefined || kept.untilMs <= nowMs) {
      const places = readPlaces(db);
      kept = { places, untilMs: nowMs + KEPT_MS };
      places.catch(() => {
        kept = undefined;
      });
    }
    return { site, ...(await kept.places) };
  };
};
