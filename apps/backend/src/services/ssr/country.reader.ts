import { type Address, type Country, normalAddress, type Region } from '@ironcart/core/address';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';

// Listed explicitly, so that the statements can be prepared.
const countryColumns = ['alpha2', 'name', 'require_region', 'postcode_regex'] as const;
const regionColumns = ['region_id', 'country_id', 'code', 'name'] as const;

const countryOf = (row: Pick<Selectable<Tables['countries']>, (typeof countryColumns)[number]>): Country => ({
  alpha2: row.alpha2,
  name: row.name,
  requireRegion: row.require_region,
  postcodeRegex: row.postcode_regex ?? undefined,
});

const regionOf = (row: Pick<Selectable<Tables['regions']>, (typeof regionColumns)[number]>): Region => ({
  regionId: row.region_id,
  countryId: row.country_id,
  code: row.code,
  name: row.name,
});

/** Names are English. The database may sort by character codes, which would put Åland after Zambia. */
const { compare } = new Intl.Collator('en');

const byName = (left: { readonly name: string }, right: { readonly name: string }): number =>
  compare(left.name, right.name);

/** All countries by name. */
export const readCountries = async (db: Database): Promise<readonly Country[]> =>
  (await db.selectFrom('countries').select(countryColumns).execute()).map(countryOf).toSorted(byName);

/** The subdivisions of all countries by name. */
export const readRegions = async (db: Database): Promise<readonly Region[]> =>
  (await db.selectFrom('regions').select(regionColumns).execute()).map(regionOf).toSorted(byName);

/** A country with its subdivisions, as address validation needs them. */
export const readCountry = async (
  db: Database,
  alpha2: string,
): Promise<{ readonly country: Country; readonly regions: readonly Region[] } | undefined> => {
  const [country, regions] = await Promise.all([
    db.selectFrom('countries').select(countryColumns).where('alpha2', '=', alpha2).executeTakeFirst(),
    db.selectFrom('regions').select(regionColumns).where('country_id', '=', alpha2).execute(),
  ]);
  if (!country) return undefined;
  return { country: countryOf(country), regions: regions.map(regionOf).toSorted(byName) };
};

/** A country with its subdivisions; undefined for an unknown country. */
export type KnownCountry = Awaited<ReturnType<typeof readCountry>>;

/** An address in its normal form, with its country. */
export interface NormalAddress {
  readonly address: Address;
  readonly found: KnownCountry;
}

/** Normalizes addresses from a request with the store's data of their countries, each of which is read once. */
export const readNormalAddresses = async (
  db: Database,
  given: readonly Address[],
): Promise<readonly NormalAddress[]> => {
  const countries = new Map<string, Promise<KnownCountry>>();
  const countryAt = (countryId: string): Promise<KnownCountry> => {
    const reading = countries.get(countryId) ?? readCountry(db, countryId);
    countries.set(countryId, reading);
    return reading;
  };
  return Promise.all(
    given.map(async (address) => {
      const countryId = address.countryId.trim().toUpperCase();
      const found = await countryAt(countryId);
      return { address: normalAddress({ ...address, countryId }, found?.country, found?.regions), found };
    }),
  );
};

/** Normalizes an address from a request with the store's data of its country. */
export const readNormalAddress = async (db: Database, given: Address): Promise<NormalAddress> => {
  const [normal] = await readNormalAddresses(db, [given]);
  if (normal === undefined) throw new Error('An address was not normalized');
  return normal;
};
