import type { TaxRule } from './tax-rule.ts';

type Period = Pick<TaxRule, 'from' | 'until'>;

export const isDated = ({ from, until }: Period): boolean => from !== undefined || until !== undefined;

/** Whether a rule applies on a day; without a day, dated rules do not apply. */
export const isInForce = (period: Period, day: string | undefined): boolean => {
  if (!isDated(period)) return true;
  const { from = '', until = '9999-12-31' } = period;
  return day !== undefined && from <= day && day <= until;
};

/** Whether two rules are both dated or both undated, and their periods overlap. */
export const overlaps = (left: Period, right: Period): boolean =>
  isDated(left) === isDated(right) &&
  (left.from ?? '') <= (right.until ?? '9999-12-31') &&
  (right.from ?? '') <= (left.until ?? '9999-12-31');
