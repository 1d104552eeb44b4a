import type { Money } from '@ironcart/core/money';
import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import type { Divergence, TracePlace } from './diverge.ts';
import { exactDecimalText } from './residue.ts';
import type { SkipReason, TraceRule, TraceStep } from './trace.ts';

/** How an amount of minor units is written. */
export type FormatAmount = (amount: Money) => string;

/** A step in the words of a support person; the plain text and the view both read them here. */
export interface StepWords {
  /** The rule's name, with what it is about where that is not plain from its place: 'Promotion', 'Gift card G-1'. */
  readonly label: string;
  /** Why it did not apply; undefined where it did. */
  readonly reason: string | undefined;
  /** What a rule that applied takes off the price; undefined where it takes nothing. */
  readonly saving: string | undefined;
  /** What else there is to say of a rule that applied: what was rounded, that it ships free. */
  readonly notes: readonly string[];
}

/** What is said around the steps. */
export const traceLabels = {
  order: 'Order',
  toPay: 'To pay',
  unknownItem: 'Unknown item',
  notApplied: 'Not applied',
  cannotBePriced: 'Cannot be priced',
  firstDifference: 'First difference',
  noDifference: 'Nothing changes',
  kept: 'Unchanged',
  changed: 'Changed',
  added: 'Added',
  removed: 'Removed',
} as const;

const ruleLabels: Readonly<Record<TraceRule, string>> = {
  list: 'List price',
  sale: 'Sale price',
  group: 'Group price',
  promo: 'Promotion',
  bundle: 'Price in the bundle',
  free: 'Free with the bundle',
  amount: 'Gift card amount',
  serverPrice: 'Price set by the store',
  earned: 'Earned discount',
  freeShipping: 'Free shipping',
  child: 'Part',
  option: 'Option',
  quantity: 'Quantity',
  lines: 'Sum of the lines',
  weightTier: 'Weight discount',
  cartPromotion: 'Promotion',
  orderDiscount: 'Order discount',
  fiveForFive: 'Five-for-five',
  shipping: 'Shipping',
  tariff: 'Tariff',
  taxLine: 'Tax',
  itemTax: 'Tax on items',
  shippingTax: 'Tax on shipping',
  floor: 'Never below zero',
  giftcard: 'Gift card',
};

/** Rules that lower the price; what a gift card takes is a payment, and a tax never saves. */
const savingRules: ReadonlySet<TraceRule> = new Set([
  'sale',
  'group',
  'promo',
  'earned',
  'weightTier',
  'cartPromotion',
  'orderDiscount',
]);

const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);

/** As in '2026-11-21 00:00 UTC': the same for everybody who talks about it. */
const instantText = (instantMs: number): string => {
  const [date = '', time = ''] = new Date(instantMs).toISOString().split('T');
  return `${date} ${time.slice(0, time.endsWith(':00.000Z') ? 5 : 8)} UTC`;
};

const reasonTexts = (format: FormatAmount): CodeTexts<SkipReason> => ({
  notOffered: 'none',
  notLower: ({ offer }) => `not lower: ${format(offer)}`,
  promoUpcoming: ({ fromMs }) => `upcoming until ${instantText(fromMs)}`,
  promoExpired: ({ toMs }) => `expired since ${instantText(toMs)}`,
  promoSoldOut: 'none left at this price',
  promoUnreadable: 'its price cannot be read',
  groupWithoutPrices: ({ groupId }) => `customer group ${groupId} has no prices of its own`,
  notRedeemed: 'none redeemed with this item',
  notEntitled: 'this customer has not earned one for this product',
  noUsesLeft: 'the ticket has no uses left',
  tooFewUses: ({ usesLeft, usesNeeded }) =>
    `the ticket is good for ${pieces(usesLeft)} more, the line needs ${usesNeeded}`,
  notChosen: 'not chosen, or free',
  belowNextTier: ({ pieces, saving }) => `needs ${pieces} more for the next weight tier, saves ${format(saving)}`,
  weighsNothing: 'the product has no weight',
  highestTier: 'no tier takes anything off at this weight',
  coversAll: ({ unused }) => `${format(unused)} of it unused: a price is never below zero`,
  nothingDue: 'nothing',
  offerUnknown: 'not looked up for this customer',
  offerDisabled: 'not offered to this customer',
  offerUsedUp: 'no redemptions left',
  noBalance: 'no balance',
  alreadyPaid: 'nothing left to pay',
});

const reasonOf = (reason: SkipReason, format: FormatAmount): string => textOfCode(reason, reasonTexts(format));

const savingOf = ({ rule, input, output }: TraceStep, format: FormatAmount): string | undefined =>
  savingRules.has(rule) && output < input ? `saves ${format((input - output) as Money)}` : undefined;

const notesOf = ({ rule, subject, input, output, residue }: TraceStep): readonly string[] => {
  const notes: string[] = [];
  if (rule === 'freeShipping') notes.push('ships free');
  if (rule === 'fiveForFive') notes.push(`${subject} left; the shipping rates carry what it saves`);
  if (residue) {
    // Of a part of a sum what was rounded is the part, not the sum so far.
    const { text, isCut } = exactDecimalText(rule === 'taxLine' ? output - input : output, residue);
    notes.push(isCut ? `rounded, about ${text}` : `rounded, exactly ${text}`);
  }
  return notes;
};

const subjectOf = ({ rule, subject }: TraceStep, within: string): string =>
  subject === within || rule === 'fiveForFive' || rule === 'lines' ? '' : subject;

/**
 * A step in words.
 * @param within the name of the line or part around the step, which its label need not repeat
 */
export const describeStep = (step: TraceStep, within: string, format: FormatAmount): StepWords => ({
  label: [ruleLabels[step.rule], subjectOf(step, within)].filter(Boolean).join(' '),
  reason: step.skipped && reasonOf(step.skipped, format),
  saving: savingOf(step, format),
  notes: step.skipped ? [] : notesOf(step),
});

/** What a step came to: its amounts, or why it did not apply. */
export const describeOutcome = (step: TraceStep, format: FormatAmount): string =>
  step.skipped
    ? `${traceLabels.notApplied.toLowerCase()}, ${reasonOf(step.skipped, format)}`
    : `${format(step.input)} -> ${format(step.output)}`;

const placeText = (place: TracePlace | undefined, format: FormatAmount): string => {
  if (place === undefined) return 'nothing';
  const { entry } = place;
  if ('code' in entry) return entry.message;
  return `${describeStep(entry, '', format).label}: ${describeOutcome(entry, format)}`;
};

/** The first difference of two traces in one sentence. */
export const describeDivergence = ({ left, right }: Divergence, format: FormatAmount): string => {
  const listItemId = (left ?? right)?.listItemId;
  const where = listItemId === undefined ? 'the order' : `line ${listItemId}`;
  return `${traceLabels.firstDifference} in ${where}: ${placeText(left, format)}; against ${placeText(right, format)}`;
};
