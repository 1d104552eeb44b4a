import { describe, expect, it } from 'vitest';
import type { StoreProduct } from '../../catalogue-import/store-folder/store-product.ts';
import { readDemoData } from '../../testing/demo-catalogue.ts';

const { products, categories, prices, stock, events } = await readDemoData();
const visible = products.filter(({ visibility }) => visibility === 4);
const byId = new Map(products.map((product) => [product.productId, product]));
const categoryIds = new Set(categories.map(({ categoryId }) => categoryId));
const stockOf = new Map(stock.map((row) => [row.sku, row]));
const usdOf = new Map(
  prices.filter(({ currency }) => currency === 'USD').map(({ sku, price }) => [sku, Number(price)]),
);
const ofType = (type: StoreProduct['type']) => products.filter((product) => product.type === type);

const expectUnique = (values: readonly (string | number)[]) => {
  const seen = new Set<string | number>();
  const repeated = values.filter((value) => seen.size === seen.add(value).size);
  expect(repeated).toEqual([]);
};

describe('demo catalogue', () => {
  it('has at least 300 products, 170 of them with a page', () => {
    expect(products.length).toBeGreaterThanOrEqual(300);
    expect(visible.length).toBeGreaterThanOrEqual(170);
  });

  it.each(['simple', 'configurable', 'bundle', 'grouped', 'giftcard', 'virtual'] as const)(
    'has a visible %s product',
    (type) => {
      expect(ofType(type).some(({ visibility }) => visibility === 4)).toBe(true);
    },
  );

  it('identifies each product uniquely by id, SKU and URL', () => {
    expectUnique(products.map(({ productId }) => productId));
    expectUnique(products.map(({ sku }) => sku));
    expectUnique(products.map(({ urlKey }) => urlKey));
  });

  it('has no two pages with the same name or text', () => {
    expectUnique(visible.map(({ name }) => name));
    expectUnique(visible.map(({ description }) => description));
    expectUnique(visible.map(({ shortDescription, name }) => `${shortDescription} ${name}`));
  });

  it.each(visible.map((product) => [product.name, product] as const))('describes %s fully', (_, product) => {
    expect(product.description).toMatch(/^<p>.+<\/(p|ul)>$/s);
    expect(product.description.length).toBeGreaterThan(80);
    expect(product.shortDescription.length).toBeGreaterThan(10);
    expect(product.urlKey).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(product.pictures.length).toBeGreaterThan(0);
    expect(product.categoryIds.length).toBeGreaterThan(0);
    if (product.type !== 'giftcard') expect(product.gearSpecs.length).toBeGreaterThan(1);
  });

  it('hides only products linked by a parent', () => {
    const reachable = new Set(products.flatMap(({ childrenIds }) => childrenIds));
    const lost = products.filter(({ visibility, productId }) => visibility === 1 && !reachable.has(productId));
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  it('has a weight in pounds for every shipped product', () => {
    for (const { type, weight, name } of products) {
      if (type === 'virtual' || type === 'giftcard') continue;
      expect(weight, name).toBeGreaterThan(0);
      expect(weight, name).toBeLessThan(1000);
    }
  });

  it('has products in stock, last units, sold-out ones with notices, and backorders', () => {
    expect(stock).toHaveLength(products.length);
    const stocks = visible.flatMap(({ sku }) => stockOf.get(sku) ?? []);
    expect(stocks.filter(({ qoh }) => qoh > 20).length).toBeGreaterThan(80);
    expect(stocks.filter(({ qoh }) => qoh > 0 && qoh < 10).length).toBeGreaterThan(5);
    expect(stocks.filter(({ qoh, backorder, bin }) => qoh === 0 && !backorder && bin).length).toBeGreaterThan(2);
    expect(stocks.filter(({ backorder, leadTime }) => backorder && leadTime !== null).length).toBeGreaterThan(2);
  });
});

describe('demo event tickets', () => {
  it('are sold for every division of every event, one per order', () => {
    const sold = products.filter(({ attributes }) => attributes.event_division_id !== undefined);
    const divisions = events.flatMap((event) => event.divisions.map(({ divisionId }) => String(divisionId)));
    expect(sold.map(({ attributes }) => attributes.event_division_id)).toEqual(divisions);
    for (const { type, sku } of sold) expect([type, stockOf.get(sku)?.max]).toEqual(['virtual', 1]);
  });
});

describe('demo bundles', () => {
  it.each(ofType('bundle').map((product) => [product.name, product] as const))(
    '%s offers known products, with one default in each required option',
    (_, { bundleOptions = [] }) => {
      expect(bundleOptions.some(({ isRequired }) => isRequired)).toBe(true);
      expectUnique(bundleOptions.map(({ id }) => id));
      for (const option of bundleOptions) {
        expectUnique(option.values.map(({ productId }) => productId));
        expect(option.values.filter(({ isDefault }) => isDefault)).toHaveLength(option.isRequired ? 1 : 0);
        for (const { productId } of option.values) expect(byId.get(productId)?.type).toBe('simple');
      }
    },
  );

  it('include one with a free product, and one with a percentage discount', () => {
    const options = products.flatMap(({ bundleOptions = [] }) => bundleOptions);
    expect(options.some(({ includedProductId }) => includedProductId !== null)).toBe(true);
    expect(options.some(({ values }) => values.some(({ priceType }) => priceType === 'percent'))).toBe(true);
  });

  it('cost less than their parts, with each default choice once', () => {
    for (const { name, sku, bundleOptions = [] } of ofType('bundle')) {
      const parts = bundleOptions
        .flatMap(({ values }) => values.filter(({ isDefault }) => isDefault))
        .reduce((sum, value) => sum + (usdOf.get(byId.get(value.productId)?.sku ?? '') ?? 0) * value.defaultQty, 0);
      expect(usdOf.get(sku), name).toBeLessThan(parts);
    }
  });
});

describe('demo grouped products', () => {
  it('contain simple products only', () => {
    for (const { childrenIds } of ofType('grouped')) {
      expect(childrenIds.length).toBeGreaterThan(2);
      for (const id of childrenIds) expect(byId.get(id)?.type).toBe('simple');
    }
  });
});

describe('demo gift cards', () => {
  it('are available by e-mail and by post, with different amounts', () => {
    expect(new Set(ofType('giftcard').map(({ giftcardData }) => giftcardData?.type))).toEqual(
      new Set(['virtual', 'physical']),
    );
    for (const { giftcardData } of ofType('giftcard')) {
      expect(giftcardData?.amounts.length).toBeGreaterThan(0);
      expect(giftcardData?.isOpenAmountAllowed).toBe(giftcardData?.openAmountMin !== null);
    }
  });
});

describe('demo training programs', () => {
  it('include a monthly subscription, a yearly one and a trial', () => {
    const intervals = ofType('virtual').map(({ attributes }) => attributes.subscription_interval);
    expect(intervals).toContain('month');
    expect(intervals).toContain('year');
    expect(ofType('virtual').some(({ attributes }) => attributes.is_trial === true)).toBe(true);
  });
});

describe('demo categories', () => {
  it('form a tree with eight entries in the menu', () => {
    expect(categories.filter(({ parentId, inMenu }) => parentId === null && inMenu)).toHaveLength(8);
    expect(categories.length).toBeGreaterThanOrEqual(35);
  });

  it('use content pages for the landing categories', () => {
    for (const landing of [4691, 6043, 6069, 6071, 6075]) expect(categoryIds.has(landing)).toBe(false);
  });

  it('contain at least one visible product each, and a parent contains all products of its children', () => {
    for (const { categoryId, parentId, name } of categories) {
      const own = visible.filter((product) => product.categoryIds.includes(categoryId));
      expect(own.length, name).toBeGreaterThan(0);
      if (parentId !== null) expect(own.every((product) => product.categoryIds.includes(parentId))).toBe(true);
    }
  });

  it('include one that needs a second page of 80 products', () => {
    const sizes = categories.map(
      ({ categoryId }) => visible.filter((product) => product.categoryIds.includes(categoryId)).length,
    );
    expect(Math.max(...sizes)).toBeGreaterThan(80);
  });
});
