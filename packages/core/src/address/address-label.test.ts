import { expect, it } from 'vitest';
import { addressLabel } from './address-label.ts';

it.each([
  ['AU', 'Suburb', 'State or territory', 'Postcode'],
  ['GB', 'Town or city', 'County', 'Postcode'],
  ['US', 'City', 'State', 'ZIP code'],
  ['DE', 'City', 'Region', 'Postal code'],
])('labels the address fields of %s with local terms', (country, city, region, postcode) => {
  const named = (['city', 'region', 'postcode', 'street'] as const).map((field) => addressLabel(field, country));
  expect(named).toEqual([city, region, postcode, 'Street address']);
});
