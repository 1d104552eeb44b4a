import { type Address, type Country, normalAddress, type Region } from '@ironcart/core/address';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';

const countryOf = (row: Selectable<Tables['countries']>): Country => ({
  alpha2: row.alpha2,
  name: row.name,
  requireRegion: row.require_region,
  postcodeRegex: row.postcode_regex ?? undefined,
});

const regionOf = (row: Selectable<Tables['regions']>): Region => ({
  regionId: row.region_id,
  countryId: row.country_id,
  code: row.code,
  name: row.name,
});

/** Names are English. The database may compare letters by their codes, which puts Åland after Zambia. */
const { compare } = new Intl.Collator('en');

const byName = (left: { readonly name: string }, right: { readonly name: string }): number =>
  compare(left.name, right.name);

/** All countries by name. */
export const readCountries = async (db: Database): Promise<readonly Country[]> =>
  (await db.selectFrom('countries').selectAll().execute()).map(countryOf).toSorted(byName);

/** The subdivisions of all countries by name. */
export const readRegions = async (db: Database): Promise<readonly Region[]> =>
  (await db.selectFrom('regions').selectAll().execute()).map(regionOf).toSorted(byName);

/** A country with its subdivisions, as address validation needs them. */
export const readCountry = async (
  db: Database,
  alpha2: string,
): Promise<{ readonly country: Country; readonly regions: readonly Region[] } | undefined> => {
  const [country, regions] = await Promise.all([
    db.selectFrom('countries').selectAll().where('alpha2', '=', alpha2).executeTakeFirst(),
    db.selectFrom('regions').selectAll().where('country_id', '=', alpha2).execute(),
  ]);
  if (!country) return undefined;
  return { country: countryOf(country), regions: regions.map(regionOf).toSorted(byName) };
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
