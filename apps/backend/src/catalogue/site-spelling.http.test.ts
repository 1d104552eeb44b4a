import { siteByCode } from '@ironcart/core/site';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DemoCatalogue, openDemoCatalogue } from '../testing/demo-catalogue.ts';
import { createCatalogue } from './catalogue.ts';

let demo: DemoCatalogue;
beforeAll(async () => {
  demo = await openDemoCatalogue();
});
afterAll(() => demo.close());

const british = /\b(\w*colour\w*|centred?s?|\w*litres?|\w*metres?|mould\w*|fibre\w*|tyres?|neighbours?|aluminium)\b/i;

/** A date as British English writes it. */
const dayFirst = /\b\d{1,2} (January|February|March|April|May|June|July|August|September|October|November|December)\b/;

const textsOn = async (code: 'USA' | 'GBR'): Promise<readonly string[]> => {
  const rows = await demo.db.selectFrom('products').select('product_id').where('visibility', '=', 4).execute();
  const products = await createCatalogue(demo.db).products(
    rows.map(({ product_id }) => product_id),
    siteByCode(code),
  );
  return [...products.values()].flatMap(({ name, shortDescription, description, gearSpecs, attributes }) => [
    name,
    shortDescription,
    description.replaceAll(/<[^>]*>/g, ' '),
    ...gearSpecs.flatMap(({ label, value }) => [label, value]),
    String(attributes.box_contents ?? ''),
  ]);
};

it('site spelling is American English for all demo products, on the American site only', async () => {
  const isBritish = (text: string) => british.test(text) || dayFirst.test(text);
  expect((await textsOn('USA')).filter(isBritish)).toEqual([]);
  const written = await textsOn('GBR');
  expect(written.filter((text) => british.test(text)).length).toBeGreaterThan(20);
  expect(written.filter((text) => dayFirst.test(text)).length).toBeGreaterThan(0);
});
