import type { Rounding } from '@ironcart/core';
import { isPriceDiscount } from './discount/price-discount.ts';
import { issueOf, type PricingIssue, type PricingProblem } from './issues.ts';
import type { PriceContext } from './price-context.ts';

const roundings: readonly Rounding[] = ['halfUp', 'halfDown', 'halfEven', 'up', 'down'];

const noIssues: readonly PricingIssue[] = [];

const problemOf = ({
  now,
  groupId = -1,
  rounding,
  orderDiscount,
}: Partial<PriceContext>): PricingProblem | undefined => {
  if (!Number.isFinite(now)) return { code: 'invalidContext', field: 'now' };
  if (!Number.isSafeInteger(groupId) || groupId < 0) return { code: 'invalidContext', field: 'groupId' };
  if (rounding !== undefined && !roundings.includes(rounding)) return { code: 'invalidContext', field: 'rounding' };
  return orderDiscount !== undefined && !isPriceDiscount(orderDiscount) ? { code: 'invalidOrderDiscount' } : undefined;
};

/** What is wrong with a context, or without one: no cart can be priced then. It belongs to no line and no product. */
export const contextIssues = (context: PriceContext | undefined): readonly PricingIssue[] => {
  const problem = problemOf(context ?? {});
  return problem ? [issueOf(problem)] : noIssues;
};
