import { add, type Money, money, type Ratio, timesRatio, zero } from '@ironcart/core';
import { ratioWithinGross } from './net-gross.ts';
import { type PreparedRule, prepareRule } from './prepared-rule.ts';
import type { TaxClass, TaxRule } from './rules/tax-rule.ts';
import type { TaxTerms } from './tax-terms.ts';

/** Finds the rule of a tax class at the order's place; a `PreparedRule` saves reading its rate again. */
export type FindRuleOfClass = (taxClass: TaxClass) => TaxRule | PreparedRule | undefined;

/** What an order has of one code and rate, so far. */
export interface RateGroup {
  readonly rule: PreparedRule;
  /** The tax's share of an entered amount: the rate of a net amount, rate / (1 + rate) of a gross one. */
  readonly taxRatio: Ratio;
  /** The sum of the amounts, as they were entered. */
  enteredAmount: Money;
  /** The sum of their rounded taxes. */
  taxAmount: Money;
}

/** The group of a class, and the class before it: a list that costs one object per class, and nothing else. */
interface ClassGroup {
  readonly taxClass: TaxClass;
  /** Undefined where the class is not taxed at the order's place. */
  readonly group: RateGroup | undefined;
  readonly previous: ClassGroup | undefined;
}

/** An order's groups, made as its classes occur. Classes with the same code and rate share one. */
export interface RateGroups {
  readonly findRule: FindRuleOfClass;
  readonly terms: TaxTerms;
  readonly all: RateGroup[];
  latestClass: ClassGroup | undefined;
}

export const createRateGroups = (findRule: FindRuleOfClass, terms: TaxTerms): RateGroups => ({
  findRule,
  terms,
  all: [],
  latestClass: undefined,
});

const taxRatioOf = ({ ratio }: PreparedRule, prices: TaxTerms['prices']): Ratio =>
  prices === 'net' ? ratio : ratioWithinGross(ratio);

const createGroup = ({ findRule, terms, all }: RateGroups, taxClass: TaxClass): RateGroup | undefined => {
  const found = findRule(taxClass);
  if (!found) return undefined;
  const rule = 'ratio' in found ? found : prepareRule(found);
  const known = all.find((group) => group.rule.label === rule.label);
  if (known) return known;
  const group = { rule, taxRatio: taxRatioOf(rule, terms.prices), enteredAmount: zero, taxAmount: zero };
  all.push(group);
  return group;
};

/** The group of a class, made when the class is its first; undefined where the class is not taxed. */
export const groupOf = (groups: RateGroups, taxClass: TaxClass): RateGroup | undefined => {
  for (let known = groups.latestClass; known; known = known.previous) {
    if (known.taxClass === taxClass) return known.group;
  }
  const group = createGroup(groups, taxClass);
  groups.latestClass = { taxClass, group, previous: groups.latestClass };
  return group;
};

/** Counts an amount in its group, with its rounded tax. */
export const countTax = (group: RateGroup, amount: Money, tax: Money): void => {
  group.enteredAmount = add(group.enteredAmount, money(amount));
  group.taxAmount = add(group.taxAmount, tax);
};

/** The tax of one amount, rounded on its own and counted in its group; nothing where it has none. */
export const taxOfAmount = (amount: Money, taxClass: TaxClass, groups: RateGroups): Money => {
  const group = groupOf(groups, taxClass);
  if (!group) return zero;
  const tax = timesRatio(amount, group.taxRatio, groups.terms.rounding);
  countTax(group, amount, tax);
  return tax;
};
