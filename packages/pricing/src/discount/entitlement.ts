import { isPriceDiscount, type PriceDiscount } from './price-discount.ts';

/**
 * A discount that a shopper has earned on a product (S6-tickets, `earnedProducts` of S3-customer): an amount or
 * percentage per piece, optionally with free shipping, for a limited number of pieces.
 */
export type Entitlement = PriceDiscount & {
  /** The number of pieces for which it is still valid: an integer of at least 0; undefined without a limit. */
  readonly remainingUses?: number | undefined;
  readonly hasFreeShipping?: boolean | undefined;
};

/**
 * The result of redeeming an entitlement on an item. A line redeems it for all of its pieces or for none, so that its
 * row total equals its price times its quantity.
 */
export type Redemption =
  | {
      readonly outcome: 'redeemed';
      readonly entitlement: Entitlement;
      /** The number of uses after this line; undefined without a limit. */
      readonly usesLeft: number | undefined;
    }
  | {
      /** `tooFewUses`: fewer uses are left than the line has pieces. */
      readonly outcome: 'noUsesLeft' | 'tooFewUses';
      readonly usesLeft: number;
      readonly usesNeeded: number;
    }
  | { readonly outcome: 'notEntitled' };

/** A line that redeems: the ids of the products whose entitlements it names, and its number of pieces. */
export interface Redeemer {
  readonly redeems: readonly number[];
  readonly pieces: number;
}

const notEntitled: Redemption = { outcome: 'notEntitled' };

const isReadable = (entitlement: Entitlement | null): boolean => {
  if (entitlement === null) return false;
  const { remainingUses = 0 } = entitlement;
  return Number.isSafeInteger(remainingUses) && remainingUses >= 0 && isPriceDiscount(entitlement);
};

/**
 * Redeems entitlements line by line, in the order of the cart: each line reduces the uses for the next (S6-tickets-04).
 * @param entitlements by product id
 */
export const redeemAll = <Line extends Redeemer>(
  lines: readonly Line[],
  entitlements: ReadonlyMap<number, Entitlement> | undefined,
): ReadonlyMap<Line, Redemption | 'unreadable'> => {
  const usesLeft = new Map<number, number>();

  const redeem = ({ redeems, pieces }: Redeemer): Redemption | 'unreadable' => {
    for (const productId of redeems) {
      const entitlement = entitlements?.get(productId);
      if (entitlement === undefined) continue;
      if (!isReadable(entitlement)) return 'unreadable';
      const left = usesLeft.get(productId) ?? entitlement.remainingUses;
      if (left === undefined) return { outcome: 'redeemed', entitlement, usesLeft: undefined };
      if (left === 0 || left < pieces) {
        return { outcome: left === 0 ? 'noUsesLeft' : 'tooFewUses', usesLeft: left, usesNeeded: pieces };
      }
      usesLeft.set(productId, left - pieces);
      return { outcome: 'redeemed', entitlement, usesLeft: left - pieces };
    }
    return notEntitled;
  };

  return new Map(lines.map((line) => [line, redeem(line)]));
};
