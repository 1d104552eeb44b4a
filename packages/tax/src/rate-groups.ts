import { add, type Money, multiplyByRatio, type Ratio, subtract, zero } from '@ironcart/core';
import { type PreparedRule, prepareRule } from './prepared-rule.ts';
import { ratedParts } from './rated-parts.ts';
import type { TaxClass, TaxRule } from './rules/tax-rule.ts';
import type { TaxTerms } from './tax-terms.ts';

/** What is taxed: a line's total after its share of any discount, in minor units, owed or owing. */
export interface TaxableItem {
  readonly amount: Money;
  readonly taxClass: TaxClass;
}

/** Finds the rule of a tax class at the order's place; a `PreparedRule` saves reading its rate again. */
export type FindRuleOfClass = (taxClass: TaxClass) => TaxRule | PreparedRule | undefined;

/** What an order has of one code and rate, so far. */
export interface RateGroup {
  readonly rule: PreparedRule;
  /** What an entered amount is multiplied with: the tax's share of a net amount, the net price's of a gross one. */
  readonly partRatio: Ratio;
  netAmount: Money;
  taxAmount: Money;
}

/** An order's groups, in the order in which its classes occur. Classes with the same code and rate share one. */
export interface RateGroups {
  readonly all: readonly RateGroup[];
  /** Undefined where the class is not taxed at the order's place. */
  groupOf(taxClass: TaxClass): RateGroup | undefined;
}

const partRatioOf = ({ ratio: { numerator, denominator } }: PreparedRule, prices: TaxTerms['prices']): Ratio =>
  prices === 'net' ? { numerator, denominator } : { numerator: denominator, denominator: denominator + numerator };

export const createRateGroups = (findRule: FindRuleOfClass, { prices }: TaxTerms): RateGroups => {
  const all: RateGroup[] = [];
  const classes: TaxClass[] = [];
  const groups: (RateGroup | undefined)[] = [];

  const createGroup = (taxClass: TaxClass): RateGroup | undefined => {
    const found = findRule(taxClass);
    if (!found) return undefined;
    const rule = 'ratio' in found ? found : prepareRule(found);
    const known = all.find((group) => group.rule.label === rule.label);
    if (known) return known;
    const group = { rule, partRatio: partRatioOf(rule, prices), netAmount: zero, taxAmount: zero };
    all.push(group);
    return group;
  };

  return {
    all,
    groupOf(taxClass) {
      // A loop: looking up a place by its value costs as much as the arithmetic of a line.
      for (let known = 0; known < classes.length; known += 1) if (classes[known] === taxClass) return groups[known];
      const group = createGroup(taxClass);
      classes.push(taxClass);
      groups.push(group);
      return group;
    },
  };
};

/** The tax of an amount whose rated part is known; the group keeps count. */
const record = (group: RateGroup, amount: Money, part: Money, prices: TaxTerms['prices']): Money => {
  const taxAmount = prices === 'net' ? part : subtract(amount, part);
  group.netAmount = add(group.netAmount, prices === 'net' ? amount : part);
  group.taxAmount = add(group.taxAmount, taxAmount);
  return taxAmount;
};

/** The tax of one amount, rounded on its own and counted in its group; nothing where it has none. */
export const taxOfAmount = (
  { amount, taxClass }: TaxableItem,
  groups: RateGroups,
  { prices, rounding }: TaxTerms,
): Money => {
  const group = groups.groupOf(taxClass);
  if (!group) return zero;
  const { numerator, denominator } = group.partRatio;
  return record(group, amount, multiplyByRatio(amount, numerator, denominator, rounding), prices);
};

/** The taxes of items, one for each, rounded once for all items of a group. */
const taxesOfGroups = (
  items: readonly TaxableItem[],
  groups: RateGroups,
  { prices, rounding }: TaxTerms,
): readonly Money[] => {
  const groupOfItem: (RateGroup | undefined)[] = [];
  const taxes: Money[] = [];
  for (const { taxClass } of items) {
    groupOfItem.push(groups.groupOf(taxClass));
    taxes.push(zero);
  }
  for (const group of groups.all) {
    const amounts: Money[] = [];
    let place = 0;
    for (const { amount } of items) {
      if (groupOfItem[place] === group) amounts.push(amount);
      place += 1;
    }
    place = 0;
    for (const part of ratedParts(amounts, group.partRatio, rounding)) {
      while (groupOfItem[place] !== group) place += 1;
      taxes[place] = record(group, items[place]?.amount ?? zero, part, prices);
      place += 1;
    }
  }
  return taxes;
};

/** The taxes of items, one for each, counted in their groups. */
export const taxesOfItems = (items: readonly TaxableItem[], groups: RateGroups, terms: TaxTerms): readonly Money[] =>
  terms.at === 'line' ? items.map((item) => taxOfAmount(item, groups, terms)) : taxesOfGroups(items, groups, terms);
