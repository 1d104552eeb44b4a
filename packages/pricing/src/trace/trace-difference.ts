import { type Money, money } from '@ironcart/core/money';
import type { OrderTotals } from '@ironcart/core/order';
import { requireArray, requireObject } from '@ironcart/core/result';
import type { PricingIssue } from '../issues.ts';
import { applyChanges, type Change, changesOf } from './changes.ts';
import { isSame } from './find-divergence.ts';
import { requireTrace } from './require-trace.ts';
import type { CartTrace, LineTrace, TraceStep } from './trace.ts';

/** The changes of a line that both traces contain. */
export interface LineEdit extends Omit<LineTrace, 'steps'> {
  readonly steps: readonly Change<TraceStep>[];
}

/** The difference between two traces. Amounts are those after less those before, in minor units. */
export interface TraceDifference {
  readonly lines: readonly Change<LineTrace, LineEdit>[];
  readonly order: readonly Change<TraceStep>[];
  readonly subtotal: Money;
  readonly totals: OrderTotals;
  readonly amountToPay: Money;
  /** The issues without a line, after the change. */
  readonly issues: readonly PricingIssue[];
}

/** A changed count changes its step; it does not replace the step. */
const stepKey = ({ rule, subject }: TraceStep): string =>
  rule === 'quantity' || rule === 'lines' || rule === 'fiveForFive' ? rule : `${rule} ${subject}`;
const lineKey = ({ listItemId }: LineTrace): string => listItemId;

const stepEdit = (before: TraceStep, after: TraceStep): TraceStep | undefined =>
  isSame(before, after) ? undefined : after;

const stepChanges = (before: readonly TraceStep[], after: readonly TraceStep[]): readonly Change<TraceStep>[] =>
  changesOf(before, after, stepKey, stepEdit);

const lineEdit = (before: LineTrace, after: LineTrace): LineEdit | undefined =>
  isSame(before, after) ? undefined : { ...after, steps: stepChanges(before.steps, after.steps) };

const combined = (left: OrderTotals, right: OrderTotals, sign: 1 | -1): OrderTotals => {
  const of = (total: keyof OrderTotals): Money => money(left[total] + sign * right[total]);
  return {
    subtotal: of('subtotal'),
    discount: of('discount'),
    shipping: of('shipping'),
    tariff: of('tariff'),
    itemTax: of('itemTax'),
    shippingTax: of('shippingTax'),
    tax: of('tax'),
    grandTotalExcludingTax: of('grandTotalExcludingTax'),
    grandTotalIncludingTax: of('grandTotalIncludingTax'),
    giftcards: of('giftcards'),
  };
};

/** Compares two traces line by line and step by step. @throws TypeError if one of them is not a trace */
export const differenceOf = (before: CartTrace, after: CartTrace): TraceDifference => {
  requireTrace(before, 'before');
  requireTrace(after, 'after');
  return {
    lines: changesOf(before.lines, after.lines, lineKey, lineEdit),
    order: stepChanges(before.order, after.order),
    subtotal: money(after.subtotal - before.subtotal),
    totals: combined(after.totals, before.totals, -1),
    amountToPay: money(after.amountToPay - before.amountToPay),
    issues: after.issues,
  };
};

const replaced = (_before: TraceStep, after: TraceStep): TraceStep => after;

/**
 * Applies a difference to the trace before it; returns the trace after it.
 * @throws TypeError if the trace or the difference is missing
 */
export const applyDifference = (before: CartTrace, difference: TraceDifference): CartTrace => {
  requireTrace(before, 'before');
  const { lines, order, subtotal, totals, amountToPay, issues } = requireObject(difference, 'difference');
  requireArray(lines, 'difference.lines');
  requireArray(order, 'difference.order');
  requireObject(totals, 'difference.totals');
  return {
    lines: applyChanges(before.lines, lines, (line, edit) => ({
      ...edit,
      steps: applyChanges(line.steps, edit.steps, replaced),
    })),
    order: applyChanges(before.order, order, replaced),
    subtotal: money(before.subtotal + subtotal),
    totals: combined(before.totals, totals, 1),
    amountToPay: money(before.amountToPay + amountToPay),
    issues,
  };
};
