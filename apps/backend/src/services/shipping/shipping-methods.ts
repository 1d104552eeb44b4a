import type { Money, SiteCode } from '@ironcart/core';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';

interface ShippingBand {
  /** Pounds; null is open-ended. */
  readonly upToWeight: number | null;
  readonly base: Money;
  readonly perLb: Money;
}

/** A way to ship from a site, priced by weight bands per package. */
export interface ShippingMethod {
  readonly shippingCode: string;
  readonly label: string;
  readonly carrier: string;
  readonly countries: readonly string[];
  readonly isPickup: boolean;
  /** Heaviest package that it takes, in pounds; null: no limit. */
  readonly maxPackageWeight: number | null;
  /** Ascending. */
  readonly bands: readonly ShippingBand[];
}

const optionalNumber = (text: string | null): number | null => (text === null ? null : Number(text));

export const readShippingMethods = async (db: Database, siteCode: SiteCode): Promise<readonly ShippingMethod[]> => {
  const [methods, bands] = await Promise.all([
    db.selectFrom('shipping_methods').selectAll().where('site_code', '=', siteCode).orderBy('position').execute(),
    db.selectFrom('shipping_bands').selectAll().where('site_code', '=', siteCode).orderBy('position').execute(),
  ]);
  return methods.map((method) => ({
    shippingCode: method.shipping_code,
    label: method.label,
    carrier: method.carrier,
    countries: method.countries,
    isPickup: method.is_pickup,
    maxPackageWeight: optionalNumber(method.max_package_weight),
    bands: bands
      .filter(({ shipping_code }) => shipping_code === method.shipping_code)
      .map((band) => ({
        upToWeight: optionalNumber(band.up_to_weight),
        base: amountFromColumn(band.base),
        perLb: amountFromColumn(band.per_lb),
      })),
  }));
};
