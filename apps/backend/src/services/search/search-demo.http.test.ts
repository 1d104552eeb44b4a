import { priceStepsOf } from '@ironcart/core/content';
import { siteByCode } from '@ironcart/core/site';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DemoCatalogue, openDemoCatalogue, readDemoData } from '../../testing/demo-catalogue.ts';
import { anyDemoSearch, demoSearchOf } from '../../testing/demo-searches.ts';
import { openEngineOfRun } from '../../testing/engine-of-run.ts';
import { suggestCategories } from './category.reader.ts';
import { facetsToCount, type ShownFacet, shownFacetsOf } from './facet.ts';
import { rangeOfCount } from './facet-to-wire.ts';
import { type OwnFacet, readOwnFacets } from './own-facet.reader.ts';
import { readPhrase } from './phrase.reader.ts';
import type { FacetFilters, ProductSearch, SearchEngine } from './search-engine.ts';

const usa = siteByCode('USA');
let demo: DemoCatalogue;
let shown: readonly ShownFacet[];
let own: readonly OwnFacet[];
let engine: SearchEngine;
beforeAll(async () => {
  demo = await openDemoCatalogue();
  own = await readOwnFacets(demo.db);
  shown = shownFacetsOf(own, usa, 'Color');
  engine = await openEngineOfRun(demo.db);
}, 60_000);
afterAll(() => demo.close());

const { products } = await readDemoData();
const nameOf = new Map(products.map(({ productId, name }) => [productId, name]));

const search = async (typed: string | undefined, changes: Partial<ProductSearch> = {}) => {
  const asked = await demoSearchOf(demo.db, typed, changes);
  const phrase = typed === undefined ? undefined : await readPhrase(demo.db, typed);
  const { ids, total, facets } = await engine.find(asked, { own, weightUnit: usa.weightUnit });
  return { phrase, total, facets, found: ids, names: ids.map((id) => nameOf.get(id) ?? String(id)) };
};

describe('suggested categories in the demo store', () => {
  it.each([
    ['kettle', ['Kettlebells']],
    ['plate', ['Plates', 'Plate sets', 'Bumper plates', 'Iron plates']],
    ['rack', ['Racks & rigs', 'Rack attachments', 'Power racks', 'Half racks & squat stands']],
    ['bum', ['Bumper plates']],
    ['ben', ['Benches', 'Flat benches', 'Adjustable benches']],
    ['tank top', ['T-shirts & tank tops']],
    ['ketlebells', ['Kettlebells']],
    ['air bike', ['Cardio machines']],
    ['zzzz', []],
  ])(
    '%s are %j: matching words or prefixes of category names, otherwise the category of the best product',
    async (typed, expected) => {
      const { phrase, found } = await search(typed, { limit: 3 });
      const categoryIds = found.flatMap((id) => products.find(({ productId }) => productId === id)?.categoryIds ?? []);
      const suggested = await suggestCategories(demo.db, phrase?.normal ?? '', categoryIds, 4);
      expect(suggested.map(({ text }) => text)).toEqual(expected);
    },
  );
});

describe('search in the demo store for', () => {
  it.each([
    ['ketlebell', 'Halden Kettlebell 8 kg'],
    ['12kg', 'Halden Kettlebell 12 kg'],
    ['kb 16 kilo', 'Halden Kettlebell 16 kg'],
    ['bars', 'Halden Ceramic Bar 20 kg'],
    ['barbel', 'Halden Meet Bar 20 kg'],
    ['hodie black m', 'Grosvik Hooded Sweatshirt'],
    ['hoodies', 'Grosvik Hooded Sweatshirt'],
    ['tshirt', 'Grosvik Heavy T-Shirt'],
    ['T-Shirt', 'Grosvik Heavy T-Shirt'],
    ['bnech', 'Halden Flat Bench'],
    ['kettle bell', 'Halden Competition Kettlebell 8 kg'],
    ['powerrack', 'Halden R4 Power Rack'],
    ['squat rack', 'Halden S2 Squat Stand'],
    ['lifitng shoes', 'Halden L1 Lifting Shoe'],
    ['dumbells 10 kg', 'Halden Hex Dumbbell 10 kg'],
    ['bumpers 20', 'Halden Competition Bumper Plate 20 kg'],
    ['jcups', 'Halden Sandwich J-Cups'],
    ['spotter arms', 'Halden Spotter Arms 600 mm'],
    ['jump rope', 'Halden Speed Rope'],
    ['lifting belt', 'Halden Lever Belt 10 mm'],
    ['resistance', 'Halden Loop Band 13 mm'],
    ['abr', 'Halden Ceramic Bar 20 kg'],
    ['rowing machine', 'Halden Air Rower'],
    ['kettleb', 'Halden Kettlebell 8 kg'],
    ['hex bar', 'Halden Trap Bar'],
    ['squatting', 'Halden S2 Squat Stand'],
    ['pull up bar', 'Halden R4 Power Rack'],
    ['Pull-Up Bar', 'Halden R4 Power Rack'],
    ['pullup bar', 'Halden R4 Power Rack'],
    ['chin-up bar', 'Halden R4 Power Rack'],
    ['pull ups', 'Halden R4 Power Rack'],
    ['rack for pull ups', 'Halden R4 Power Rack'],
    ['farmers walk', 'Halden Farmer’s Walk Handles'],
    ['northpin bar', 'Northpin Training Bar 20 kg'],
    ['hld-bar-meet20', 'Halden Meet Bar 20 kg'],
    ['HLD BAR-MEET20', 'Halden Meet Bar 20 kg'],
    ['EU-HLD-BAR-MEET20', 'Halden Meet Bar 20 kg'],
  ])('%s finds among the first three: %s', async (typed, expected) => {
    expect((await search(typed)).names.slice(0, 3)).toContain(expected);
  });

  it.each(['yoga mat', 'mat', 'null', 'NaN'])('%s finds nothing instead of similarly spelled words', async (typed) => {
    expect((await search(typed)).names).toEqual([]);
  });

  it.each([
    ['returns', '/shipping-and-returns'],
    ['Contact us', '/contact'],
    ['order status', '/shippingtracker'],
    ['warranty', '/warranty'],
  ])('%s redirects to the page: %s', async (typed, path) => {
    expect((await readPhrase(demo.db, typed)).redirectUrl).toBe(path);
  });

  it("a variant's SKU finds its parent product", async () => {
    const hoodie = products.find(({ sku }) => sku === 'GRV-HOOD');
    const variant = products.find(({ productId }) => hoodie?.childrenIds?.includes(productId));
    expect((await search(variant?.sku ?? '')).names[0]).toBe('Grosvik Hooded Sweatshirt');
  });

  it("a brand finds the brand's products before those that only mention it", async () => {
    const { names } = await search('northpin');
    expect(names.length).toBeGreaterThan(5);
    expect(names.slice(0, 5).every((name) => name.startsWith('Northpin'))).toBe(true);
  });

  it("an accessory's purpose finds the main product before accessories", async () => {
    const { names } = await search('barbell sleeves');
    expect(names).toContain('Bronze Bushings for Barbell Sleeves');
    expect((await search('barbell')).names.slice(0, 8)).not.toContain('Bronze Bushings for Barbell Sleeves');
  });

  it('words that no single product contains finds products with some of the words', async () => {
    const { names } = await search('kettlebell hoodie');
    expect(names).toEqual(expect.arrayContaining(['Halden Kettlebell 8 kg', 'Grosvik Hooded Sweatshirt']));
  });

  it("a phrase with a word missing in the index finds products with the others, and no barbell for 'pull-up bar'", async () => {
    for (const typed of ['pull up bar', 'pull-up bar', 'pullup bar', 'chin up bar']) {
      const { names } = await search(typed);
      expect(names.length, typed).toBeGreaterThan(1);
      expect(
        names.every((name) => /rack|rig/i.test(name)),
        `${typed}: ${names.join(', ')}`,
      ).toBe(true);
    }
  });

  it('unknown words finds nothing', async () => {
    for (const typed of ['zzzzqq', 'the', '!!!', '’', '北京', "' | '' & ':*", 'a'.repeat(200)]) {
      expect((await search(typed)).names, typed).toEqual([]);
    }
  });

  it('misspelled words shows the correction, and redirects if a page is better', async () => {
    expect((await search('ketlebell 12kg')).phrase?.query?.corrected).toBe('kettlebell 12 kg');
    expect((await search('kettlebell')).phrase?.query?.corrected).toBeUndefined();
    expect((await search('Gift Cards')).phrase?.redirectUrl).toBe('/gift-cards');
    expect((await search('gift')).phrase?.redirectUrl).toBeUndefined();
  });
});

describe('count of a facet value', () => {
  const anySearch = fc.tuple(anyDemoSearch, fc.nat());

  /** The value by which a counted one is selected: numbers are ranges. */
  const selectedBy = (key: string, value: string): string => {
    const facet = shown.find((each) => each.key === key);
    if (facet?.unit === undefined) return value;
    const terms = { filters: {}, categories: new Map(), priceBands: priceStepsOf(usa), site: usa, total: 0 };
    return rangeOfCount({ key, value }, facet.unit, terms).id;
  };

  it("is the number of results when it is selected: in addition to other facets, or instead of its own facet's value [S3-facets-01]", async () => {
    await fc.assert(
      fc.asyncProperty(anySearch, async ([{ typed, ...given }, pick]) => {
        const facets = facetsToCount(shown, given.categoryIds);
        const { facets: counts } = await search(typed, { ...given, facets, limit: 1 });
        const { facets: unfiltered } = await search(typed, { ...given, filters: {}, facets, limit: 1 });
        for (const key of facets) {
          const values = unfiltered.filter((count) => count.key === key && count.value !== null);
          const value = values[pick % Math.max(values.length, 1)]?.value;
          if (value == null) continue;
          const count = counts.find((counted) => counted.key === key && counted.value === value)?.count ?? 0;
          const isCategory = key === 'category_ids';
          const filters: FacetFilters = isCategory
            ? given.filters
            : { ...given.filters, [key]: [selectedBy(key, value)] };
          const categoryIds = isCategory ? [Number(value)] : given.categoryIds;
          const { total, names } = await search(typed, { ...given, filters, categoryIds });
          expect(count, `${key} ${value}`).toBe(total);
          expect(names).toHaveLength(Math.min(total, 80));
        }
      }),
      { numRuns: 25, endOnFailure: true },
    );
  });

  it('covers every value in the results', async () => {
    const { facets } = await search('kettlebell', { facets: facetsToCount(shown, []) });
    const valuesOf = (key: string) => facets.filter((count) => count.key === key).map(({ value }) => value ?? 'any');
    expect(valuesOf('brand')).toEqual(['Halden']);
    expect(valuesOf('rating_summary').toSorted()).toEqual(['1', '2', '3', '4']);
    expect(valuesOf('is_salable').length).toBeGreaterThan(0);
  });
});
