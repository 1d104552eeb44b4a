export { type CountryRecord, countryTable, type PostalBasis } from './country-table.ts';
export { regionOfPostcode } from './region-of-postcode.ts';
export { countriesWithSubdivisions, type Subdivision, subdivisionsOf } from './subdivisions.ts';
