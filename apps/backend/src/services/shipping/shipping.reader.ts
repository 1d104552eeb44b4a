import type { SiteCode } from '@ironcart/core/site';
import { sql } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { PackedGoods, PackingTerms, RateBand, ShippingMethod, ShippingTable, ZoneArea } from './shipping-table.ts';

/** Rows as in JSON: numerics as text, without loss of precision. */
interface ShippingRows {
  readonly terms: Tables['shipping_sites'] | null;
  readonly areas: readonly Tables['shipping_zone_areas'][];
  readonly bands: readonly Tables['shipping_rates'][];
  readonly methods: readonly Tables['shipping_methods'][];
  readonly working_days: readonly Tables['shipping_working_days'][];
  readonly goods: readonly {
    readonly product_id: number;
    readonly box_length: string | null;
    readonly box_width: string | null;
    readonly box_height: string | null;
    readonly origin_code: string | null;
  }[];
}

const optionalNumber = (text: string | null): number | undefined => (text === null ? undefined : Number(text));

const termsOf = (row: Tables['shipping_sites']): PackingTerms => ({
  defaultOrigin: row.default_origin,
  heaviestParcel: Number(row.heaviest_parcel),
  longestParcel: Number(row.longest_parcel),
  freightAbove: Number(row.freight_above),
});

const areasOf = (rows: ShippingRows['areas']): readonly ZoneArea[] =>
  rows.map(({ zone_code, country_id, region, postcode }) => ({
    zoneCode: zone_code,
    countryId: country_id,
    region,
    postcode,
  }));

const bandsOf = (rows: ShippingRows['bands']): ReadonlyMap<string, readonly RateBand[]> => {
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

const workingDaysOf = (rows: ShippingRows['working_days'], code: string): ShippingMethod['workingDays'] =>
  new Map(
    rows.flatMap(({ shipping_code, zone_code, from_days, until_days }) =>
      shipping_code === code ? [[zone_code, { from: from_days, until: until_days }] as const] : [],
    ),
  );

const methodsOf = ({ methods, bands, working_days }: ShippingRows): readonly ShippingMethod[] => {
  const bandsByMethod = bandsOf(bands);
  return methods.map((row) => ({
    shippingCode: row.shipping_code,
    label: row.label,
    carrier: row.carrier,
    kind: row.kind,
    origin: row.origin_code ?? undefined,
    dimensionalDivisor: optionalNumber(row.dimensional_divisor),
    maxPackageWeight: optionalNumber(row.max_package_weight),
    maxPackageLength: optionalNumber(row.max_package_length),
    bands: bandsByMethod.get(row.shipping_code) ?? [],
    workingDays: workingDaysOf(working_days, row.shipping_code),
  }));
};

const goodsOf = (rows: ShippingRows['goods']): ReadonlyMap<number, PackedGoods> =>
  new Map(
    rows.map(({ product_id, box_length, box_width, box_height, origin_code }) => {
      const [length, width, height] = [box_length, box_width, box_height].map(optionalNumber);
      const box =
        length === undefined || width === undefined || height === undefined ? undefined : { length, width, height };
      return [product_id, { box, origin: origin_code ?? undefined }];
    }),
  );

/** Parameters of a request for a site's shipping table. */
export interface ShippingQuestion {
  readonly siteCode: SiteCode;
  readonly countryId: string;
  readonly productIds: readonly number[];
}

/**
 * Reads how a site currently ships to a country, in one statement. Reads only the bands of zones that contain the
 * country.
 * @returns undefined if the site does not ship
 */
export const readShippingTable = async (
  db: Database,
  { siteCode, countryId, productIds }: ShippingQuestion,
): Promise<ShippingTable | undefined> => {
  const { rows } = await sql<ShippingRows>`
    with areas as (
      select zone_code, country_id, region, postcode from shipping_zone_areas
      where site_code = ${siteCode} and country_id = ${countryId}
    )
    select
      (select json_build_object(
          'default_origin', default_origin, 'heaviest_parcel', heaviest_parcel::text,
          'longest_parcel', longest_parcel::text, 'freight_above', freight_above::text
        ) from shipping_sites where site_code = ${siteCode}) as terms,
      (select coalesce(json_agg(areas), '[]') from areas) as areas,
      (select coalesce(json_agg(json_build_object(
          'shipping_code', shipping_code, 'zone_code', zone_code, 'up_to_weight', up_to_weight::text,
          'base', base::text, 'per_lb', per_lb::text
        ) order by zone_code, up_to_weight nulls last), '[]')
        from shipping_rates where site_code = ${siteCode} and zone_code in (select zone_code from areas)) as bands,
      (select coalesce(json_agg(json_build_object(
          'shipping_code', shipping_code, 'zone_code', zone_code, 'from_days', from_days, 'until_days', until_days
        )), '[]')
        from shipping_working_days where site_code = ${siteCode} and zone_code in (select zone_code from areas)
      ) as working_days,
      (select coalesce(json_agg(json_build_object(
          'shipping_code', shipping_code, 'label', label, 'carrier', carrier, 'kind', kind, 'origin_code', origin_code,
          'dimensional_divisor', dimensional_divisor::text, 'max_package_weight', max_package_weight::text,
          'max_package_length', max_package_length::text
        ) order by position), '[]') from shipping_methods where site_code = ${siteCode}) as methods,
      (select coalesce(json_agg(json_build_object(
          'product_id', products.product_id, 'box_length', box_length::text, 'box_width', box_width::text,
          'box_height', box_height::text, 'origin_code', origin_code
        )), '[]')
        from products left join product_origins
          on product_origins.product_id = products.product_id and product_origins.site_code = ${siteCode}
        where products.product_id = any(${[...new Set(productIds)]}::int[])) as goods`.execute(db);
  const [found] = rows;
  if (!found?.terms) return undefined;
  return {
    terms: termsOf(found.terms),
    areas: areasOf(found.areas),
    methods: methodsOf(found),
    goods: goodsOf(found.goods),
  };
};
