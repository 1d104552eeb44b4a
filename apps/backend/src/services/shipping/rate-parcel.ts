import { add, type Money, multiplyByRatio, zero } from '@ironcart/core';
import { type Parcel, poundsOf } from './pack-order.ts';
import type { Piece } from './pieces-of.ts';
import type { RateBand, ShippingMethod } from './shipping-table.ts';

/** A method with what it charges for a package. */
export interface RatedMethod {
  readonly method: ShippingMethod;
  readonly amount: Money;
}

/**
 * What is charged for: the pieces' weight or, where that is more, their dimensional weight, in pounds to a thousandth.
 * Dimensional weight is length x width x height of the boxes in cubic inches, by the method's divisor.
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

/** Beyond this nothing is quoted, in pounds: the contract knows no heavier thing. */
const heaviestShipment = 1_000_000;

/** What a zone's bands charge for a weight in pounds, half up; undefined where no band holds it. */
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

const amountOf = (pieces: readonly Piece[], method: ShippingMethod, zoneCode: string): Money | undefined =>
  amountFor(method.bands, zoneCode, billedWeightOf(pieces, method));

/** Free goods ship free the cheapest way, where only the others' weight counts; whoever wants them faster pays. */
const withFreeGoods = (rated: readonly RatedMethod[], parcel: Parcel, zoneCode: string): readonly RatedMethod[] => {
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
 * The ways to ship one package to a zone. Parcels go by parcel, pallets by freight; what none of these can carry goes
 * the other way.
 */
export const rateParcel = (
  parcel: Parcel,
  methods: readonly ShippingMethod[],
  zoneCode: string,
): readonly RatedMethod[] => {
  const ratedAs = (kind: ShippingMethod['kind']): readonly RatedMethod[] =>
    methods.flatMap((method) => {
      const isUsable = method.kind === kind && canCarry(method, parcel);
      const amount = isUsable ? amountOf(parcel.pieces, method, zoneCode) : undefined;
      return amount === undefined ? [] : [{ method, amount }];
    });
  const [kind, other] = parcel.isFreight ? (['freight', 'parcel'] as const) : (['parcel', 'freight'] as const);
  const rated = ratedAs(kind);
  return withFreeGoods(rated.length > 0 ? rated : ratedAs(other), parcel, zoneCode);
};
