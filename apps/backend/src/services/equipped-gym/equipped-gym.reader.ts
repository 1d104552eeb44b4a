import { MOST_FOUND_GYMS } from '@ironcart/api/contract';
import type { EquippedGym, FoundGym, FoundGyms } from '@ironcart/core/equipped-gym';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { englishCountryName } from '../english-country-name.ts';

/** Maximum number of compared search words. */
const mostWords = 8;

/** Maximum number of a gym's products. */
const mostProducts = 24;

interface GymRow {
  readonly url_key: string;
  readonly name: string;
  readonly city: string;
  readonly region: string;
  readonly country_code: string;
  readonly latitude: number;
  readonly longitude: number;
}

const foundGymOf = ({ url_key, name, city, region, country_code, latitude, longitude }: GymRow): FoundGym => ({
  urlKey: url_key,
  name,
  city,
  region,
  countryCode: country_code,
  country: englishCountryName(country_code),
  latitude,
  longitude,
});

interface CountryRow {
  readonly country_code: string;
  readonly count: number;
}

/** The condition that every word is part of a gym's name or place, or of its country's name. */
const hasWords = (words: string, countries: readonly CountryRow[]): RawBuilder<boolean> => {
  const wanted = words.split(/\s+/).filter((word) => word !== '');
  const conditions = wanted.slice(0, mostWords).map((word) => {
    const codes = countries
      .map(({ country_code }) => country_code)
      .filter((code) => englishCountryName(code).toLowerCase().includes(word.toLowerCase()));
    // The result of search_text contains neither % nor _; an empty result matches every text.
    return sql<boolean>`(found_by like '%' || search_text(${word}) || '%' or country_code = any (${codes}::text[]))`;
  });
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

/** Finds gyms whose name and place contain all words, those of `firstCountry` first; and the countries of all gyms. */
export const readGyms = async (
  db: Database,
  {
    words,
    countryCode,
    firstCountry = '',
  }: { readonly words: string; readonly countryCode?: string | undefined; readonly firstCountry?: string | undefined },
): Promise<FoundGyms> => {
  const { rows: countries } = await sql<CountryRow>`
    select country_code, count(*)::int as count from equipped_gyms group by country_code`.execute(db);
  const condition = sql`${hasWords(words, countries)} and ${
    countryCode === undefined ? sql`true` : sql`country_code = ${countryCode}`
  }`;
  const { rows } = await sql<GymRow & { readonly found: number }>`
    select url_key, name, city, region, country_code, latitude, longitude, count(*) over ()::int as found
    from equipped_gyms where ${condition}
    order by country_code <> ${firstCountry}, country_code, city, name, url_key limit ${MOST_FOUND_GYMS}`.execute(db);
  return {
    gyms: rows.map(foundGymOf),
    count: rows[0]?.found ?? 0,
    countries: countries
      .map(({ country_code, count }) => ({
        countryCode: country_code,
        country: englishCountryName(country_code),
        count,
      }))
      .sort((left, right) => left.country.localeCompare(right.country, 'en')),
  };
};

/** Reads a gym with those parts of its equipment that have a product page. */
export const readGym = async (db: Database, urlKey: string): Promise<EquippedGym | undefined> => {
  const row = await db.selectFrom('equipped_gyms').selectAll().where('url_key', '=', urlKey).executeTakeFirst();
  if (row === undefined) return undefined;
  const products = await db
    .selectFrom('equipped_gym_products')
    .innerJoin('products', 'products.product_id', 'equipped_gym_products.product_id')
    .select('products.product_id')
    .where('equipped_gym_products.url_key', '=', urlKey)
    .where('visibility', '=', 4)
    .orderBy('equipped_gym_products.position')
    .limit(mostProducts)
    .execute();
  const { street, postcode, about, opened_in } = row;
  return {
    ...foundGymOf(row),
    street,
    postcode,
    about,
    openedIn: opened_in,
    productIds: products.map(({ product_id }) => product_id),
  };
};
