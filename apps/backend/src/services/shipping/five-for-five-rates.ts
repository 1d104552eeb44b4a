import { money } from '@ironcart/core/money';
import type { Parcel } from './pack-order.ts';
import type { RatedMethod } from './rate-parcel.ts';

/** The display name of the offer, in a rate's label and in search facets. */
export const fiveForFiveName = '5 for 5';

const fewestPieces = 5;
const price = money(500);

/** Whether a package contains at least five pieces, all of them part of the offer. */
const isFiveForFive = ({ pieces, isFreight }: Parcel): boolean =>
  !isFreight &&
  pieces.every((piece) => piece.isFiveForFive) &&
  pieces.reduce((count, { qty }) => count + qty, 0) >= fewestPieces;

/**
 * The method whose price the offer lowers to 5 in the site's currency (READINGS A5): the cheapest method for an order
 * in one package of five or more pieces of the offer. Undefined if the offer saves nothing.
 */
export const methodForFive = (parcels: readonly Parcel[], rated: readonly RatedMethod[]): RatedMethod | undefined => {
  const [parcel, another] = parcels;
  if (parcel === undefined || another !== undefined || !isFiveForFive(parcel)) return undefined;
  const [cheapest] = rated.toSorted((left, right) => left.amount - right.amount);
  return cheapest && cheapest.amount > price ? { ...cheapest, amount: price } : undefined;
};
