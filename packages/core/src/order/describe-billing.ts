import { formatMoney } from '../money/index.ts';
import type { Product } from '../product/product.ts';
import type { DescribedChoice } from '../product-page/describe-choices.ts';
import { requireObject } from '../require-argument.ts';
import type { Site } from '../site/site.ts';
import { subscriptionTermsOf } from '../subscription/subscription-terms.ts';
import { everyInterval } from './every-interval.ts';

/**
 * The billing interval of a subscription in words, shown beside the choices of its line, with the price of later
 * periods if it differs; empty for one-time purchases.
 */
export const describeBilling = (
  product: Product | undefined,
  site: Pick<Site, 'currency' | 'locale'>,
): readonly DescribedChoice[] => {
  requireObject(site, 'site');
  const { currency, locale } = site;
  const terms = product ? subscriptionTermsOf(product) : undefined;
  if (terms === undefined) return [];
  const after = terms.trialDays === undefined ? '' : ` after ${terms.trialDays} days`;
  const price =
    terms.renewalPrice === undefined ? '' : `${formatMoney(terms.renewalPrice, currency, locale)} before tax `;
  return [{ label: 'Billed', value: `${price}${everyInterval(terms.interval)}${after}, until you cancel` }];
};
