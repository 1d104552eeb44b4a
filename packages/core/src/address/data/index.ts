export { type CountryRecord, countryTable, type PostalBasis } from './country-table.ts';
export { countriesWithSubdivisions, type Subdivision, subdivisionsOf } from './subdivisions.ts';
