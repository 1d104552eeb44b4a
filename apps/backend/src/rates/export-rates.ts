import type { Database } from '../db/pool.ts';
import type { MerchantRates } from './merchant-rates.ts';

type Site = MerchantRates['shippingSites'][number];
type Method = Site['methods'][number];

const optionalNumber = (text: string | null): number | null => (text === null ? null : Number(text));

/** Groups rows by a key, in the order of the keys' first occurrence. */
const grouped = <Row, Entry>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  entryOf: (row: Row) => Entry,
): Record<string, Entry[]> => {
  const lists: Record<string, Entry[]> = {};
  for (const row of rows) {
    const key = keyOf(row);
    lists[key] = [...(lists[key] ?? []), entryOf(row)];
  }
  return lists;
};

const readZones = async (db: Database, siteCode: Site['siteCode']): Promise<Site['zones']> => {
  const zones = await db
    .selectFrom('shipping_zones')
    .selectAll()
    .where('site_code', '=', siteCode)
    .orderBy('zone_code')
    .execute();
  const areas = await db
    .selectFrom('shipping_zone_areas')
    .selectAll()
    .where('site_code', '=', siteCode)
    .orderBy('country_id')
    .orderBy('region')
    .orderBy('postcode')
    .execute();
  return zones.map(({ zone_code, name }) => ({
    zoneCode: zone_code,
    name,
    areas: areas
      .filter((area) => area.zone_code === zone_code)
      .map(({ country_id, region, postcode }) => ({ countryId: country_id, region, postcode })),
  }));
};

const readMethods = async (db: Database, siteCode: Site['siteCode']): Promise<Method[]> => {
  const methods = await db
    .selectFrom('shipping_methods')
    .selectAll()
    .where('site_code', '=', siteCode)
    .orderBy('position')
    .execute();
  const rates = await db
    .selectFrom('shipping_rates')
    .selectAll()
    .where('site_code', '=', siteCode)
    .orderBy('zone_code')
    .orderBy('up_to_weight', (order) => order.asc().nullsLast())
    .execute();
  const days = await db
    .selectFrom('shipping_working_days')
    .selectAll()
    .where('site_code', '=', siteCode)
    .orderBy('zone_code')
    .execute();
  const daysOf = (code: string) =>
    Object.fromEntries(
      days
        .filter(({ shipping_code }) => shipping_code === code)
        .map(({ zone_code, from_days, until_days }) => [zone_code, { from: from_days, until: until_days }]),
    );
  return methods.map((row) => ({
    shippingCode: row.shipping_code,
    label: row.label,
    carrier: row.carrier,
    kind: row.kind,
    originCode: row.origin_code,
    dimensionalDivisor: optionalNumber(row.dimensional_divisor),
    maxPackageWeight: optionalNumber(row.max_package_weight),
    maxPackageLength: optionalNumber(row.max_package_length),
    rates: grouped(
      rates.filter(({ shipping_code }) => shipping_code === row.shipping_code),
      ({ zone_code }) => zone_code,
      ({ up_to_weight, base, per_lb }) => ({ upToWeight: optionalNumber(up_to_weight), base, perLb: per_lb }),
    ),
    ...(days.some(({ shipping_code }) => shipping_code === row.shipping_code)
      ? { workingDays: daysOf(row.shipping_code) }
      : {}),
  }));
};

const readProductOrigins = async (db: Database, siteCode: Site['siteCode']): Promise<Site['productOrigins']> => {
  const rows = await db
    .selectFrom('product_origins')
    .innerJoin('products', 'products.product_id', 'product_origins.product_id')
    .select(['sku', 'origin_code'])
    .where('site_code', '=', siteCode)
    .orderBy('origin_code')
    .orderBy('sku')
    .execute();
  return grouped(
    rows,
    ({ origin_code }) => origin_code,
    ({ sku }) => sku,
  );
};

/** Exports all shipping rates and tax rules in the format of `importRates`. */
export const exportRates = async (db: Database): Promise<MerchantRates> => {
  const origins = await db.selectFrom('shipping_origins').selectAll().orderBy('origin_code').execute();
  const sites = await db.selectFrom('shipping_sites').selectAll().orderBy('site_code').execute();
  const rules = await db
    .selectFrom('tax_rules')
    .selectAll()
    .orderBy('country_id')
    .orderBy('region')
    .orderBy('postcode')
    .orderBy('levy')
    .orderBy('tax_class')
    .orderBy('valid_from', (order) => order.asc().nullsFirst())
    .execute();
  return {
    shippingOrigins: origins.map(({ origin_code, name, country_id, region, postcode }) => ({
      originCode: origin_code,
      name,
      countryId: country_id,
      region,
      postcode,
    })),
    shippingSites: await Promise.all(
      sites.map(async (site) => ({
        siteCode: site.site_code,
        defaultOrigin: site.default_origin,
        heaviestParcel: Number(site.heaviest_parcel),
        longestParcel: Number(site.longest_parcel),
        freightAbove: Number(site.freight_above),
        zones: await readZones(db, site.site_code),
        methods: await readMethods(db, site.site_code),
        productOrigins: await readProductOrigins(db, site.site_code),
      })),
    ),
    taxRules: rules.map((row) => ({
      countryId: row.country_id,
      levy: row.levy,
      taxClass: row.tax_class,
      postcode: row.postcode,
      region: row.region,
      rate: row.rate,
      code: row.code,
      ...(row.compound_level === 0 ? {} : { compoundLevel: row.compound_level }),
      ...(row.valid_from === null ? {} : { from: row.valid_from }),
      ...(row.valid_until === null ? {} : { until: row.valid_until }),
    })),
  };
};
