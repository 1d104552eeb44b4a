import type { Money } from '@ironcart/core/money';
import { type CodeTexts, requireObject, textOfCode } from '@ironcart/core/result';
import type { Divergence, TracePlace } from './find-divergence.ts';
import type { FormatAmount } from './format-amount.ts';
import { requireFormat } from './require-trace.ts';
import { exactDecimalText } from './residue.ts';
import type { SkipReason, TraceRule, TraceStep } from './trace.ts';

/** A step in words for support staff, used by the plain text and by the view. */
export interface StepWords {
  /** The rule's name, with its subject if that is not clear from the context: 'Promotion', 'Gift card G-1'. */
  readonly label: string;
  /** Why it did not apply; undefined if it applied. */
  readonly reason: string | undefined;
  /** The saving of a rule that applied; undefined without one. */
  readonly saving: string | undefined;
  /** Further notes on a rule that applied: its rounding, free shipping. */
  readonly notes: readonly string[];
}

/** The labels around the steps. */
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

/** Rules whose reduction is a saving. A gift card is a payment, and taxes are not savings. */
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

/** Formats a time in UTC, as in '2026-11-21 00:00 UTC', so that it is the same for every reader. */
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
    // A tax line adds to a sum: only the added part was rounded, not the sum.
    const { text, isCut } = exactDecimalText(rule === 'taxLine' ? output - input : output, residue);
    notes.push(isCut ? `rounded, about ${text}` : `rounded, exactly ${text}`);
  }
  return notes;
};

const subjectOf = ({ rule, subject }: TraceStep, within: string): string =>
  subject === within || rule === 'fiveForFive' || rule === 'lines' ? '' : subject;

/**
 * Describes a step in words.
 * @param within the name of the line or part around the step, which its label does not repeat
 * @throws TypeError without a step or a format
 */
export const describeStep = (step: TraceStep, within: string, format: FormatAmount): StepWords => {
  const { rule, skipped } = requireObject(step, 'step');
  requireFormat(format);
  return {
    label: [ruleLabels[rule], subjectOf(step, within)].filter(Boolean).join(' '),
    reason: skipped && reasonOf(skipped, format),
    saving: savingOf(step, format),
    notes: skipped ? [] : notesOf(step),
  };
};

/** The result of a step: its amounts, or why it did not apply. @throws TypeError without a step or a format */
export const describeOutcome = (step: TraceStep, format: FormatAmount): string => {
  const { skipped, input, output } = requireObject(step, 'step');
  requireFormat(format);
  return skipped
    ? `${traceLabels.notApplied.toLowerCase()}, ${reasonOf(skipped, format)}`
    : `${format(input)} -> ${format(output)}`;
};

const placeText = (place: TracePlace | undefined, format: FormatAmount): string => {
  if (place === undefined) return 'nothing';
  const { entry } = requireObject(place, 'place');
  requireObject(entry, 'place.entry');
  if ('code' in entry) return entry.message;
  return `${describeStep(entry, '', format).label}: ${describeOutcome(entry, format)}`;
};

/**
 * Describes the first difference between two traces in one sentence.
 * @throws TypeError without a difference, which `findDivergence` finds in no equal traces, or without a format
 */
export const describeDivergence = (divergence: Divergence, format: FormatAmount): string => {
  const { left, right } = requireObject(divergence, 'divergence');
  requireFormat(format);
  const listItemId = (left ?? right)?.listItemId;
  const where = listItemId === undefined ? 'the order' : `line ${listItemId}`;
  return `${traceLabels.firstDifference} in ${where}: ${placeText(left, format)}; against ${placeText(right, format)}`;
};
