import type { Country, Region } from '@ironcart/core/address';
import { describe, expect, it } from 'vitest';
import { createPlaces } from './create-places.ts';
import { COUNTRIES_KEY, PLACES_LIFETIME_MS, REGION_COUNTRIES, REGIONS_KEY } from './stored-places.ts';

const germany: Country = { alpha2: 'DE', name: 'Germany', requireRegion: false, postcodeRegex: '^\\d{5}$' };
const ireland: Country = { alpha2: 'IE', name: 'Ireland', requireRegion: false, postcodeRegex: undefined };
const ohio: Region = { regionId: 47, countryId: 'US', code: 'OH', name: 'Ohio' };

const open = (texts: Readonly<Record<string, string>> = {}) => {
  const stored = new Map(Object.entries(texts));
  const world = { nowMs: 1_800_000_000_000, isDown: false, isDenied: false, loads: [] as string[] };
  const load = async <T>(name: string, answer: readonly T[]): Promise<readonly T[]> => {
    world.loads.push(name);
    if (world.isDown) throw new Error('down');
    return answer;
  };
  const allow = (): void => {
    if (world.isDenied) throw new Error('denied');
  };
  const places = createPlaces({
    storage: {
      get: (key) => {
        allow();
        return stored.get(key) ?? null;
      },
      set: (key, value) => {
        allow();
        stored.set(key, value);
      },
    },
    now: () => world.nowMs,
    loadCountries: () => load('countries', [germany, ireland]),
    loadRegions: (countryId) => load(countryId, countryId === 'US' ? [ohio] : []),
  });
  return { world, stored, places };
};

describe('countries and regions', () => {
  it('are cached on the device under r_cnt_v2 and r_rgn_v2 [S9-storage-01] [S9-storage-02]', async () => {
    const { places, stored } = open();
    await places.countries();
    expect([...stored.keys()]).toEqual(['r_cnt_v2']);
    await places.regions('US');
    expect([...stored.keys()]).toEqual(['r_cnt_v2', 'r_rgn_v2']);
  });

  it('are loaded once a day', async () => {
    const { world, places } = open();
    for (const _ of [1, 2]) {
      expect(await places.countries()).toEqual([germany, ireland]);
      expect(await places.regions('US')).toEqual([ohio]);
      expect(await places.regions('DE')).toEqual([]);
    }
    expect(world.loads).toEqual(['countries', 'US', 'DE']);
    world.nowMs += PLACES_LIFETIME_MS - 1;
    await places.countries();
    expect(world.loads).toHaveLength(3);
    world.nowMs += 1;
    await places.countries();
    expect(world.loads).toHaveLength(4);
  });

  it('keep their cached values silently after a failure [S8-err-other-23] [S8-err-other-24]', async () => {
    const { world, places } = open();
    await places.countries();
    await places.regions('US');
    world.nowMs += PLACES_LIFETIME_MS;
    world.isDown = true;
    expect(await places.countries()).toEqual([germany, ireland]);
    expect(await places.regions('US')).toEqual([ohio]);
  });

  it('are empty after a failure without a cache [S8-err-other-23] [S8-err-other-24]', async () => {
    const { world, places } = open();
    world.isDown = true;
    expect([await places.countries(), await places.regions('US')]).toEqual([[], []]);
  });

  it('work without browser storage [FAULTS-28]', async () => {
    const { world, places } = open();
    world.isDenied = true;
    expect([await places.countries(), await places.regions('US')]).toEqual([[germany, ireland], [ohio]]);
  });

  it('are cached for the most recently used countries only', async () => {
    const { places, stored } = open();
    const codes = Array.from({ length: REGION_COUNTRIES + 3 }, (_, index) => `A${String.fromCharCode(65 + index)}`);
    for (const code of codes) await places.regions(code);
    expect(Object.keys(JSON.parse(stored.get(REGIONS_KEY) ?? '{}'))).toEqual(codes.slice(-REGION_COUNTRIES));
  });
});

describe('cached countries and regions', () => {
  const savedAtMs = 1_800_000_000_000 - 1_000;
  const countries = (entry: unknown, saved: unknown = savedAtMs) =>
    JSON.stringify({ savedAtMs: saved, places: [germany, entry] });

  it('are used if they are valid', async () => {
    const { world, places } = open({ [COUNTRIES_KEY]: countries(ireland) });
    expect(await places.countries()).toEqual([germany, ireland]);
    expect(world.loads).toEqual([]);
  });

  it.each<[string, string]>([
    ['no JSON', '{"savedAtMs":'],
    ['text', '"countries"'],
    ['null', 'null'],
    ['a list', '[]'],
    ['a country without its name', countries({ alpha2: 'IE', requireRegion: false })],
    ['a country under another code', countries({ ...ireland, alpha2: '<b>' })],
    ['an invalid pattern', countries({ ...ireland, postcodeRegex: '^(' })],
    ['a pattern of excessive length', countries({ ...ireland, postcodeRegex: 'a'.repeat(501) })],
    ['a name of excessive length', countries({ ...ireland, name: 'x'.repeat(101) })],
    ['no time', countries(ireland, 'yesterday')],
    ['the future', countries(ireland, savedAtMs + 10_000)],
    ['the past', countries(ireland, savedAtMs - PLACES_LIFETIME_MS)],
    ['__proto__', `{"__proto__":{"savedAtMs":${savedAtMs},"places":[]}}`],
    ['too much', JSON.stringify({ savedAtMs, places: [germany], more: 'x'.repeat(1_000_000) })],
  ])('are reloaded if the cache contains %s [FAULTS-28]', async (_what, text) => {
    const { world, places } = open({ [COUNTRIES_KEY]: text });
    expect(await places.countries()).toEqual([germany, ireland]);
    expect(world.loads).toEqual(['countries']);
  });

  it.each<[string, unknown]>([
    ['of another country', { US: { savedAtMs, places: [{ ...ohio, countryId: 'CA' }] } }],
    ['with an invalid id', { US: { savedAtMs, places: [{ ...ohio, regionId: '47' }] } }],
    ['given as text', { US: 'Ohio' }],
    ['in a nested list', [{ savedAtMs, places: [ohio] }]],
  ])('contain no regions %s [FAULTS-28]', async (_what, kept) => {
    const { world, places } = open({ [REGIONS_KEY]: JSON.stringify(kept) });
    expect(await places.regions('US')).toEqual([ohio]);
    expect(world.loads).toEqual(['US']);
  });

  it('contain no country called constructor or __proto__', async () => {
    const { places } = open({ [REGIONS_KEY]: '{"__proto__":{"savedAtMs":0,"places":[]},"constructor":1}' });
    expect(await places.regions('constructor')).toEqual([]);
    expect(({} as { places?: unknown }).places).toBeUndefined();
  });
});
