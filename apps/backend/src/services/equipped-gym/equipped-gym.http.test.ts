import { contract } from '@ironcart/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { getGyms, getGym } = contract.equippedGym;

const gym = (url_key: string, city: string, country_code: string, given: object = {}) => ({
  url_key,
  city,
  country_code,
  name: `Gym of ${city}`,
  street: '1 Row',
  postcode: 'P1',
  region: '',
  latitude: 10,
  longitude: 20,
  about: 'Racks.',
  opened_in: 2015,
  ...given,
});

beforeAll(async () => {
  await store.db
    .insertInto('equipped_gyms')
    .values([
      gym('cologne', 'Köln', 'DE'),
      gym('leeds', 'Leeds', 'GB', { region: 'West Yorkshire', name: 'Foundry 100%' }),
      gym('dayton', 'Dayton', 'US', { region: 'Ohio' }),
      gym('boston', 'Boston', 'US'),
    ])
    .execute();
  await store.db
    .insertInto('equipped_gym_products')
    .values([
      { url_key: 'leeds', product_id: fixtureIds.rack, position: 1 },
      { url_key: 'leeds', product_id: fixtureIds.bar, position: 0 },
      { url_key: 'leeds', product_id: fixtureIds.redPlate, position: 2 },
    ])
    .execute();
});

const find = async (query: Readonly<Record<string, string>>) => {
  const answer = await store.shopper().call(getGyms, { query });
  return answer.gyms.map(({ urlKey }) => urlKey);
};

describe('gyms [S2-cond-14]', () => {
  it('are all found without a query, those of the first country, with the number per country', async () => {
    expect(await find({ firstCountry: 'US' })).toEqual(['boston', 'dayton', 'cologne', 'leeds']);
    expect(await find({ firstCountry: 'GB' })).toEqual(['leeds', 'cologne', 'boston', 'dayton']);
    const { count, countries } = await store.shopper().call(getGyms, { query: {} });
    expect(count).toBe(4);
    expect(countries).toEqual([
      { countryCode: 'DE', country: 'Germany', count: 1 },
      { countryCode: 'GB', country: 'United Kingdom', count: 1 },
      { countryCode: 'US', country: 'United States', count: 2 },
    ]);
  });

  it.each([
    ['koln', ['cologne']],
    ['KÖL', ['cologne']],
    ['germany', ['cologne']],
    ['ohio dayton', ['dayton']],
    ['yorkshire germany', []],
    ['united', ['leeds', 'boston', 'dayton']],
    ['%', ['cologne', 'leeds', 'boston', 'dayton']],
    ['d_yton', []],
    ["'; drop table gyms", []],
  ])('are found by the query %j', async (words, found) => {
    expect(await find({ words })).toEqual(found);
  });

  it('are found within a country, while the counts remain those of all gyms', async () => {
    expect(await find({ countryCode: 'US' })).toEqual(['boston', 'dayton']);
    expect(await find({ countryCode: 'US', words: 'bost' })).toEqual(['boston']);
    expect(await find({ countryCode: 'FR' })).toEqual([]);
    expect(await store.shopper().refused(getGyms, { query: { countryCode: 'usa' } })).toMatchObject({ status: 400 });
  });

  it('are returned in a list of at most 200, with the total number', async () => {
    const many = Array.from({ length: 210 }, (_, index) => gym(`many-${index}`, 'Lyon', 'FR'));
    await store.db.insertInto('equipped_gyms').values(many).execute();
    const { gyms, count } = await store.shopper().call(getGyms, { query: { words: 'lyon' } });
    expect([gyms.length, count]).toEqual([200, 210]);
    await store.db.deleteFrom('equipped_gyms').where('country_code', '=', 'FR').execute();
  });

  it('have pages with their location and the equipment sold by the store', async () => {
    const leeds = await store.shopper().call(getGym, { params: { urlKey: 'leeds' } });
    expect(leeds).toMatchObject({ name: 'Foundry 100%', street: '1 Row', country: 'United Kingdom', openedIn: 2015 });
    expect(leeds.productIds).toEqual([fixtureIds.bar, fixtureIds.rack]);
    expect(await store.shopper().refused(getGym, { params: { urlKey: 'none' } })).toMatchObject({ status: 404 });
  });
});
