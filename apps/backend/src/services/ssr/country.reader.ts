import { type Address, type Country, normalAddress, type Region } from '@ironcart/core/address';
import type { Database } from '../../db/pool.ts';

/** A country with its subdivisions, as address validation needs them. */
export const readCountry = async (
  db: Database,
  alpha2: string,
): Promise<{ readonly country: Country; readonly regions: readonly Region[] } | undefined> => {
  const [country, regions] = await Promise.all([
    db.selectFrom('countries').selectAll().where('alpha2', '=', alpha2).executeTakeFirst(),
    db.selectFrom('regions').selectAll().where('country_id', '=', alpha2).orderBy('name').execute(),
  ]);
  if (!country) return undefined;
  return {
    country: {
      alpha2: country.alpha2,
      name: country.name,
      requireRegion: country.require_region,
      postcodeRegex: country.postcode_regex ?? undefined,
    },
    regions: regions.map(({ region_id, country_id, code, name }) => ({
      regionId: region_id,
      countryId: country_id,
      code,
      name,
    })),
  };
};

/** A country with its subdivisions; undefined where the store knows no such country. */
export type KnownCountry = Awaited<ReturnType<typeof readCountry>>;

/** Normalizes an address from a request with the store's data of its country. */
export const readNormalAddress = async (
  db: Database,
  given: Address,
): Promise<{ readonly address: Address; readonly found: KnownCountry }> => {
  const countryId = given.countryId.trim().toUpperCase();
  const found = await readCountry(db, countryId);
  return { address: normalAddress({ ...given, countryId }, found?.country, found?.regions), found };
};
