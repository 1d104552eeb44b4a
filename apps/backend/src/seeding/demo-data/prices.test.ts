import { describe, expect, it } from 'vitest';
import { readDemoData } from '../../testing/demo-catalogue.ts';

const { products, categories, prices } = await readDemoData();
const CURRENCIES = ['USD', 'CAD', 'AUD', 'EUR', 'GBP'] as const;
const AMOUNT = /^\d+\.\d{2}$/;

const priceOf = new Map(prices.map(({ sku, currency, price }) => [`${sku} ${currency}`, Number(price)]));

describe('demo prices', () => {
  it('are above zero, in every currency', () => {
    for (const { sku } of products) {
      for (const currency of CURRENCIES) expect(priceOf.get(`${sku} ${currency}`), sku).toBeGreaterThan(0);
    }
  });

  it('are lower in a sale, in every currency', () => {
    const onSale = prices.filter(({ specialPrice }) => specialPrice !== null);
    expect(onSale.length).toBeGreaterThan(5 * CURRENCIES.length);
    for (const { sku, price, specialPrice } of onSale) expect(Number(specialPrice), sku).toBeLessThan(Number(price));
  });
});

/** Days after the demo is seeded. */
const isAfterSeeding = (date: string) => /^P\d+D$/.test(date);

describe('demo promotions', () => {
  const promoted = products.filter(({ attributes }) => attributes.rogue_promo_enabled === true);
  const visible = promoted.filter(({ visibility }) => visibility === 4);

  it('run on about a dozen pages, one of them upcoming and one expired', () => {
    const from = visible.map(({ attributes }) => String(attributes.rogue_promo_from_date));
    const to = visible.map(({ attributes }) => String(attributes.rogue_promo_to_date));
    expect(visible.length).toBeGreaterThanOrEqual(10);
    expect(from.filter(isAfterSeeding)).toHaveLength(1);
    expect(to.filter((date) => date < '2026-11')).toHaveLength(1);
  });

  it('are below the list price, in every currency', () => {
    for (const { name, sku, attributes } of promoted) {
      for (const currency of CURRENCIES) {
        const attribute = currency === 'USD' ? 'rogue_promo_price' : `rogue_promo_price_${currency}`;
        expect(attributes[attribute], name).toMatch(AMOUNT);
        expect(Number(attributes[attribute]), `${name} in ${currency}`).toBeLessThan(
          priceOf.get(`${sku} ${currency}`) ?? 0,
        );
      }
    }
  });

  it('have valid dates, and a quantity if limited', () => {
    for (const { attributes } of promoted) {
      for (const date of [attributes.rogue_promo_from_date, attributes.rogue_promo_to_date].map(String)) {
        expect(isAfterSeeding(date) || !Number.isNaN(Date.parse(date)), date).toBe(true);
      }
      if (attributes.rogue_promo_qty_enable) expect(attributes.rogue_promo_qty).toBeGreaterThan(0);
    }
  });

  it('are listed among the hot deals until they end', () => {
    const hotDeals = categories.find(({ urlKey }) => urlKey === 'hot-deals')?.categoryId ?? 0;
    for (const { attributes, categoryIds } of visible) {
      expect(categoryIds.includes(hotDeals)).toBe(String(attributes.rogue_promo_to_date) > '2026-11');
    }
  });
});

describe('demo weight tiers', () => {
  const tiered = products.filter(({ hundoPricing }) => hundoPricing !== undefined);

  it('increase with the weight, in every currency', () => {
    expect(tiered.length).toBeGreaterThan(10);
    for (const { hundoPricing = [] } of tiered) {
      for (const currency of CURRENCIES) {
        const discounts = hundoPricing.map(({ discountPerLb }) => Number(discountPerLb[currency]));
        expect([...discounts].sort((left, right) => left - right)).toEqual(discounts);
        expect(Math.min(...discounts)).toBeGreaterThan(0);
      }
      const weights = hundoPricing.map(({ ruleWeight }) => ruleWeight);
      expect([...weights].sort((left, right) => left - right)).toEqual(weights);
    }
  });
});
