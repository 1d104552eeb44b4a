import type { SeedData } from '@ironcart/seed';
import type { Transaction } from '../db/transaction.ts';
import { chunksOf } from './chunks.ts';

const methodRows = (methods: SeedData['shippingMethods']) =>
  methods.map((method, position) => ({
    site_code: method.siteCode,
    shipping_code: method.shippingCode,
    label: method.label,
    carrier: method.carrier,
    countries: [...method.countries],
    is_pickup: method.isPickup,
    max_package_weight: method.maxPackageWeight === null ? null : String(method.maxPackageWeight),
    position,
  }));

const bandRows = (methods: SeedData['shippingMethods']) =>
  methods.flatMap(({ siteCode, shippingCode, bands }) =>
    bands.map((band, position) => ({
      site_code: siteCode,
      shipping_code: shippingCode,
      position,
      up_to_weight: band.upToWeight === null ? null : String(band.upToWeight),
      base: band.base,
      per_lb: band.perLb,
    })),
  );

/** Writes pages, countries, shipping methods, tax rules and gift cards. */
export const seedStore = async (transaction: Transaction, data: SeedData): Promise<void> => {
  for (const { id, blocks, ...page } of data.pages) {
    await transaction
      .insertInto('cms_pages')
      .values({ page_id: id, ...page, blocks: JSON.stringify(blocks) })
      .execute();
  }
  for (const countries of chunksOf(data.countries)) {
    await transaction
      .insertInto('countries')
      .values(
        countries.map(({ alpha2, name, requireRegion, postcodeRegex }) => ({
          alpha2,
          name,
          require_region: requireRegion,
          postcode_regex: postcodeRegex ?? null,
        })),
      )
      .execute();
  }
  for (const regions of chunksOf(data.regions)) {
    await transaction
      .insertInto('regions')
      .values(
        regions.map(({ regionId, countryId, code, name }) => ({
          region_id: regionId,
          country_id: countryId,
          code,
          name,
        })),
      )
      .execute();
  }
  for (const rows of chunksOf(methodRows(data.shippingMethods))) {
    await transaction.insertInto('shipping_methods').values(rows).execute();
  }
  for (const rows of chunksOf(bandRows(data.shippingMethods))) {
    await transaction.insertInto('shipping_bands').values(rows).execute();
  }
  for (const rules of chunksOf(data.taxRules)) {
    await transaction
      .insertInto('tax_rules')
      .values(
        rules.map(({ countryId, taxClass, postcode, region, rate, code }) => ({
          country_id: countryId,
          tax_class: taxClass,
          postcode,
          region,
          rate,
          code,
        })),
      )
      .execute();
  }
  for (const { code, currency, balance } of data.giftCards) {
    await transaction.insertInto('gift_cards').values({ code, currency, initial_balance: balance, balance }).execute();
  }
};
