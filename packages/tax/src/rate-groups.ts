import { add, type Money, money, type Ratio, subtract, timesRatio, zero } from '@ironcart/core';
import { type PreparedRule, prepareRule } from './prepared-rule.ts';
import type { TaxClass, TaxRule } from './rules/tax-rule.ts';
import type { TaxTerms } from './tax-terms.ts';

/** Finds the rule of a tax class at the order's place; a `PreparedRule` saves reading its rate again. */
export type FindRuleOfClass = (taxClass: TaxClass) => TaxRule | PreparedRule | undefined;

/** What an order has of one code and rate, so far. */
export interface RateGroup {
  readonly rule: PreparedRule;
  /** What an entered amount is multiplied with: the tax's share of a net amount, the net price's of a gross one. */
  readonly partRatio: Ratio;
  /** The sum of the amounts, as they were entered. */
  enteredAmount: Money;
  /** The sum of the rounded parts that the ratio takes of them. */
  partAmount: Money;
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

const partRatioOf = ({ ratio }: PreparedRule, prices: TaxTerms['prices']): Ratio =>
  prices === 'net' ? ratio : { numerator: ratio.denominator, denominator: ratio.denominator + ratio.numerator };

const createGroup = ({ findRule, terms, all }: RateGroups, taxClass: TaxClass): RateGroup | undefined => {
  const found = findRule(taxClass);
  if (!found) return undefined;
  const rule = 'ratio' in found ? found : prepareRule(found);
  const known = all.find((group) => group.rule.label === rule.label);
  if (known) return known;
  const group = { rule, partRatio: partRatioOf(rule, terms.prices), enteredAmount: zero, partAmount: zero };
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

/** The tax on, or in, an entered amount of which the ratio takes a part. */
export const taxOfPart = (enteredAmount: Money, part: Money, prices: TaxTerms['prices']): Money =>
  prices === 'net' ? part : subtract(enteredAmount, part);

/** Counts an amount in its group, with the rounded part that the ratio takes of it. */
export const countPart = (group: RateGroup, amount: Money, part: Money): void => {
  group.enteredAmount = add(group.enteredAmount, money(amount));
  group.partAmount = add(group.partAmount, part);
};

/** The tax of one amount, rounded on its own and counted in its group; nothing where it has none. */
export const taxOfAmount = (amount: Money, taxClass: TaxClass, groups: RateGroups): Money => {
  const group = groupOf(groups, taxClass);
  if (!group) return zero;
  const { prices, rounding } = groups.terms;
  const part = timesRatio(amount, group.partRatio, rounding);
  countPart(group, amount, part);
  return taxOfPart(amount, part, prices);
};
