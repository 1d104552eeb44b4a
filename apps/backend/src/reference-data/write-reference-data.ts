import { chunksOf } from '../db/chunks.ts';
import type { Transaction } from '../db/transaction.ts';
import { writeOrigins, writeSite } from '../rates/write-shipping.ts';
import { writeTaxRules } from '../rates/write-tax-rules.ts';
import type { ReferenceData } from './reference-data.ts';

/** Countries and regions are facts and not the merchant's choice, so existing ones are updated. */
export const writeCountries = async (
  transaction: Transaction,
  { countries, regions }: Pick<ReferenceData, 'countries' | 'regions'>,
): Promise<void> => {
  for (const rows of chunksOf(countries)) {
    await transaction
      .insertInto('countries')
      .values(
        rows.map(({ alpha2, name, requireRegion, postcodeRegex }) => ({
          alpha2,
          name,
          require_region: requireRegion,
          postcode_regex: postcodeRegex ?? null,
        })),
      )
      .onConflict((conflict) =>
        conflict.column('alpha2').doUpdateSet((excluded) => ({
          name: excluded.ref('excluded.name'),
          require_region: excluded.ref('excluded.require_region'),
          postcode_regex: excluded.ref('excluded.postcode_regex'),
        })),
      )
      .execute();
  }
  for (const rows of chunksOf(regions)) {
    await transaction
      .insertInto('regions')
      .values(
        rows.map(({ regionId, countryId, code, name }) => ({ region_id: regionId, country_id: countryId, code, name })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/** A region with rules keeps them. */
const writeMissingTaxRules = async (transaction: Transaction, { taxRules }: ReferenceData): Promise<void> => {
  const known = await transaction.selectFrom('tax_rules').select(['country_id', 'region']).distinct().execute();
  const placeOf = (country: string, region: string): string => `${country} ${region}`;
  const knownPlaces = new Set(known.map(({ country_id, region }) => placeOf(country_id, region)));
  const missing = taxRules.filter(({ countryId, region }) => !knownPlaces.has(placeOf(countryId, region)));
  await writeTaxRules(transaction, missing);
};

/** A site with shipping settings keeps them. */
const writeMissingShipping = async (
  transaction: Transaction,
  { shippingOrigins, shippingSites }: ReferenceData,
): Promise<void> => {
  await writeOrigins(transaction, shippingOrigins);
  const known = await transaction.selectFrom('shipping_sites').select('site_code').execute();
  const knownSites = new Set(known.map(({ site_code }) => site_code));
  for (const site of shippingSites) {
    if (!knownSites.has(site.siteCode)) await writeSite(transaction, site);
  }
};

/** Writes shipping destinations, methods and tax rules; a merchant's changes stay. */
export const writeReferenceData = async (transaction: Transaction, data: ReferenceData): Promise<void> => {
  await writeCountries(transaction, data);
  await writeMissingShipping(transaction, data);
  await writeMissingTaxRules(transaction, data);
};
