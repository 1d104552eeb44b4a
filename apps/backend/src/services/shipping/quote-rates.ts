import {
  add,
  isPickupAllowed,
  type LineItem,
  type Money,
  multiplyByRatio,
  type Product,
  type RateQuote,
  type ShippingRate,
  type Site,
  zero,
} from '@ironcart/core';
import { type Parcel, packOrder } from './pack-order.ts';
import type { ShippingMethod } from './shipping-methods.ts';

/** What rates depend on. */
export interface RatedShipment {
  readonly site: Site;
  readonly countryId: string;
  readonly items: readonly LineItem[];
  readonly products: ReadonlyMap<number, Product>;
  readonly allowSplit: boolean;
}

/** What a method charges for a weight in pounds, half up; undefined where no band holds it. */
export const amountFor = ({ bands }: Pick<ShippingMethod, 'bands'>, weight: number): Money | undefined => {
  const band = bands.find(({ upToWeight }) => upToWeight === null || weight <= upToWeight);
  return band && add(band.base, multiplyByRatio(band.perLb, Math.round(weight * 1_000), 1_000));
};

const ratesOf = (
  parcel: Parcel,
  methods: readonly ShippingMethod[],
  transactionId: string,
): readonly ShippingRate[] => {
  const rates = methods.flatMap((method): ShippingRate[] => {
    const isTooHeavy = method.maxPackageWeight !== null && parcel.weight > method.maxPackageWeight;
    const amount = method.isPickup ? zero : amountFor(method, parcel.weight);
    if (amount === undefined || (isTooHeavy && !method.isPickup)) return [];
    const { shippingCode, label, carrier } = method;
    return [
      { shippingCode, amount, label, carrier, packageNumber: parcel.packageNumber, transactionId, selected: false },
    ];
  });
  if (!parcel.isFree) return rates;
  const pickups = new Set(methods.filter(({ isPickup }) => isPickup).map(({ shippingCode }) => shippingCode));
  const cheapest = rates
    .filter(({ shippingCode }) => !pickups.has(shippingCode))
    .toSorted((left, right) => left.amount - right.amount)[0];
  // Free goods ship free the cheapest way; whoever wants them faster pays for it.
  return rates.map((rate) => (rate === cheapest ? { ...rate, amount: zero } : rate));
};

const idsOf = (items: readonly LineItem[]): readonly number[] =>
  items.flatMap((item) => [item.productId, ...idsOf(item.children)]);

/**
 * What shipping costs: for the whole order as one shipment, and split where that may be and makes a difference.
 * The same function quotes the rates and verifies them when the order is placed.
 */
export const quoteRates = (
  shipment: RatedShipment,
  methods: readonly ShippingMethod[],
  transactionId: string,
): RateQuote => {
  const { site, items, products, countryId } = shipment;
  const { merged, split } = packOrder(items, products);
  const held = idsOf(items).flatMap((id) => products.get(id) ?? []);
  const canPickUp = isPickupAllowed(site, held);
  const usable = methods.filter((method) => method.countries.includes(countryId) && (!method.isPickup || canPickUp));
  const isSplitWanted = shipment.allowSplit || site.code === 'GBR';
  return {
    transactionId,
    rates: merged ? ratesOf(merged, usable, transactionId) : [],
    split: isSplitWanted ? split.flatMap((parcel) => ratesOf(parcel, usable, transactionId)) : [],
  };
};
