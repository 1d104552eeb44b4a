import { isPriceDiscount, type PriceDiscount } from './price-discount.ts';

/**
 * What a shopper has earned on a product (S6-tickets, `earnedProducts` of S3-customer): so much off each piece, perhaps
 * shipped for free, as often as uses are left.
 */
export type Entitlement = PriceDiscount & {
  /** Pieces that it still counts for: a whole number of at least 0; undefined: without a limit. */
  readonly remainingUses?: number | undefined;
  readonly hasFreeShipping?: boolean | undefined;
};

/**
 * What became of an item that redeems. A line redeems for all of its pieces or for none, so that its row total stays
 * its price times its quantity.
 */
export type Redemption =
  | {
      readonly outcome: 'redeemed';
      readonly entitlement: Entitlement;
      /** After this line; undefined: without a limit. */
      readonly usesLeft: number | undefined;
    }
  | {
      /** `tooFewUses`: some are left, but not as many as the line has pieces. */
      readonly outcome: 'noUsesLeft' | 'tooFewUses';
      readonly usesLeft: number;
      readonly usesNeeded: number;
    }
  | { readonly outcome: 'notEntitled' };

/** A line that redeems: the products whose entitlement it names, and how many pieces it is of. */
export interface Redeemer {
  readonly redeems: readonly number[];
  readonly pieces: number;
}

const notEntitled: Redemption = { outcome: 'notEntitled' };

const isReadable = (entitlement: Entitlement): boolean => {
  const { remainingUses = 0 } = entitlement;
  return Number.isSafeInteger(remainingUses) && remainingUses >= 0 && isPriceDiscount(entitlement);
};

/**
 * Lets lines redeem one after another, in the order of the cart: the uses of one are gone for the next (S6-tickets-04).
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
