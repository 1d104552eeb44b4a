import type { LineItem } from '@ironcart/core/list';
import { isReadable } from './item-field.ts';
import { type PricingRun, report } from './pricing-run.ts';

/** The maximum depth of children: a bundle of configurables has two levels. */
const deepestNesting = 8;

/**
 * Whether the children of an item can be read: they are not nested too deeply, none contains itself, and all are
 * readable. Reports the problems.
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
