import { siteByCode } from '@ironcart/core/site';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabaseEngine } from '../../services/search/database-engine.ts';
import { facetsToCount, shownFacetsOf } from '../../services/search/facet.ts';
import { type OwnFacet, readOwnFacets } from '../../services/search/own-facet.reader.ts';
import type { FacetCount, ProductSearch, SearchEngine } from '../../services/search/search-engine.ts';
import { type DemoCatalogue, openDemoCatalogue } from '../../testing/demo-catalogue.ts';
import { anyDemoSearch, demoSearchOf } from '../../testing/demo-searches.ts';
import { openFedEngine } from '../../testing/engine-of-run.ts';
import { type GroongaServer, hasGroonga, startGroonga } from '../../testing/groonga-server.ts';

if (!hasGroonga()) console.log('Groonga is not tested: apt-get install groonga-bin');

const usa = siteByCode('USA');
const inOrder = (counts: readonly FacetCount[]) =>
  counts
    .map(({ key, value, count, least, most }) => `${key} ${value === null ? 'any' : value} ${count} ${least} ${most}`)
    .toSorted();

describe.skipIf(!hasGroonga())('search index in Groonga', () => {
  let demo: DemoCatalogue;
  let server: GroongaServer;
  let own: readonly OwnFacet[];
  let engines: { readonly database: SearchEngine; readonly groonga: SearchEngine };
  beforeAll(async () => {
    server = await startGroonga();
    demo = await openDemoCatalogue();
    own = await readOwnFacets(demo.db);
    engines = { database: createDatabaseEngine(demo.db), groonga: await openFedEngine(demo.db, server.url) };
  }, 120_000);
  afterAll(async () => {
    await demo?.close();
    await server?.stop();
  });

  const findBoth = async (search: ProductSearch) => {
    const terms = { own, weightUnit: usa.weightUnit };
    return { expected: await engines.database.find(search, terms), found: await engines.groonga.find(search, terms) };
  };

  it('returns the same products as PostgreSQL, with the same counts and order', async () => {
    const anySort = fc.constantFrom<ProductSearch['sort']>(
      ...(['price', 'name', 'rating', 'newest'] as const).flatMap((name) =>
        (['asc', 'desc'] as const).map((order) => [{ name, order }]),
      ),
    );
    await fc.assert(
      fc.asyncProperty(anyDemoSearch, anySort, fc.constantFrom(0, 3), async ({ typed, ...given }, sort, offset) => {
        const facets = facetsToCount(shownFacetsOf(own, usa, 'Color'), given.categoryIds);
        const search = await demoSearchOf(demo.db, typed, { ...given, sort, facets, offset, limit: 10 });
        const { expected, found } = await findBoth(search);
        expect(found.total).toBe(expected.total);
        expect(inOrder(found.facets)).toEqual(inOrder(expected.facets));
        // Among equals the relevance decides, which is each engine's own.
        if (typed === undefined) expect(found.ids).toEqual(expected.ids);
      }),
      { numRuns: 150, endOnFailure: true },
    );
  });

  it.each([
    'bar',
    'halden',
    'plate 20',
    'kettlebell 12kg',
    'ketlebell',
    'HLD-KB',
    '45 lb bumper',
    'pull up bar',
    'zzzz',
  ])('returns the same results for %j', async (typed) => {
    const { expected, found } = await findBoth(await demoSearchOf(demo.db, typed, { limit: 500 }));
    expect(found.total).toBe(expected.total);
    expect([...found.ids].toSorted()).toEqual([...expected.ids].toSorted());
    // Many bars, and many products of a brand, are all as good.
    if (/ /.test(typed)) expect(found.ids[0]).toBe(expected.ids[0]);
  });
});
