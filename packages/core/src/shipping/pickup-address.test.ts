import { describe, expect, it } from 'vitest';
import { sites } from '../site/sites.ts';
import { pickupAddressLines, pickupAddressOf } from './pickup-address.ts';

describe('the pickup address', () => {
  it('is that of the USA site, and there is no other [S4-pickup-02]', () => {
    expect(sites.filter(({ code }) => pickupAddressOf(code) !== undefined).map(({ code }) => code)).toEqual(['USA']);
    expect(pickupAddressOf('USA')).toEqual({
      street: ['1200 Foundry Row'],
      city: 'Dayton',
      region: 'OH',
      postcode: '45402',
      countryId: 'US',
    });
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
