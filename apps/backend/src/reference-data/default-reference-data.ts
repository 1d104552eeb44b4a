import type { Country } from '@ironcart/core/address';
import { countryTable } from '@ironcart/core/address-data';
import type { ReferenceData, ShippingOrigin } from './reference-data.ts';
import { regions } from './regions.ts';
import { shippingSites } from './shipping/index.ts';
import { taxRules } from './tax-rules.ts';

/** Code, name and postal pattern of every country for shipping or billing. */
export const countries: readonly Country[] = countryTable.map(({ alpha2, name, requireRegion, postcodeRegex }) => ({
  alpha2,
  name,
  requireRegion,
  postcodeRegex,
}));

/** The main works, the warehouses of the regional sites, and a manufacturer that ships its own machines. */
export const shippingOrigins: readonly ShippingOrigin[] = [
  { originCode: 'dayton', name: 'Foundry Row, Dayton', countryId: 'US', region: 'OH', postcode: '45402' },
  { originCode: 'reno', name: 'Machine works, Reno', countryId: 'US', region: 'NV', postcode: '89502' },
  { originCode: 'hamilton', name: 'Warehouse Hamilton', countryId: 'CA', region: 'ON', postcode: 'L8L 4Y8' },
  { originCode: 'brisbane', name: 'Warehouse Brisbane', countryId: 'AU', region: 'QLD', postcode: '4178' },
  { originCode: 'venlo', name: 'Warehouse Venlo', countryId: 'NL', region: '', postcode: '5928 LW' },
  { originCode: 'sheffield', name: 'Warehouse Sheffield', countryId: 'GB', region: '', postcode: 'S9 1EA' },
];

/** Countries, regions, tax and shipping tables of a new store; `npm run rates` changes the latter two. */
export const defaultReferenceData: ReferenceData = { countries, regions, shippingOrigins, shippingSites, taxRules };
