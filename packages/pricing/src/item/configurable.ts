import type { LineItem, Product } from '@ironcart/core';
import { type PricingRun, report } from './pricing-run.ts';

const hasChild = (product: Product, productId: number): boolean =>
  product.childrenIds.includes(productId) || product.children.some((child) => child.productId === productId);

/** The one chosen child of a configurable; anything else is reported. */
export const chosenChild = (item: LineItem, product: Product, run: PricingRun): LineItem | undefined => {
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
