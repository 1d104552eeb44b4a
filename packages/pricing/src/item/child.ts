import type { LineItem } from '@ironcart/core/list';
import { isReadable } from './item-field.ts';
import { type PricingRun, report } from './pricing-run.ts';

/** A bundle of configurables has two levels of children; more than this is no product. */
const deepestNesting = 8;

/**
 * Whether the children of an item can be looked at: there are not too many levels of them, none is the item itself or
 * an item around it, and each is readable. What is wrong is reported.
 */
export const canReadChildren = (item: LineItem, run: PricingRun): boolean => {
  const { ancestors } = run;
  if (ancestors.length >= deepestNesting) {
    report(run, item.productId, { code: 'tooDeeplyNested', deepest: deepestNesting });
    return false;
  }
  ancestors.push(item);
  const issuesBefore = run.issues.length;
  for (const child of item.children) {
    if (ancestors.includes(child)) report(run, child.productId, { code: 'cyclicItem' });
    else isReadable(child, run);
  }
  ancestors.pop();
  return run.issues.length === issuesBefore;
};
