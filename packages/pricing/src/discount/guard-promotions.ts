import { requireArray, requireObject } from '@ironcart/core/result';
import type { PromotionRule } from './promotions.ts';

/** A promotion rule's failure: the message of the thrown error, or of a result that is not a list of numbers. */
export interface PromotionFault {
  /** The rule's name. */
  readonly rule: string;
  readonly cause: unknown;
}

/**
 * Wraps rules so that they give no discount if they throw or return something other than a list: a faulty rule must not
 * break a page or an order. The browser and the backend wrap the same rules, so their amounts still agree.
 * @param report called with the first fault of each rule
 */
export const guardPromotions = (
  rules: readonly PromotionRule[],
  report: (fault: PromotionFault) => void,
): readonly PromotionRule[] =>
  requireArray(rules, 'rules').map((rule): PromotionRule => {
    requireObject(rule, 'rule');
    let isReported = false;
    const fail = (cause: unknown): readonly number[] => {
      if (!isReported) report({ rule: rule.name, cause });
      isReported = true;
      return [];
    };
    return {
      name: rule.name,
      discountsOf: (lines, terms) => {
        try {
          const discounts: unknown = rule.discountsOf(lines, terms);
          return Array.isArray(discounts) ? discounts : fail(new TypeError('discountsOf returned no list of numbers'));
        } catch (cause) {
          return fail(cause);
        }
      },
    };
  });
