import type { Product } from '../product/product.ts';
import type { DescribedChoice } from '../product-page/describe-choices.ts';
import { subscriptionIntervalOf } from '../product-page/subscription.ts';
import { everyInterval } from './every-interval.ts';

/** How often a subscription is charged, in words beside the choices of its line; nothing for what is paid once. */
export const describeBilling = (product: Product | undefined): readonly DescribedChoice[] => {
  const interval = product && subscriptionIntervalOf(product);
  return interval === undefined ? [] : [{ label: 'Billed', value: `${everyInterval(interval)}, until you cancel` }];
};
