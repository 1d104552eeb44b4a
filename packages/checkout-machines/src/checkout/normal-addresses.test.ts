import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import { countries, shopper } from '../testing/fixtures.ts';
import { normalAddressIn, withNormalAddresses } from './normal-addresses.ts';

const uk = { alpha2: 'GB', name: 'United Kingdom', requireRegion: false, postcodeRegex: '^[A-Z0-9 ]+$' };
const { context } = openCheckout({ countries: [...countries, uk] }).snapshot();
const typed = {
  ...context.shippingAddress,
  ...shopper,
  street: [...shopper.street],
  countryId: 'GB',
  postcode: 'sw1a 1aa',
};

describe('changed address', () => {
  it.each(['shippingAddress', 'billingAddress'] as const)('is normalized: %s', (section) => {
    expect(normalAddressIn(context, typed).postcode).toBe('SW1A 1AA');
    expect(withNormalAddresses(context, { [section]: typed })).toMatchObject({ [section]: { postcode: 'SW1A 1AA' } });
  });

  it('is normalized when the regions with its subdivision are loaded', () => {
    const before = { ...context, shippingAddress: typed };
    expect(withNormalAddresses(before, { regions: [] }).shippingAddress?.postcode).toBe('SW1A 1AA');
  });

  it('is not normalized by other changes', () => {
    const changes = { comments: 'Ring twice' };
    expect(withNormalAddresses({ ...context, shippingAddress: typed }, changes)).toBe(changes);
  });
});
