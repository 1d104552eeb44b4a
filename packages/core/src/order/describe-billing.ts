import type { Product } from '../product/product.ts';
import type { DescribedChoice } from '../product-page/describe-choices.ts';
import { subscriptionIntervalOf } from '../product-page/subscription.ts';

/** How often a subscription is paid: 'every month', 'every 3 months'. */
export const everyInterval = (interval: string): string =>
  `every ${interval.replace(/^(?:1 )?(week|month|year)(?:ly)?$/, '$1')}`;

/** How often a subscription is charged, in words beside the choices of its line; nothing for what is paid once. */
export const describeBilling = (product: Product | undefined): readonly DescribedChoice[] => {
  const interval = product && subscriptionIntervalOf(product);
  return interval === undefined ? [] : [{ label: 'Billed', value: `${everyInterval(interval)}, until you cancel` }];
};
