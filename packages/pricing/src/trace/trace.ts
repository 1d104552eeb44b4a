import type { Money } from '@ironcart/core/money';
import type { OrderTotals } from '@ironcart/core/order';
import type { PricingIssue } from '../issues.ts';
import type { Residue } from './residue.ts';

/** Why a rule did not change an amount. Dates are milliseconds since the epoch, amounts minor units. */
export type SkipReason =
  | { readonly code: 'notOffered' }
  | { readonly code: 'notLower'; readonly offer: Money }
  | { readonly code: 'promoUpcoming'; readonly fromMs: number }
  | { readonly code: 'promoExpired'; readonly toMs: number }
  | { readonly code: 'promoSoldOut' }
  | { readonly code: 'promoUnreadable' }
  | { readonly code: 'groupWithoutPrices'; readonly groupId: number }
  | { readonly code: 'notRedeemed' }
  | { readonly code: 'notEntitled' }
  | { readonly code: 'noUsesLeft' }
  | { readonly code: 'tooFewUses'; readonly usesLeft: number; readonly usesNeeded: number }
  | { readonly code: 'notChosen' }
  | {
      readonly code: 'belowNextTier';
      /** The number of additional pieces of this line that reach the tier. */
      readonly pieces: number;
      /** The additional discount of that tier for the current order, in minor units. */
      readonly saving: Money;
    }
  | { readonly code: 'weighsNothing' }
  | { readonly code: 'highestTier' }
  | { readonly code: 'coversAll'; readonly unused: Money }
  | { readonly code: 'nothingDue' }
  | { readonly code: 'offerUnknown' }
  | { readonly code: 'offerDisabled' }
  | { readonly code: 'offerUsedUp' }
  | { readonly code: 'noBalance' }
  | { readonly code: 'alreadyPaid' };

/** The rules in the order of their evaluation: those of a piece, of a line, and of the order. */
export type TraceRule =
  | 'list'
  | 'sale'
  | 'group'
  | 'promo'
  | 'bundle'
  | 'free'
  | 'amount'
  | 'serverPrice'
  | 'earned'
  | 'freeShipping'
  | 'child'
  | 'option'
  | 'quantity'
  | 'lines'
  | 'weightTier'
  | 'cartPromotion'
  | 'orderDiscount'
  | 'fiveForFive'
  | 'shipping'
  | 'tariff'
  | 'taxLine'
  | 'itemTax'
  | 'shippingTax'
  | 'floor'
  | 'giftcard';

/** The evaluation of one rule. Its input is the output of the step before it; the first step of a list starts at 0. */
export interface TraceStep {
  readonly rule: TraceRule;
  /** The subject of the rule: a product's name, an option's title, a quantity, a tax's name, a gift card's code. */
  readonly subject: string;
  /** Minor units. */
  readonly input: Money;
  /** Minor units. A rule that applied may leave the amount unchanged: free shipping, an offer included in the rates. */
  readonly output: Money;
  /** The rounding residue of this step, as a fraction of a minor unit; missing if its output is exact. */
  readonly residue?: Residue | undefined;
  /** Why the rule did not apply; missing if it applied. */
  readonly skipped?: SkipReason | undefined;
  /** The parts of the step: those of a bundle's child, the lines of a tax; missing if it has none. */
  readonly steps?: readonly TraceStep[] | undefined;
}

/** The trace of a cart's line: the steps to its price, or its issues. */
export interface LineTrace {
  readonly listItemId: string;
  readonly name: string;
  /** The steps from 0 to the row total (the output of the step `quantity`), and on to the taxable amount. */
  readonly steps: readonly TraceStep[];
  /** Unit price times quantity, in minor units; undefined for a line with issues. */
  readonly rowTotal: Money | undefined;
  /**
   * The taxable amount in minor units, the last step's output: the row total less the line's shares of the discounts.
   */
  readonly taxableAmount: Money | undefined;
  readonly issues: readonly PricingIssue[];
}

/** The trace of a cart's total, in minor units. Plain data that can be stored, sent and compared. */
export interface CartTrace {
  readonly lines: readonly LineTrace[];
  /** The steps from the sum of the lines to the amount to pay. */
  readonly order: readonly TraceStep[];
  readonly subtotal: Money;
  readonly totals: OrderTotals;
  readonly amountToPay: Money;
  /** Issues without a line: invalid terms, or a cart that cannot be priced. */
  readonly issues: readonly PricingIssue[];
}
