import type { LineItem } from '@ironcart/core/list';
import type { ProductOf } from '@ironcart/core/product';
import { type LineDraft, type ParentTerms, type PrepareChild, redeemedBy } from './line-draft.ts';
import { type PricingRun, report } from './pricing-run.ts';

type Configurable = ProductOf<'configurable'>;

const hasChild = (product: Configurable, productId: number): boolean =>
  product.childrenIds.includes(productId) || product.children.some((child) => child.productId === productId);

/** The selected child of a configurable; anything but exactly one valid child is reported. */
const chosenChild = (item: LineItem, product: Configurable, run: PricingRun): LineItem | undefined => {
  const [child, ...others] = item.children;
  if (child === undefined || others.length > 0) {
    report(run, product.productId, { code: 'invalidConfigurable' });
    return undefined;
  }
  if (!hasChild(product, child.productId)) {
    report(run, product.productId, { code: 'unknownConfigurableChild' });
    return undefined;
  }
  return child;
};

/** Adds the selected child of a configurable to its draft; returns false if it cannot be priced. */
export const addChosenChild = (
  draft: LineDraft,
  product: Configurable,
  run: PricingRun,
  terms: ParentTerms,
  prepareChild: PrepareChild,
): boolean => {
  const { item, pieces } = draft;
  const chosen = chosenChild(item, product, run);
  const redeems = redeemedBy(item, terms.redeems);
  const child = chosen && prepareChild(chosen, item, run, { ...terms, qty: 1, pieces, redeems });
  if (!child) return false;
  draft.children = [child];
  return true;
};
