import { add, type Money, multiplyByRatio, zero } from '@ironcart/core/money';
import type { CarrierMethod } from './own-carrier.ts';
import { type Parcel, poundsOf } from './pack-order.ts';
import type { Piece } from './pieces-of.ts';
import type { RateBand, ShippingMethod } from './shipping-table.ts';

/** A shipping method with a price, from the merchant's tables or a carrier. */
export type PricedMethod = ShippingMethod | CarrierMethod;

/** A method with its price for a package. */
export interface RatedMethod {
  readonly method: PricedMethod;
  readonly amount: Money;
}

/**
 * Billed weight in pounds to a thousandth: the pieces' weight or, if greater, their dimensional weight, which is length
 * x width x height of the boxes in cubic inches divided by the method's divisor.
 */
export const billedWeightOf = (
  pieces: readonly Piece[],
  { dimensionalDivisor }: Pick<ShippingMethod, 'dimensionalDivisor'>,
): number => {
  const weight = poundsOf(pieces);
  if (dimensionalDivisor === undefined) return weight;
  const volume = pieces.reduce((total, piece) => total + piece.volume * piece.qty, 0);
  return Math.max(weight, Math.round((volume / dimensionalDivisor) * 1_000) / 1_000);
};

/** Maximum weight for which rates are quoted, in pounds: the contract's limit. */
const heaviestShipment = 1_000_000;

/** Charge of a zone's bands for a weight in pounds, half up; undefined if no band contains it. */
export const amountFor = (bands: readonly RateBand[], zoneCode: string, weight: number): Money | undefined => {
  if (weight > heaviestShipment) return undefined;
  const band = bands.find(
    (candidate) => candidate.zoneCode === zoneCode && (candidate.upToWeight === null || weight <= candidate.upToWeight),
  );
  return band && add(band.base, multiplyByRatio(band.perLb, Math.round(weight * 1_000), 1_000));
};

const canCarry = ({ maxPackageWeight, maxPackageLength }: ShippingMethod, { pieces }: Parcel): boolean =>
  (maxPackageWeight === undefined || poundsOf(pieces) <= maxPackageWeight) &&
  (maxPackageLength === undefined || pieces.every(({ longestSide }) => longestSide <= maxPackageLength));

const amountOf = (pieces: readonly Piece[], method: PricedMethod, zoneCode: string | undefined): Money | undefined => {
  if ('charge' in method) return method.charge(pieces);
  return zoneCode === undefined ? undefined : amountFor(method.bands, zoneCode, billedWeightOf(pieces, method));
};

/** Free goods ship free with the cheapest method, which counts only the others' weight; faster methods are charged. */
const withFreeGoods = (
  rated: readonly RatedMethod[],
  parcel: Parcel,
  zoneCode: string | undefined,
): readonly RatedMethod[] => {
  const paid = parcel.pieces.filter(({ isFree }) => !isFree);
  if (paid.length === parcel.pieces.length) return rated;
  const cheapest = rated.toSorted((left, right) => left.amount - right.amount)[0];
  return rated.map((entry) => {
    if (entry !== cheapest) return entry;
    const amount = paid.length === 0 ? zero : amountOf(paid, entry.method, zoneCode);
    return { ...entry, amount: amount ?? entry.amount };
  });
};

/**
 * The shipping methods of one package to a zone; outside of all zones only the store's own carriers. Parcels use parcel
 * methods and pallets freight; if no such method can carry it, the other kind is used.
 */
export const rateParcel = (
  parcel: Parcel,
  methods: readonly PricedMethod[],
  zoneCode: string | undefined,
): readonly RatedMethod[] => {
  const ratedAs = (kind: 'parcel' | 'freight'): readonly RatedMethod[] =>
    methods.flatMap((method) => {
      const isUsable = method.kind === kind && ('charge' in method || canCarry(method, parcel));
      const amount = isUsable ? amountOf(parcel.pieces, method, zoneCode) : undefined;
      return amount === undefined ? [] : [{ method, amount }];
    });
  const [kind, other] = parcel.isFreight ? (['freight', 'parcel'] as const) : (['parcel', 'freight'] as const);
  const rated = ratedAs(kind);
  return withFreeGoods(rated.length > 0 ? rated : ratedAs(other), parcel, zoneCode);
};
