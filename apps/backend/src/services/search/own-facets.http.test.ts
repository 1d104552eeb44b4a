import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { fixtureIds as ids } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { search, ssr } = contract;

type Filter = Readonly<Record<string, { readonly value: readonly string[] }>>;

const ask = async (filter: Filter = {}, siteCode: 'USA' | 'EUR' = 'USA', data: object = {}) => {
  const shopper = store.shopper(siteCode);
  const { token } = await shopper.call(ssr.getSearchToken, { params: { code: siteCode } });
  const { content, facet = [] } = await shopper.call(search.query, {
    headers: { Authorization: `Bearer ${token}` },
    body: {
      data: {
        n_item: 80,
        page_number: 1,
        content: { product: {} },
        widget: { rfkid: 'rfkid_10' },
        facet: { all: true },
        filter: { category_ids: { value: ['21'] }, ...filter },
        ...data,
      },
    },
  });
  return {
    names: content.product.value.map(({ name }) => name),
    hits: content.product.value,
    facet: (key: string) => facet.find((each) => each.key === key),
    keys: facet.map(({ key }) => key),
  };
};

const textsOf = (facet: { value: { text: string; count: number }[] } | undefined) =>
  facet?.value.map(({ text, count }) => [text, count]);

/** Replaces a product's specifications. */
const say = (productId: number, gearSpecs: Readonly<Record<string, string>>, coating?: string) => {
  const specs = Object.entries(gearSpecs).map(([label, value]) => ({ label, value }));
  return store.db
    .updateTable('products')
    .set({
      details: sql`details || ${JSON.stringify({ gearSpecs: specs })}::jsonb`,
      attributes: sql`(attributes - 'coating') || ${JSON.stringify(coating === undefined ? {} : { coating })}::jsonb`,
    })
    .where('product_id', '=', productId)
    .execute();
};

const facets = [
  { key: 'weight', name: 'Weight', kind: 'weight', facts: ['Weight'], on_cards: true },
  { key: 'diameter', name: 'Diameter', kind: 'millimetres', facts: ['Shaft diameter', 'Diameter'], on_cards: true },
  { key: 'length', name: 'Length', kind: 'length', facts: ['Length'], on_cards: false },
  { key: 'strength', name: 'Strength', kind: 'number', unit: 'psi', facts: ['Strength'], on_cards: true },
  { key: 'coating', name: 'Coating', kind: 'choice', facts: ['coating'], on_cards: true },
] as const;

beforeAll(async () => {
  await store.db
    .insertInto('search_facets')
    .values(facets.map((facet, position) => ({ unit: '', ...facet, facts: [...facet.facts], position })))
    .execute();
  const bar = { Weight: '20 kg', 'Shaft diameter': '28.5 mm, knurled', Length: '2,200 mm', Strength: '190,000 psi' };
  await say(ids.bar, bar, 'Chrome');
  await say(ids.lastUnit, { Weight: '45 lb ±1%', Diameter: '25 mm', Length: '2.01 m' }, 'Zinc');
  await say(ids.otherLastUnit, { Weight: '15 kg', Diameter: '29 mm', Length: '7 ft' }, 'Chrome');
  await say(ids.rack, { Weight: '134 kg', Diameter: '29 mm', Length: '100 in' }, 'Chrome');
  await say(ids.strap, { Weight: '5, 10, 15 kg', Diameter: 'about as thick as a thumb' });
});

describe('numeric facets', () => {
  it('use the units of the site, and are counted and filtered as shown', async () => {
    const american = await ask();
    expect(american.facet('weight')).toMatchObject({ range: { unit: 'lb', least: 33.1, most: 295.4 } });
    expect(textsOf(american.facet('weight'))).toEqual([
      ['33.1 lb', 1],
      ['44.1 lb', 1],
      ['45 lb', 1],
      ['295.4 lb', 1],
    ]);
    expect(textsOf(american.facet('diameter'))?.at(-1)).toEqual(['29 mm', 2]);
    expect((await ask({ weight: { value: ['44.1..44.1'] } })).names).toEqual(['Test barbell']);
    expect((await ask({ weight: { value: ['44..100'] } })).names).toEqual(['Test barbell', 'Last bench']);
    const european = await ask({}, 'EUR');
    expect(european.facet('weight')).toMatchObject({ range: { unit: 'kg', least: 15, most: 134 } });
    expect((await ask({ weight: { value: ['..15', '20.4..21'] } }, 'EUR')).names).toEqual(['Last bench', 'Last box']);
    expect(american.facet('length')?.range).toEqual({ unit: 'in', least: 79.1, most: 100 });
    expect(european.facet('length')?.range).toEqual({ unit: 'mm', least: 2_010, most: 2_540 });
    expect(american.facet('diameter')?.range).toEqual({ unit: 'mm', least: 25, most: 29 });
  });

  it('find nothing for an invalid range, and ignore unknown facet names', async () => {
    expect((await ask({ weight: { value: ['heavy'] } })).names).toEqual([]);
    expect((await ask({ utm_source: { value: ['letter'] } })).names.length).toBeGreaterThan(5);
  });

  it('list up to ten numbers, and use ranges beyond that', async () => {
    const others = [ids.deal, ids.owable, ids.bundle, ids.program, ids.giftCard, ids.strap, ids.plate];
    for (const [index, id] of others.entries()) await say(id, { Weight: `${30 + index} kg` });
    const { facet } = await ask({ weight: { value: ['30..30'] } }, 'EUR');
    expect(facet('weight')).toMatchObject({
      range: { least: 15, most: 134 },
      value: [{ id: '30..30', text: '30 kg' }],
    });
    for (const id of others) await say(id, {});
  });
});

describe('price facet', () => {
  it('has bands in the currency of the site, counted by the displayed price: with VAT in Europe', async () => {
    const american = await ask();
    expect(american.facet('price')?.range).toMatchObject({ unit: 'USD', most: 1_250 });
    expect(textsOf(american.facet('price'))?.at(-1)).toEqual(['$1,000 to $2,500', 1]);
    expect((await ask({ price: { value: ['1000..2499.99'] } })).names).toEqual(['Power rack']);
    const european = await ask({}, 'EUR');
    expect(european.facet('price')?.range).toMatchObject({ unit: 'EUR', most: 1_487.5 });
    expect((await ask({ price: { value: ['1487.50..'] } }, 'EUR')).names).toEqual(['Power rack']);
    expect((await ask({ price: { value: ['1250..1487.49'] } }, 'EUR')).names).toEqual([]);
  });

  it('keeps its counts while a band is selected, and other facets count within the band', async () => {
    const all = await ask();
    const cheap = await ask({ price: { value: ['..24.99'] } });
    expect(textsOf(cheap.facet('price'))).toEqual(textsOf(all.facet('price')));
    expect(cheap.names.length).toBe(Number(textsOf(all.facet('price'))?.[0]?.[1]));
    expect(all.keys).toContain('coating');
    expect(cheap.keys).not.toContain('coating');
  });
});

describe('facets defined by the merchant', () => {
  it("are attribute and specification texts, in the merchant's order, between the built-in facets", async () => {
    const { facet, keys } = await ask();
    expect(textsOf(facet('coating'))).toEqual([
      ['Chrome', 3],
      ['Zinc', 1],
    ]);
    expect((await ask({ coating: { value: ['Zinc'] } })).names).toEqual(['Last bench']);
    const own = keys.filter((key) => facets.some((each) => each.key === key));
    expect(own).toEqual(['weight', 'diameter', 'length', 'coating']);
    expect(keys.indexOf('price')).toBeLessThan(keys.indexOf('weight'));
    expect(keys.indexOf('coating')).toBeLessThan(keys.indexOf('is_salable'));
  });

  it('appear in lists of which a third has them, and while one is selected', async () => {
    expect((await ask()).keys).not.toContain('strength');
    const selected = await ask({ strength: { value: ['..100000'] } });
    expect(selected.names).toEqual([]);
    expect(selected.keys).toContain('strength');
  });

  it('follow a change of a product and of the facet definitions', async () => {
    await say(ids.otherLastUnit, { Weight: '16 kg' });
    expect(textsOf((await ask({}, 'EUR')).facet('weight'))?.[0]).toEqual(['16 kg', 1]);
    await store.db.updateTable('search_facets').set({ name: 'Heft' }).where('key', '=', 'weight').execute();
    expect((await ask()).facet('weight')?.display_name).toBe('Heft');
    await store.db.updateTable('search_facets').set({ name: 'Weight' }).where('key', '=', 'weight').execute();
  });

  it('show at most four facts on a card, in the format of the site', async () => {
    const factsOn = async (site: 'USA' | 'EUR', name: string) =>
      (await ask({}, site)).hits
        .find((hit) => hit.name === name)
        ?.facts?.map(({ label, value }) => `${label} ${value}`);
    expect(await factsOn('USA', 'Test barbell')).toEqual([
      'Weight 44.1 lb',
      'Diameter 28.5 mm',
      'Strength 190,000 psi',
      'Coating Chrome',
    ]);
    expect(await factsOn('EUR', 'Last bench')).toEqual(['Weight 20.4 kg', 'Diameter 25 mm', 'Coating Zinc']);
    expect(await factsOn('USA', 'Lifting strap')).toBeUndefined();
  });

  it('of a product with variants are those of its variants, shown on a card as a range', async () => {
    await say(ids.redPlate, { Weight: '10 kg' });
    await say(ids.bluePlate, { Weight: '25 kg' });
    const plates = { filter: {}, query: { keyphrase: { value: ['bumper'] } } };
    const { hits, facet } = await ask({}, 'EUR', plates);
    expect(hits[0]?.facts).toEqual([{ label: 'Weight', value: '10 kg to 25 kg' }]);
    expect(textsOf(facet('weight'))).toEqual([
      ['10 kg', 1],
      ['25 kg', 1],
    ]);
  });
});
