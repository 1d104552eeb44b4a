import type { SiteCode } from '@ironcart/core';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import type { PackedGoods, PackingTerms, RateBand, ShippingMethod, ShippingTable, ZoneArea } from './shipping-table.ts';

const optionalNumber = (text: string | null): number | undefined => (text === null ? undefined : Number(text));

const readTerms = async (db: Database, siteCode: SiteCode): Promise<PackingTerms | undefined> => {
  const row = await db.selectFrom('shipping_sites').selectAll().where('site_code', '=', siteCode).executeTakeFirst();
  return (
    row && {
      defaultOrigin: row.default_origin,
      heaviestParcel: Number(row.heaviest_parcel),
      longestParcel: Number(row.longest_parcel),
      freightAbove: Number(row.freight_above),
    }
  );
};

const readAreas = async (db: Database, siteCode: SiteCode, countryId: string): Promise<readonly ZoneArea[]> => {
  const rows = await db
    .selectFrom('shipping_zone_areas')
    .selectAll()
    .where('site_code', '=', siteCode)
    .where('country_id', '=', countryId)
    .execute();
  return rows.map(({ zone_code, country_id, region, postcode }) => ({
    zoneCode: zone_code,
    countryId: country_id,
    region,
    postcode,
  }));
};

const readBands = async (db: Database, siteCode: SiteCode): Promise<ReadonlyMap<string, readonly RateBand[]>> => {
  const rows = await db
    .selectFrom('shipping_rates')
    .selectAll()
    .where('site_code', '=', siteCode)
    .orderBy('zone_code')
    .orderBy('up_to_weight', (order) => order.asc().nullsLast())
    .execute();
  const bands = new Map<string, RateBand[]>();
  for (const { shipping_code, zone_code, up_to_weight, base, per_lb } of rows) {
    const ofMethod = bands.get(shipping_code) ?? [];
    bands.set(shipping_code, ofMethod);
    ofMethod.push({
      zoneCode: zone_code,
      upToWeight: optionalNumber(up_to_weight) ?? null,
      base: amountFromColumn(base),
      perLb: amountFromColumn(per_lb),
    });
  }
  return bands;
};

const readMethods = async (db: Database, siteCode: SiteCode): Promise<readonly ShippingMethod[]> => {
  const [methods, bands] = await Promise.all([
    db.selectFrom('shipping_methods').selectAll().where('site_code', '=', siteCode).orderBy('position').execute(),
    readBands(db, siteCode),
  ]);
  return methods.map((row) => ({
    shippingCode: row.shipping_code,
    label: row.label,
    carrier: row.carrier,
    kind: row.kind,
    origin: row.origin_code ?? undefined,
    dimensionalDivisor: optionalNumber(row.dimensional_divisor),
    maxPackageWeight: optionalNumber(row.max_package_weight),
    maxPackageLength: optionalNumber(row.max_package_length),
    bands: bands.get(row.shipping_code) ?? [],
  }));
};

const readGoods = async (
  db: Database,
  siteCode: SiteCode,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, PackedGoods>> => {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('products')
    .leftJoin('product_origins', (join) =>
      join
        .onRef('product_origins.product_id', '=', 'products.product_id')
        .on('product_origins.site_code', '=', siteCode),
    )
    .select(['products.product_id', 'box_length', 'box_width', 'box_height', 'origin_code'])
    .where('products.product_id', 'in', [...new Set(productIds)])
    .execute();
  return new Map(
    rows.map(({ product_id, box_length, box_width, box_height, origin_code }) => {
      const [length, width, height] = [box_length, box_width, box_height].map(optionalNumber);
      const box =
        length === undefined || width === undefined || height === undefined ? undefined : { length, width, height };
      return [product_id, { box, origin: origin_code ?? undefined }];
    }),
  );
};

/** What is asked of a site's shipping. */
export interface ShippingQuestion {
  readonly siteCode: SiteCode;
  readonly countryId: string;
  readonly productIds: readonly number[];
}

/**
 * Reads how a site ships to a country, as the merchant has it written down at this moment.
 * @returns undefined where the site does not ship at all
 */
export const readShippingTable = async (
  db: Database,
  { siteCode, countryId, productIds }: ShippingQuestion,
): Promise<ShippingTable | undefined> => {
  const [terms, areas, methods, goods] = await Promise.all([
    readTerms(db, siteCode),
    readAreas(db, siteCode, countryId),
    readMethods(db, siteCode),
    readGoods(db, siteCode, productIds),
  ]);
  return terms && { terms, areas, methods, goods };
};
