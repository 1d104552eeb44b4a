import { add, type Money, money, timesRatio, zero } from '@ironcart/core';
import { countTax, groupOf, type RateGroup, type RateGroups, taxOfAmount } from './rate-groups.ts';
import { ratedParts } from './rated-parts.ts';
import type { TaxClass } from './rules/tax-rule.ts';

/** What is taxed: a line's total after its share of any discount, in minor units, owed or owing. */
export interface TaxableItem {
  readonly amount: Money;
  readonly taxClass: TaxClass;
}

const countByLine = (items: readonly TaxableItem[], groups: RateGroups): void => {
  const { rounding } = groups.terms;
  for (const { amount, taxClass } of items) {
    const group = groupOf(groups, taxClass);
    if (group) countTax(group, amount, timesRatio(amount, group.taxRatio, rounding));
  }
};

/** Each item's share of its group's tax need not be known. */
const countByGroup = (items: readonly TaxableItem[], groups: RateGroups): void => {
  for (const { amount, taxClass } of items) {
    const group = groupOf(groups, taxClass);
    if (group) group.enteredAmount = add(group.enteredAmount, money(amount));
  }
  for (const group of groups.all) {
    group.taxAmount = timesRatio(group.enteredAmount, group.taxRatio, groups.terms.rounding);
  }
};

/** Counts items in their groups where the tax of each is not asked for. */
export const countItems = (items: readonly TaxableItem[], groups: RateGroups): void =>
  groups.terms.at === 'line' ? countByLine(items, groups) : countByGroup(items, groups);

/** Counts items in their groups, rounded once for all items of a group, which they share. */
const taxesByGroup = (items: readonly TaxableItem[], groups: RateGroups): readonly Money[] => {
  const { rounding } = groups.terms;
  const groupOfItem: (RateGroup | undefined)[] = [];
  const taxes: Money[] = [];
  for (const { taxClass } of items) {
    groupOfItem.push(groupOf(groups, taxClass));
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
    for (const tax of ratedParts(amounts, group.taxRatio, rounding)) {
      while (groupOfItem[place] !== group) place += 1;
      countTax(group, items[place]?.amount ?? zero, tax);
      taxes[place] = tax;
      place += 1;
    }
  }
  return taxes;
};

/** The taxes of items, one for each, counted in their groups. */
export const taxesOfItems = (items: readonly TaxableItem[], groups: RateGroups): readonly Money[] =>
  groups.terms.at === 'line'
    ? items.map(({ amount, taxClass }) => taxOfAmount(amount, taxClass, groups))
    : taxesByGroup(items, groups);
