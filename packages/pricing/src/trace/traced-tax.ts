import { type Money, money, ratioOfPercent, sum, zero } from '@ironcart/core/money';
import { residueOf } from './residue.ts';
import { apply, applyParts, createStepList, type StepList, skip } from './step-list.ts';

/** One rounded part of a tax: the tax of a line or of a rate. */
export interface TracedTaxLine {
  /** Display text, as in 'VAT DE 19%'. */
  readonly label: string;
  /** Percent as decimal text: '19', '7.25'. */
  readonly rate: string;
  /** The taxed amount in minor units. */
  readonly netAmount: Money;
  /** Minor units. */
  readonly taxAmount: Money;
}

type TracedTax = Money | readonly TracedTaxLine[] | undefined;

const isAmount = (tax: Money | readonly TracedTaxLine[]): tax is Money => typeof tax === 'number';

/** The tax in minor units, from an amount or from its lines. */
export const taxOf = (tax: TracedTax): Money => {
  if (tax === undefined) return zero;
  return isAmount(tax) ? tax : sum(tax.map(({ taxAmount }) => taxAmount));
};

const linesOf = (tax: TracedTax): StepList => {
  const list = createStepList();
  if (tax === undefined || isAmount(tax)) return list;
  for (const { label, rate, netAmount, taxAmount } of tax) {
    const { numerator, denominator } = ratioOfPercent(rate);
    const residue = residueOf(netAmount, numerator, denominator, taxAmount);
    apply(list, 'taxLine', label, money(list.amount + taxAmount), residue);
  }
  return list;
};

/**
 * Adds a tax with its lines and their rounding residues.
 * @throws RangeError if the rate of a line is not decimal text
 */
export const explainTax = (list: StepList, rule: 'itemTax' | 'shippingTax', tax: TracedTax): void => {
  const amount = taxOf(tax);
  const { steps } = linesOf(tax);
  if (amount === 0 && steps.length === 0) skip(list, rule, '', { code: 'nothingDue' });
  else applyParts(list, rule, '', money(list.amount + amount), steps);
};
