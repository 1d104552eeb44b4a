import { describe, expect, it } from 'vitest';
import { pricesOf } from './builders/price-list.ts';
import { seedData } from './index.ts';

const { products } = seedData;
const CURRENCIES = ['USD', 'CAD', 'AUD', 'EUR', 'GBP'] as const;
const AMOUNT = /^\d+\.\d{2}$/;

describe('prices', () => {
  it('are decimal text with two decimals, above zero, in every currency', () => {
    for (const { name, prices } of products) {
      for (const currency of CURRENCIES) {
        expect(prices[currency].price, name).toMatch(AMOUNT);
        expect(Number(prices[currency].price), `${name} in ${currency}`).toBeGreaterThan(0);
      }
    }
  });

  it('go down in a sale, in every currency', () => {
    const onSale = products.filter(({ prices }) => prices.USD.specialPrice !== undefined);
    expect(onSale.length).toBeGreaterThan(5);
    for (const { name, prices } of onSale) {
      for (const currency of CURRENCIES) {
        const { price, specialPrice = '' } = prices[currency];
        expect(specialPrice).toMatch(AMOUNT);
        expect(Number(specialPrice), `${name} in ${currency}`).toBeLessThan(Number(price));
      }
    }
  });

  it('abroad are those that a shop would print', () => {
    expect(pricesOf(345)).toEqual({
      USD: { price: '345.00' },
      CAD: { price: '476.00' },
      AUD: { price: '545.00' },
      EUR: { price: '338.00' },
      GBP: { price: '286.00' },
    });
    expect(pricesOf(12, 10)).toEqual({
      USD: { price: '12.00', specialPrice: '10.00' },
      CAD: { price: '16.50', specialPrice: '13.95' },
      AUD: { price: '18.95', specialPrice: '15.95' },
      EUR: { price: '11.95', specialPrice: '9.95' },
      GBP: { price: '9.95', specialPrice: '8.50' },
    });
  });
});

describe('promos', () => {
  const promoted = products.filter(({ attributes }) => attributes.rogue_promo_enabled === true);
  const visible = promoted.filter(({ visibility }) => visibility === 4);

  it('run on about a dozen pages, one of them upcoming and one expired', () => {
    const from = visible.map(({ attributes }) => String(attributes.rogue_promo_from_date));
    const to = visible.map(({ attributes }) => String(attributes.rogue_promo_to_date));
    expect(visible.length).toBeGreaterThanOrEqual(10);
    expect(from.filter((date) => date > '2029')).toHaveLength(1);
    expect(to.filter((date) => date < '2026-11')).toHaveLength(1);
  });

  it('take something off the list price, in every currency', () => {
    for (const { name, attributes, prices } of promoted) {
      for (const currency of CURRENCIES) {
        const attribute = currency === 'USD' ? 'rogue_promo_price' : `rogue_promo_price_${currency}`;
        expect(attributes[attribute], name).toMatch(AMOUNT);
        expect(Number(attributes[attribute]), `${name} in ${currency}`).toBeLessThan(Number(prices[currency].price));
      }
    }
  });

  it('state dates that can be read, and a quantity where it counts', () => {
    for (const { attributes } of promoted) {
      expect(Number.isNaN(Date.parse(String(attributes.rogue_promo_from_date)))).toBe(false);
      expect(Number.isNaN(Date.parse(String(attributes.rogue_promo_to_date)))).toBe(false);
      if (attributes.rogue_promo_qty_enable) expect(attributes.rogue_promo_qty).toBeGreaterThan(0);
    }
  });

  it('stand among the hot deals unless they are over', () => {
    const hotDeals = seedData.categories.find(({ urlKey }) => urlKey === 'hot-deals')?.categoryId ?? 0;
    for (const { attributes, categoryIds } of visible) {
      expect(categoryIds.includes(hotDeals)).toBe(String(attributes.rogue_promo_to_date) > '2026-11');
    }
  });
});

describe('weight tiers', () => {
  const tiered = products.filter(({ hundoPricing }) => hundoPricing !== undefined);

  it('rise with the weight, in every currency', () => {
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
