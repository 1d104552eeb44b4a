import { type Money, type Ratio, zero } from '@ironcart/core/money';
import type { PreparedRule } from './prepared-rule.ts';
import type { RulesOfClass } from './rule-index.ts';
import { isRuleClass, type RuleClass } from './rules/tax-rule.ts';
import { taxRatiosOf } from './tax-ratios.ts';
import { type EnteredPrice, isEnteredPrice, type TaxTerms } from './tax-terms.ts';

/** Adds without an overflow check: `magnitudeOf` checks once per order that all sums are exact. */
export const plus = (left: Money, right: Money): Money => (left + right) as Money;

/** The running total of one tax in an order: one levy, code and rate. */
export interface TaxCount {
  readonly levy: string | undefined;
  readonly code: string;
  readonly rate: string;
  readonly label: string;
  netAmount: Money;
  taxAmount: Money;
  readonly lineAmounts: Money[];
  shippingAmount: Money;
}

/** A tax that is due on net amounts or on gross ones, and the fraction that it takes of such an amount. */
export interface DueTax {
  readonly count: TaxCount;
  readonly ratio: Ratio;
}

/** A tax class of an order with net or gross amounts; `previous` links the classes in a list. */
export interface TaxedClass {
  readonly taxClass: RuleClass;
  readonly prices: EnteredPrice;
  /** Empty if the table has no rule for the class. */
  readonly taxes: readonly DueTax[];
  /** The sum of its net amounts. */
  netAmount: Money;
  readonly previous: TaxedClass | undefined;
}

/** Accumulates the taxes of one order; classes are added when they first occur. */
export interface TaxTally {
  readonly rulesOf: RulesOfClass;
  readonly terms: TaxTerms;
  readonly lineCount: number;
  /** One for each levy, code and rate. */
  readonly counts: TaxCount[];
  /** The taxes of all classes; classes with the same code and rate share one. */
  readonly taxes: DueTax[];
  latestClass: TaxedClass | undefined;
}

export const createTally = (rulesOf: RulesOfClass, terms: TaxTerms, lineCount: number): TaxTally => ({
  rulesOf,
  terms,
  lineCount,
  counts: [],
  taxes: [],
  latestClass: undefined,
});

const countOf = ({ counts, lineCount }: TaxTally, { levy, code, rate, label }: PreparedRule): TaxCount => {
  for (const known of counts) {
    if (known.label === label && known.levy === levy) return known;
  }
  const lineAmounts = new Array<Money>(lineCount);
  for (let place = 0; place < lineCount; place += 1) lineAmounts[place] = zero;
  const count = { levy, code, rate, label, netAmount: zero, taxAmount: zero, lineAmounts, shippingAmount: zero };
  counts.push(count);
  return count;
};

const dueTaxOf = (tally: TaxTally, rule: PreparedRule, ratio: Ratio): DueTax => {
  const count = countOf(tally, rule);
  const { numerator, denominator } = ratio;
  for (const known of tally.taxes) {
    const isSame = known.ratio.numerator === numerator && known.ratio.denominator === denominator;
    if (known.count === count && isSame) return known;
  }
  const tax = { count, ratio };
  tally.taxes.push(tax);
  return tax;
};

const addClass = (tally: TaxTally, taxClass: RuleClass, prices: EnteredPrice): TaxedClass => {
  const rules = tally.rulesOf(taxClass);
  const ratios = taxRatiosOf(rules, prices);
  const taxes: DueTax[] = [];
  for (const rule of rules) taxes.push(dueTaxOf(tally, rule, ratios[taxes.length] as Ratio));
  const added = { taxClass, prices, taxes, netAmount: zero, previous: tally.latestClass };
  tally.latestClass = added;
  return added;
};

/** Finds a class of the order, or adds it; undefined for an unknown class name or neither net nor gross prices. */
export const classOf = (tally: TaxTally, taxClass: RuleClass, prices: EnteredPrice): TaxedClass | undefined => {
  for (let known = tally.latestClass; known; known = known.previous) {
    if (known.taxClass === taxClass && known.prices === prices) return known;
  }
  return isRuleClass(taxClass) && isEnteredPrice(prices) ? addClass(tally, taxClass, prices) : undefined;
};

/** Adds each class's net amount to the totals of its taxes, after all amounts are known. */
export const countNetAmounts = ({ latestClass }: TaxTally): void => {
  for (let known = latestClass; known; known = known.previous) {
    for (const { count } of known.taxes) count.netAmount = plus(count.netAmount, known.netAmount);
  }
};

/** The sum of all taxes in the tally. */
export const sumOfTaxes = ({ counts }: TaxTally): Money => {
  let tax = zero;
  for (const { taxAmount } of counts) tax = plus(tax, taxAmount);
  return tax;
};
