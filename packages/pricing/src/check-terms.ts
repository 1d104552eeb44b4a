import type { Rounding } from '@ironcart/core/money';
import { isPriceDiscount } from './discount/price-discount.ts';
import { issueOf, type PricingIssue, type PricingProblem } from './issues.ts';
import type { QuoteTerms } from './quote-terms.ts';

const roundings: readonly Rounding[] = ['halfUp', 'halfDown', 'halfEven', 'up', 'down'];

const problemOf = (terms: Partial<QuoteTerms>): PricingProblem | undefined => {
  const { now, shopper, rounding, orderDiscount, promotions } = terms;
  const groupId = shopper?.groupId ?? -1;
  if (!Number.isFinite(now)) return { code: 'invalidContext', field: 'now' };
  if (!Number.isSafeInteger(groupId) || groupId < 0) return { code: 'invalidContext', field: 'groupId' };
  if (rounding !== undefined && !roundings.includes(rounding)) return { code: 'invalidContext', field: 'rounding' };
  if (promotions !== undefined && typeof promotions !== 'function')
    return { code: 'invalidContext', field: 'promotions' };
  return orderDiscount !== undefined && !isPriceDiscount(orderDiscount) ? { code: 'invalidOrderDiscount' } : undefined;
};

/** The issues of a quote's terms, which concern no line and no product. A cart cannot be priced with invalid terms. */
export const termsIssue = (terms: QuoteTerms): PricingIssue | undefined => {
  const problem = problemOf(terms);
  return problem && issueOf(problem);
};
