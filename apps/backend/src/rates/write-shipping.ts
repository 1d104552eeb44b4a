import type { SiteCode } from '@ironcart/core/site';
import { chunksOf } from '../db/chunks.ts';
import type { Transaction } from '../db/transaction.ts';
import type { ShippingOrigin, ShippingSite } from '../reference-data/reference-data.ts';

const optionalNumeric = (value: number | null): string | null => (value === null ? null : String(value));

const zoneRows = ({ siteCode, zones }: ShippingSite) =>
  zones.map(({ zoneCode, name }) => ({ site_code: siteCode, zone_code: zoneCode, name }));

const areaRows = ({ siteCode, zones }: ShippingSite) =>
  zones.flatMap(({ zoneCode, areas }) =>
    areas.map(({ countryId, region, postcode }) => ({
      site_code: siteCode,
      zone_code: zoneCode,
      country_id: countryId,
      region,
      postcode,
    })),
  );

const methodRows = ({ siteCode, methods }: ShippingSite) =>
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

const rateRows = ({ siteCode, methods }: ShippingSite) =>
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

const workingDayRows = ({ siteCode, methods }: ShippingSite) =>
  methods.flatMap(({ shippingCode, workingDays = {} }) =>
    Object.entries(workingDays).map(([zoneCode, { from, until }]) => ({
      site_code: siteCode,
      shipping_code: shippingCode,
      zone_code: zoneCode,
      from_days: from,
      until_days: until,
    })),
  );

/** Inserts a site's shipping, which must not exist yet. */
export const writeSite = async (transaction: Transaction, site: ShippingSite): Promise<void> => {
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
  for (const rows of chunksOf(workingDayRows(site)))
    await transaction.insertInto('shipping_working_days').values(rows).execute();
};

/** Products of a site that ship from another origin than its default: their SKUs by the origin's code. */
interface ProductOrigins {
  readonly siteCode: SiteCode;
  readonly productOrigins: Readonly<Record<string, readonly string[]>>;
}

/** Inserts the origins of products; skips products that are not in the store or already have an origin. */
export const writeProductOrigins = async (
  transaction: Transaction,
  { siteCode, productOrigins }: ProductOrigins,
): Promise<void> => {
  for (const [originCode, skus] of Object.entries(productOrigins)) {
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
          .where('products.sku', '=', (value) => value.fn.any(value.val([...skus]))),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
};

/** Inserts missing origins. */
export const writeOrigins = async (transaction: Transaction, origins: readonly ShippingOrigin[]): Promise<void> => {
  for (const rows of chunksOf(origins)) {
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
};
