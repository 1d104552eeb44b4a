import type { SiteCode, StoreId } from '@ironcart/core/site';
import type { RuleClass } from '@ironcart/tax';
import type { Generated } from 'kysely';
import type { Amount, CalendarDay, Instant } from './column-types.ts';

/** Places, shipping and tax rates, and the quotes based on them. */
export interface RatesTables {
  countries: { alpha2: string; name: string; require_region: boolean; postcode_regex: string | null };
  regions: { region_id: number; country_id: string; code: string; name: string };
  shipping_methods: {
    site_code: SiteCode;
    shipping_code: string;
    label: string;
    carrier: string;
    kind: 'parcel' | 'freight' | 'pickup';
    origin_code: string | null;
    dimensional_divisor: string | null;
    max_package_weight: string | null;
    max_package_length: string | null;
    position: number;
  };
  shipping_origins: { origin_code: string; name: string; country_id: string; region: string; postcode: string };
  shipping_sites: {
    site_code: SiteCode;
    default_origin: string;
    heaviest_parcel: string;
    longest_parcel: string;
    freight_above: string;
  };
  product_origins: { site_code: SiteCode; product_id: number; origin_code: string };
  shipping_zones: { site_code: SiteCode; zone_code: string; name: string };
  shipping_zone_areas: {
    site_code: SiteCode;
    zone_code: string;
    country_id: string;
    region: string;
    postcode: string;
  };
  shipping_working_days: {
    site_code: SiteCode;
    shipping_code: string;
    zone_code: string;
    from_days: number;
    until_days: number;
  };
  shipping_rates: {
    site_code: SiteCode;
    shipping_code: string;
    zone_code: string;
    up_to_weight: string | null;
    base: Amount;
    per_lb: string;
  };
  rate_quotes: { transaction_id: string; store_id: StoreId; created_at: Instant; is_five_for_five: Generated<boolean> };
  tax_rules: {
    country_id: string;
    levy: string;
    tax_class: RuleClass;
    postcode: string;
    region: string;
    rate: string;
    code: string;
    compound_level: Generated<number>;
    valid_from: CalendarDay | null;
    valid_until: CalendarDay | null;
  };
}
