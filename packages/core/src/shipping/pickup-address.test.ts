import { describe, expect, it } from 'vitest';
import { defaultSites } from '../site/specified-sites.ts';
import { pickupAddressLines } from './pickup-address.ts';

describe('the pickup address', () => {
  it('is that of the USA site, and there is no other [S4-pickup-02]', () => {
    expect(
      defaultSites.all.flatMap(({ code, pickup }) => (pickup ? [[code, pickupAddressLines(pickup)]] : [])),
    ).toEqual([['USA', ['1200 Foundry Row', 'Dayton, OH 45402']]]);
  });

  it('is written in lines: each of the street, then the city with region and postal code', () => {
    const address = {
      street: ['Unit 4', '7 Mill Lane'],
      city: 'Akron',
      region: 'OH',
      postcode: '44301',
      countryId: 'US',
    };
    expect(pickupAddressLines(address)).toEqual(['Unit 4', '7 Mill Lane', 'Akron, OH 44301']);
  });
});
