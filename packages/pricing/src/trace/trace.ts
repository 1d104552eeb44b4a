import type { Money, OrderTotals } from '@ironcart/core';
import type { PricingIssue } from '../issues.ts';

/** Why a rule left an amount as it was. */
export type SkipReason =
  | { readonly code: 'notOffered' }
  | { readonly code: 'notLower'; readonly offer: Money }
  | { readonly code: 'promoUpcoming'; readonly fromMs: number }
  | { readonly code: 'promoExpired'; readonly toMs: number }
  | { readonly code: 'promoSoldOut' }
  | { readonly code: 'promoUnreadable' }
  | { readonly code: 'groupWithoutPrices'; readonly groupId: number }
  | { readonly code: 'notRedeemed' }
  | { readonly code: 'notChosen' }
  | { readonly code: 'nothingDue' }
  | { readonly code: 'noBalance' }
  | { readonly code: 'alreadyPaid' };

/** The rules in the order in which they are asked: those of a piece, of a line, and of the order. */
export type TraceRule =
  | 'list'
  | 'promo'
  | 'group'
  | 'sale'
  | 'bundle'
  | 'free'
  | 'amount'
  | 'earned'
  | 'option'
  | 'child'
  | 'quantity'
  | 'lines'
  | 'discount'
  | 'shipping'
  | 'tariff'
  | 'itemTax'
  | 'shippingTax'
  | 'floor'
  | 'giftcard';

/** One rule asked once. A step's input is the output of the step before it; the first of a line starts at 0. */
export interface TraceStep {
  readonly rule: TraceRule;
  /** What the rule is about: a product's name, an option's title, a quantity, a gift card's code. */
  readonly subject: string;
  readonly input: Money;
  readonly output: Money;
  /** undefined: the rule applied. */
  readonly skipped: SkipReason | undefined;
  /** How the row total of a bundle's child came about. */
  readonly steps: readonly TraceStep[];
}

/** A line of the cart: how its row total came about, or why it has none. */
export interface LineTrace {
  readonly listItemId: string;
  readonly name: string;
  readonly steps: readonly TraceStep[];
  /** The last step's output; undefined with issues. */
  readonly rowTotal: Money | undefined;
  readonly issues: readonly PricingIssue[];
}

/** How a cart came to its total, in minor units. */
export interface CartTrace {
  readonly lines: readonly LineTrace[];
  /** From the sum of the lines to what is left to pay. */
  readonly order: readonly TraceStep[];
  readonly subtotal: Money;
  readonly totals: OrderTotals;
  readonly amountToPay: Money;
}
