import type { SeedData } from '@ironcart/seed';
import type { Transaction } from '../db/transaction.ts';
import { chunksOf } from './chunks.ts';

type SeedShippingSite = SeedData['shippingSites'][number];

const optionalNumeric = (value: number | null): string | null => (value === null ? null : String(value));

const zoneRows = ({ siteCode, zones }: SeedShippingSite) =>
  zones.map(({ zoneCode, name }) => ({ site_code: siteCode, zone_code: zoneCode, name }));

const areaRows = ({ siteCode, zones }: SeedShippingSite) =>
  zones.flatMap(({ zoneCode, areas }) =>
    areas.map(({ countryId, region, postcode }) => ({
      site_code: siteCode,
      zone_code: zoneCode,
      country_id: countryId,
      region,
      postcode,
    })),
  );

const methodRows = ({ siteCode, methods }: SeedShippingSite) =>
  methods.map((method, position) => ({
    site_code: siteCode,
    shipping_code: method.shippingCode,
    label: method.label,
    carrier: method.carrier,
    kind: method.kind,
    origin_code: method.originCode,
    dimensional_divisor: optionalNumeric(method.dimensionalDivisor),
    max_package_weight: optionalNumeric(method.maxPackageWeight),
    max_package_length: optionalNumeric(method.maxPackageLength),
    position,
  }));

const rateRows = ({ siteCode, methods }: SeedShippingSite) =>
  methods.flatMap(({ shippingCode, rates }) =>
    Object.entries(rates).flatMap(([zoneCode, bands]) =>
      bands.map(({ upToWeight, base, perLb }) => ({
        site_code: siteCode,
        shipping_code: shippingCode,
        zone_code: zoneCode,
        up_to_weight: optionalNumeric(upToWeight),
        base,
        per_lb: perLb,
      })),
    ),
  );

const seedSite = async (transaction: Transaction, site: SeedShippingSite): Promise<void> => {
  await transaction
    .insertInto('shipping_sites')
    .values({
      site_code: site.siteCode,
      default_origin: site.defaultOrigin,
      heaviest_parcel: String(site.heaviestParcel),
      longest_parcel: String(site.longestParcel),
      freight_above: String(site.freightAbove),
    })
    .execute();
  for (const rows of chunksOf(zoneRows(site))) await transaction.insertInto('shipping_zones').values(rows).execute();
  for (const rows of chunksOf(areaRows(site)))
    await transaction.insertInto('shipping_zone_areas').values(rows).execute();
  for (const rows of chunksOf(methodRows(site)))
    await transaction.insertInto('shipping_methods').values(rows).execute();
  for (const rows of chunksOf(rateRows(site))) await transaction.insertInto('shipping_rates').values(rows).execute();
};

/** Where products leave from; those that are not in the store, or have an origin already, are left alone. */
const seedProductOrigins = async (
  transaction: Transaction,
  { siteCode, productOrigins }: SeedShippingSite,
): Promise<void> => {
  for (const [originCode, productIds] of Object.entries(productOrigins)) {
    await transaction
      .insertInto('product_origins')
      .columns(['site_code', 'product_id', 'origin_code'])
      .expression((select) =>
        select
          .selectFrom('products')
          .select((row) => [
            row.val(siteCode).as('site_code'),
            'products.product_id',
            row.val(originCode).as('origin_code'),
          ])
          .where('products.product_id', 'in', [...productIds]),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/** Writes origins, and how each site ships. A site that has its shipping keeps it. */
export const seedShipping = async (
  transaction: Transaction,
  { shippingOrigins, shippingSites }: Pick<SeedData, 'shippingOrigins' | 'shippingSites'>,
): Promise<void> => {
  for (const rows of chunksOf(shippingOrigins)) {
    await transaction
      .insertInto('shipping_origins')
      .values(
        rows.map(({ originCode, name, countryId, region, postcode }) => ({
          origin_code: originCode,
          name,
          country_id: countryId,
          region,
          postcode,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const known = await transaction.selectFrom('shipping_sites').select('site_code').execute();
  const knownSites = new Set(known.map(({ site_code }) => site_code));
  for (const site of shippingSites) {
    if (!knownSites.has(site.siteCode)) await seedSite(transaction, site);
    await seedProductOrigins(transaction, site);
  }
};
