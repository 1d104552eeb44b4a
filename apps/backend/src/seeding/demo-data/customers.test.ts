import { countryTable, subdivisionsOf } from '@ironcart/core/address-data';
import { describe, expect, it } from 'vitest';
import { readDemoData } from '../../testing/demo-catalogue.ts';

const { customers, giftCards, groupPrices, pages, pickups, products, categories } = await readDemoData();
const countryOf = new Map(countryTable.map((country) => [country.alpha2, country]));

describe('demo customers', () => {
  it('have valid addresses', () => {
    expect(customers).toHaveLength(4);
    for (const address of customers.flatMap(({ addresses }) => addresses)) {
      const country = countryOf.get(address.countryId);
      expect(address.postcode).toMatch(new RegExp(country?.postcodeRegex ?? '$^'));
      if (!country?.requireRegion) continue;
      expect(subdivisionsOf(address.countryId).some(({ code }) => code === address.region)).toBe(true);
    }
  });

  it('are shoppers, and one gym with its own prices', () => {
    const groupsWithPrices = new Set(groupPrices.map(({ groupId }) => groupId));
    expect(customers.filter(({ groupId }) => groupsWithPrices.has(groupId)).map(({ email }) => email)).toEqual([
      'ines@example.com',
    ]);
  });

  it('have one default shipping and one default billing address', () => {
    for (const { addresses } of customers) {
      expect(addresses.filter(({ isDefaultShipping }) => isDefaultShipping)).toHaveLength(1);
      expect(addresses.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1);
    }
  });
});

describe('demo gift card balances', () => {
  it('exist in dollars, euros and pounds', () => {
    expect(giftCards.map(({ currency }) => currency)).toEqual(expect.arrayContaining(['USD', 'EUR', 'GBP']));
  });
});

describe('demo store URLs', () => {
  it('resolve to one product, category or page each', () => {
    const paths = [
      ...products.map(({ urlKey }) => `/${urlKey}`),
      ...categories.map(({ urlKey }) => `/${urlKey}`),
      ...pages.map(({ url }) => url),
    ];
    expect(new Set(paths).size).toBe(paths.length);
  });
});

describe('demo pickup locations', () => {
  it('are in the United States only', () => {
    expect(pickups.map(({ siteCode }) => siteCode)).toEqual(['USA']);
  });
});
