import type { Product } from '../product/product.ts';
import type { DescribedChoice } from '../product-page/describe-choices.ts';
import { subscriptionTermsOf } from '../subscription/subscription-terms.ts';
import { everyInterval } from './every-interval.ts';

/** How often a subscription is charged, in words beside the choices of its line; nothing for what is paid once. */
export const describeBilling = (product: Product | undefined): readonly DescribedChoice[] => {
  const terms = product ? subscriptionTermsOf(product) : undefined;
  if (terms === undefined) return [];
  const after = terms.trialDays === undefined ? '' : ` after ${terms.trialDays} days`;
  return [{ label: 'Billed', value: `${everyInterval(terms.interval)}${after}, until you cancel` }];
};
