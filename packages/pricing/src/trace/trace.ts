import type { Money } from '@ironcart/core/money';
import type { OrderTotals } from '@ironcart/core/order';
import type { PricingIssue } from '../issues.ts';
import type { Residue } from './residue.ts';

/** Why a rule left an amount as it was. Dates are milliseconds since the epoch, amounts minor units. */
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
      /** How many more pieces of this line reach the tier. */
      readonly pieces: number;
      /** What the tier would take off the order as it stands, beyond what the present one takes. */
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

/** The rules in the order in which they are asked: those of a piece, of a line, and of the order. */
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

/** One rule asked once. A step's input is the output of the step before it; the first of a list starts at 0. */
export interface TraceStep {
  readonly rule: TraceRule;
  /** What the rule is about: a product's name, an option's title, a quantity, a tax's name, a gift card's code. */
  readonly subject: string;
  /** Minor units. */
  readonly input: Money;
  /** Minor units. An applied rule may leave the amount alone: free shipping, an offer that the rates carry. */
  readonly output: Money;
  /** What this step's rounding left out, as a fraction of a minor unit; undefined where its output is exact. */
  readonly residue: Residue | undefined;
  /** undefined: the rule applied. */
  readonly skipped: SkipReason | undefined;
  /** What the step's difference is made of: the row total of a bundle's child, the lines of a tax. */
  readonly steps: readonly TraceStep[];
}

/** A line of the cart: how its price came about, or why it has none. */
export interface LineTrace {
  readonly listItemId: string;
  readonly name: string;
  /** From 0 to the row total, which the step `quantity` gives, and on to the taxable amount. */
  readonly steps: readonly TraceStep[];
  /** Unit price times quantity, in minor units; undefined with issues. */
  readonly rowTotal: Money | undefined;
  /** The row total less the line's shares of the discounts, in minor units: the last step's output. */
  readonly taxableAmount: Money | undefined;
  readonly issues: readonly PricingIssue[];
}

/** How a cart came to its total, in minor units. Plain data: it can be stored, sent and compared. */
export interface CartTrace {
  readonly lines: readonly LineTrace[];
  /** From the sum of the lines to what is left to pay. */
  readonly order: readonly TraceStep[];
  readonly subtotal: Money;
  readonly totals: OrderTotals;
  readonly amountToPay: Money;
  /** Issues that belong to no line: a context or a cart that cannot be priced. */
  readonly issues: readonly PricingIssue[];
}
