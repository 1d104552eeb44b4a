import { existsSync } from 'node:fs';
import { type ContentBlock, giftTiersOf, isInTier } from '@ironcart/core/content';
import { money } from '@ironcart/core/money';
import { defaultSites } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import content from '../../../../../packages/seed/brand/ironcart.content.json' with { type: 'json' };
import { readDemoData } from '../../testing/demo-catalogue.ts';

const { pages, products, categories, prices, forms } = await readDemoData();
const paths = new Set([
  '/account/about-me',
  '/account/custom-quoting',
  '/account/reviews',
  '/zeus-builder',
  ...products.filter(({ visibility }) => visibility === 4).map(({ urlKey }) => `/${urlKey}`),
  ...categories.map(({ urlKey }) => `/${urlKey}`),
  ...pages.map(({ url }) => url),
]);
const visibleIds = new Set(products.filter(({ visibility }) => visibility === 4).map(({ productId }) => productId));

/** The blocks documented in packages/react-ui/src/blocks/README.md, with their required props. */
const REQUIRED_PROPS: Readonly<Record<string, readonly string[]>> = {
  Hero: ['title'],
  Heading: ['text'],
  RichText: ['html'],
  Picture: ['picture'],
  ProductRow: ['productIds'],
  CategoryTiles: ['tiles'],
  Columns: [],
  Banner: ['title'],
  SpecStrip: ['items'],
  Faq: ['items'],
  Block: [],
  Carousel: ['label'],
  Tabs: ['label', 'tabs'],
  Gallery: ['pictures'],
  Rows: [],
  ProductTabs: ['title', 'tabs'],
  PriceTiers: ['title', 'productIds'],
  Recommendations: [],
  Button: ['label'],
  GearSpecs: [],
  Leaderboards: ['boards'],
  EventSchedules: ['days'],
  Athletes: ['athletes'],
  Form: ['formHash', 'fields'],
};

const allBlocks = (blocks: readonly ContentBlock[]): readonly ContentBlock[] =>
  blocks.flatMap((block) => [block, ...allBlocks(Object.values(block.slots ?? {}).flat())]);

const linksIn = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [...value.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'href' ? [String(inner)] : linksIn(inner)));
};

const productIdsIn = (value: unknown): readonly number[] => {
  if (Array.isArray(value)) return value.flatMap(productIdsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'productIds') return inner as readonly number[];
    return key === 'productId' ? [inner as number] : productIdsIn(inner);
  });
};

const mastersIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'master' ? [String(inner)] : mastersIn(inner)));
};

describe('demo content pages', () => {
  it('include a home page and at least three others', () => {
    expect(pages.find(({ url }) => url === '/')?.identifier).toBe('home');
    expect(pages.length).toBeGreaterThanOrEqual(4);
  });

  it.each(pages.map((page) => [page.identifier, page] as const))('%s consists of known blocks', (_, page) => {
    for (const { name, props } of allBlocks(page.blocks)) {
      expect(Object.keys(REQUIRED_PROPS)).toContain(name);
      expect(Object.keys(props)).toEqual(expect.arrayContaining([...(REQUIRED_PROPS[name] ?? [])]));
    }
  });

  it.each(pages.map((page) => [page.identifier, page] as const))('%s opens with its only hero', (_, { blocks }) => {
    expect(blocks[0]?.name).toBe('Hero');
    expect(allBlocks(blocks).filter(({ name }) => name === 'Hero')).toHaveLength(1);
  });

  it('link only to existing URLs', () => {
    const links = pages.flatMap(({ blocks }) => linksIn(blocks));
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((href) => !paths.has(href))).toEqual([]);
  });

  it('show only products with a page', () => {
    const shown = pages.flatMap(({ blocks }) => allBlocks(blocks)).flatMap(({ props }) => productIdsIn(props));
    expect(shown.length).toBeGreaterThan(8);
    for (const id of shown) expect(visibleIds.has(id), `product ${id}`).toBe(true);
  });
});

describe('demo bar comparison', () => {
  it('links to products of the catalogue [S2-compare-01]', () => {
    expect(content.comparisons.bars.rows.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
  });
});

describe('demo top links of categories', () => {
  const links = content.topLinks.flatMap((set) => [...set.links]);

  it('link to existing categories, products and pages, with existing pictures [S2-toplinks-01]', () => {
    const ids = content.topLinks.flatMap(({ categoryIds }) => [...categoryIds]);
    const known = new Set(categories.map(({ categoryId }) => categoryId));
    const named = links.filter((link) => typeof link === 'number');
    expect([...ids, ...named].filter((id) => !known.has(id))).toEqual([]);
    const others = links.filter((link) => typeof link !== 'number');
    expect(others.filter(({ href }) => !paths.has(href.split('?')[0] ?? '') && !href.startsWith('/search?q='))).toEqual(
      [],
    );
    const folder = new URL('../../../../../packages/seed/pictures/masters/', import.meta.url);
    expect(others.filter(({ picture }) => !existsSync(new URL(`${picture}.webp`, folder)))).toEqual([]);
  });

  it('of the gift guide have a gift in every tier of every site [S2-toplinks-11]', () => {
    const guide = pages.find(({ identifier }) => identifier === 'gift-guide');
    const gifts = guide?.blocks.find(({ name }) => name === 'PriceTiers')?.props.productIds as readonly number[];
    for (const site of defaultSites.all) {
      const { code, currency, showsTaxExclusivePrice } = site;
      const skus = new Set(products.filter(({ productId }) => gifts.includes(productId)).map(({ sku }) => sku));
      const amounts = prices
        .filter((row) => skus.has(row.sku) && row.currency === currency)
        .map(({ price, specialPrice }) => Math.round(Number(specialPrice ?? price) * 100))
        .map((amount) => money(showsTaxExclusivePrice ? Math.round(amount * 1.2) : amount));
      const inTier = giftTiersOf(site).map((tier) => amounts.filter((amount) => isInTier(amount, tier)).length);
      expect(Math.min(...inTier), `${code}: ${inTier}`).toBeGreaterThan(0);
    }
  });
});

describe('demo store pages', () => {
  it('include every landing category [S2-dynamic-09]', () => {
    for (const { page: identifier } of content.landingPages) {
      expect(pages.find((page) => page.identifier === identifier)?.url).toBe(`/${identifier}`);
    }
  });

  it('show existing pictures, and contain forms that the store accepts', () => {
    const blocks = pages.flatMap((page) => allBlocks(page.blocks));
    const masters = [...new Set(blocks.flatMap(({ props }) => mastersIn(props)))];
    const folder = new URL('../../../../../packages/seed/pictures/masters/', import.meta.url);
    expect(masters.filter((master) => !existsSync(new URL(`${master}.webp`, folder)))).toEqual([]);
    const sent = blocks.filter(({ name }) => name === 'Form').map(({ props }) => props);
    expect(sent.length).toBeGreaterThan(1);
    for (const { formHash, fields } of sent) {
      const form = forms.find((candidate) => candidate.formHash === formHash);
      const names = (fields as readonly { readonly name: string }[]).map(({ name }) => name);
      expect(form?.fields.toSorted()).toEqual(names.toSorted());
    }
  });
});
