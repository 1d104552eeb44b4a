import type { Region } from '@ironcart/core';
import { describe, expect, it } from 'vitest';
import { dataHeader } from '../../data/data-protocol.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

/** The countries whose subdivisions a checkout begins with, and how often a list of them was asked for. */
const regionsOf = async (path: string) => {
  const { get, post, calls } = await openStorefront();
  await post('/cart', { intent: 'add', productId: '1' });
  const response = await get(path, { ...withSession, [dataHeader]: 'checkout' });
  const { regions } = (await response.json()) as { readonly regions: readonly Region[] };
  return {
    countries: regions.map(({ countryId }) => countryId),
    asked: calls.filter((call) => call.path === '/svc_ssr/regions').length,
  };
};

describe('checkout begins with the regions', () => {
  it('of the countries that the site ships to, and asks for no others [S5-address-09]', async () => {
    expect(await regionsOf('/checkout?_data=checkout')).toEqual({ countries: ['US'], asked: 1 });
    expect(await regionsOf('/eu/checkout?_data=checkout')).toEqual({ countries: ['ES', 'IT'], asked: 2 });
  });

  it('of another country, once it is chosen to be billed in [S5-address-09]', async () => {
    expect((await regionsOf('/checkout?country=CA&_data=checkout')).countries).toEqual(['US', 'CA']);
    expect((await regionsOf('/checkout?country=DE&_data=checkout')).countries).toEqual(['US']);
  });
});
