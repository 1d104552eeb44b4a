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

describe('an address that changes', () => {
  it.each(['shippingAddress', 'billingAddress'] as const)('takes its normal form: %s', (section) => {
    expect(normalAddressIn(context, typed).postcode).toBe('SW1A 1AA');
    expect(withNormalAddresses(context, { [section]: typed })).toMatchObject({ [section]: { postcode: 'SW1A 1AA' } });
  });

  it('takes it when the regions that name its subdivision are loaded', () => {
    const before = { ...context, shippingAddress: typed };
    expect(withNormalAddresses(before, { regions: [] }).shippingAddress?.postcode).toBe('SW1A 1AA');
  });

  it('is left alone by changes of anything else', () => {
    const changes = { comments: 'Ring twice' };
    expect(withNormalAddresses({ ...context, shippingAddress: typed }, changes)).toBe(changes);
  });
});
