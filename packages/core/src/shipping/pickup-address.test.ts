import { describe, expect, it } from 'vitest';
import { defaultSites } from '../site/specified-sites.ts';
import { pickupAddressLines } from './pickup-address.ts';

describe('pickup address', () => {
  it('exists only for the USA site [S4-pickup-02]', () => {
    expect(
      defaultSites.all.flatMap(({ code, pickup }) => (pickup ? [[code, pickupAddressLines(pickup)]] : [])),
    ).toEqual([['USA', ['1200 Foundry Row', 'Dayton OH 45402']]]);
  });

  it('is formatted in lines: street, then city with region and postal code', () => {
    const address = {
      street: ['Unit 4', '7 Mill Lane'],
      city: 'Akron',
      region: 'OH',
      postcode: '44301',
      countryId: 'US',
    };
    expect(pickupAddressLines(address)).toEqual(['Unit 4', '7 Mill Lane', 'Akron OH 44301']);
  });

  it('follows the line order of its country', () => {
    const address = { street: ['Torstraße 12'], city: 'Berlin', region: '', postcode: '10119', countryId: 'DE' };
    expect(pickupAddressLines(address)).toEqual(['Torstraße 12', '10119 Berlin']);
  });
});
