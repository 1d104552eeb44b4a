import { describe, expect, it } from 'vitest';
import type { Customer } from '../customer/customer.ts';
import { siteByCode } from '../site/specified-sites.ts';
import { flagContextOf } from './flag-context.ts';

const customer: Customer = {
  _id: 'c-1',
  loggedIn: true,
  groupId: 3,
  email: 'gale@shop.example',
  firstname: 'Gale',
  lastname: 'Guest',
  telephone: '6143586190',
  segments: [30, 43, 7],
};
const browser = { kind: 'browser' } as const;
const site = siteByCode('EUR');

describe('flagContextOf', () => {
  it('has the customer, the primary segment and the default shipping address [S3-flagcontext-01]', () => {
    const addresses = [
      { countryId: 'FR', region: '', isDefaultShipping: false },
      { countryId: 'US', region: 'OH', isDefaultShipping: true },
      { countryId: 'ES', region: 'M' },
    ];
    const device = { kind: 'app', platform: 'ios', version: '3.3.0' } as const;
    expect(flagContextOf(customer, { site, device, addresses, shipToCountry: 'IT' })).toEqual({
      loggedIn: true,
      groupId: 3,
      _id: 'c-1',
      email: 'gale@shop.example',
      segments: [30, 43, 7],
      primarySegment: 43,
      address: { country: 'US', state: 'OH' },
      site: 'EUR',
      device,
    });
  });

  it('has the ship-to country without a default address, otherwise the country of the site [S3-flagcontext-01]', () => {
    const addresses = [{ countryId: 'FR', region: 'X' }];
    expect(flagContextOf(customer, { site, device: browser, addresses, shipToCountry: 'IT' }).address).toEqual({
      country: 'IT',
      state: '',
    });
    expect(flagContextOf(customer, { site, device: browser }).address).toEqual({ country: 'DE', state: '' });
  });

  it('has no name, group or segment for a guest [S3-flagcontext-01]', () => {
    expect(flagContextOf(undefined, { site, device: browser })).toEqual({
      loggedIn: false,
      groupId: 0,
      _id: '',
      email: '',
      segments: [],
      primarySegment: undefined,
      address: { country: 'DE', state: '' },
      site: 'EUR',
      device: browser,
    });
  });
});
