import { pictureLayersOf } from '@ironcart/core/product-look';
import { describe, expect, it } from 'vitest';
import planned from '../../../../../packages/seed/pictures/masters.json' with { type: 'json' };
import { readDemoData } from '../../testing/demo-catalogue.ts';

const { products, categories, pages } = await readDemoData();
const masters = new Set(planned.map(({ name }) => name));

/** Every `master` named in a page's blocks, at any depth. */
const mastersIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(mastersIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'master' ? [String(inner)] : mastersIn(inner)));
};

const isCloseUpOfBar = ({ master }: { readonly master: string }) => /^barbell-.*-detail$/.test(master);

const unknownAmong = (names: readonly string[]) => names.filter((name) => !masters.has(name));

describe('demo pictures', () => {
  it('have at least 1,800 pixels in each direction', () => {
    expect(planned.filter(({ width, height }) => Math.min(width, height) < 1_800).map(({ name }) => name)).toEqual([]);
  });

  it('exist for all products', () => {
    expect(unknownAmong(products.flatMap(({ pictures }) => pictures.map(({ master }) => master)))).toEqual([]);
  });

  it('exist for all categories', () => {
    expect(unknownAmong(categories.flatMap(({ pictureMaster }) => pictureMaster ?? []))).toEqual([]);
  });

  it('exist for all pages', () => {
    const names = pages.flatMap((page) => mastersIn(page.blocks));
    expect(names.length).toBeGreaterThan(5);
    expect(unknownAmong(names)).toEqual([]);
  });

  it('show a variant in its own colour', () => {
    const wrong = products.filter(({ visibility, attributes, pictures }) => {
      const colours = ['red', 'blue', 'white', 'navy', 'olive', 'grey'];
      const shown = colours.find((colour) => /-(\w+)(-detail)?$/.exec(pictures[0]?.master ?? '')?.[1] === colour);
      return visibility === 1 && shown !== undefined && attributes.color !== undefined && attributes.color !== shown;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('of a configurable show every available colour', () => {
    for (const { name, type, axes = [], pictures } of products) {
      const colours = axes.find(({ attribute }) => attribute === 'color')?.values ?? [];
      if (type !== 'configurable') continue;
      for (const { value } of colours) {
        expect(
          pictures.some(({ master }) => master.includes(`-${value}`)),
          `${name} in ${value}`,
        ).toBe(true);
      }
    }
  });

  it('of layered racks exist for every selectable part', () => {
    const racks = products.filter(({ attributes }) => attributes.picture_layers !== undefined);
    expect(racks.map(({ sku }) => sku)).toEqual(['HLD-R4', 'HLD-R6']);
    for (const { name, attributes, bundleOptions = [] } of racks) {
      const layers = pictureLayersOf(attributes);
      const parts = bundleOptions.flatMap(({ values }) => values.map(({ productId }) => productId));
      const skus = products.filter(({ productId }) => parts.includes(productId)).map(({ sku }) => sku);
      expect(layers.map(({ sku }) => sku).toSorted(), name).toEqual(skus.toSorted());
      expect(unknownAmong(layers.map(({ master }) => master)), name).toEqual([]);
    }
  });

  it('of a straight bar show its own knurl and sleeve first, then the whole bar', () => {
    const bars = products.filter(
      ({ pictures, visibility, type }) => visibility !== 1 && type !== 'bundle' && pictures.some(isCloseUpOfBar),
    );
    expect(bars.length).toBeGreaterThan(10);
    const [firsts, seconds] = [0, 1].map((at) => bars.map(({ pictures }) => pictures[at]?.master));
    expect(firsts?.filter((master) => !master?.endsWith('-detail'))).toEqual([]);
    expect(seconds).toEqual(firsts?.map((master) => master?.replace('-detail', '')));
    expect(new Set(firsts).size).toBe(bars.length);
  });

  it('are the main picture of one product only', () => {
    // A variant shares the picture of its colour with its sizes and its product; other parts of a set are goods of their own.
    const configurable = products.filter(({ type }) => type === 'configurable');
    const isVariant = (sku: string) => configurable.some((product) => sku.startsWith(`${product.sku}-`));
    const parts = new Set(
      products.flatMap(({ bundleOptions = [] }) =>
        bundleOptions.flatMap(({ values }) => values.map(({ productId }) => productId)),
      ),
    );
    const offered = products.filter(
      ({ visibility, productId, sku }) => visibility !== 1 || (parts.has(productId) && !isVariant(sku)),
    );
    const mains = offered.map(({ pictures }) => pictures[0]?.master);
    const sharing = offered.filter((_, index) => mains.indexOf(mains[index]) !== mains.lastIndexOf(mains[index]));
    expect(sharing.map(({ name }) => name)).toEqual([]);
  });

  it('in section headers and their tiles differ from those of the cards below', () => {
    for (const { categoryId, name } of categories) {
      const tiles = categories
        .filter(({ parentId }) => parentId === categoryId)
        .flatMap((tile) => tile.pictureMaster ?? []);
      const cards = products.filter(
        ({ visibility, categoryIds }) => visibility !== 1 && categoryIds.includes(categoryId),
      );
      const mains = new Set(cards.map(({ pictures }) => pictures[0]?.master));
      const isOfDeals = name === 'Deals';
      expect(isOfDeals ? [] : tiles.filter((tile) => mains.has(tile)), name).toEqual([]);
    }
  });

  it('of bars, bumper plates, kettlebells and racks show at least three sides', () => {
    const best = products.filter(
      ({ visibility, brand, name }) =>
        visibility !== 1 && brand === 'Halden' && /Bar \d+ kg|Power Bar|Bumper Plate \d|Kettlebell \d|Rack$/.test(name),
    );
    expect(best.length).toBeGreaterThan(30);
    expect(best.filter(({ pictures }) => pictures.length < 3).map(({ name }) => name)).toEqual([]);
  });

  it("of another brand's clothes do not show Halden's name, and show each colour from two sides", () => {
    const clothes = products.filter(({ brand }) => brand === 'Grosvik Apparel');
    expect(clothes.length).toBeGreaterThan(5);
    const alts = new Map(planned.map(({ name, alt }) => [name, alt]));
    const shown = clothes.flatMap(({ pictures }) => pictures.map(({ master }) => master));
    expect(shown.filter((master) => alts.get(master)?.includes('HALDEN'))).toEqual([]);
    const garments = clothes.filter(({ visibility, name }) => visibility === 1 && !/Beanie|Cap/.test(name));
    expect(garments.filter(({ pictures }) => pictures.length < 2).map(({ name }) => name)).toEqual([]);
  });

  it('have alternative text', () => {
    for (const { pictures } of products) for (const { label } of pictures) expect(label).not.toBe('');
  });
});
