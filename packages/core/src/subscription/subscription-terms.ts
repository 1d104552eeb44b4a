import { type Money, parseMoney } from '../money/index.ts';
import type { Product } from '../product/product.ts';
import { isAttributeOn } from '../product/product-parts.ts';
import { requireFields } from '../require-argument.ts';

type Subscribed = Pick<Product, 'attributes'>;

/** The interval in which a product is paid again, or undefined when it is paid once (S4-subs). */
export const subscriptionIntervalOf = (product: Subscribed): string | undefined => {
  requireFields(product, 'product', { attributes: 'object' });
  const { attributes } = product;
  const interval = attributes.subscription_interval;
  return interval === undefined || interval === null || interval === '' || interval === false
    ? undefined
    : String(interval);
};

/** Whether a product is delivered again and again. */
export const isSubscription = (product: Subscribed): boolean => subscriptionIntervalOf(product) !== undefined;

/** Whether a subscription begins with a trial. */
export const isTrial = (product: Subscribed): boolean => {
  requireFields(product, 'product', { attributes: 'object' });
  const { attributes } = product;
  return isAttributeOn(attributes, 'is_trial');
};

/** What a subscription costs, and when, after its first payment. */
export interface SubscriptionTerms {
  /** As in 'month' or '3 months'. */
  readonly interval: string;
  /** Length of the first period in days; undefined: one interval. */
  readonly trialDays: number | undefined;
  /** Price of one piece per interval in minor units, before tax; undefined: the price that it was bought at. */
  readonly renewalPrice: Money | undefined;
}

/** Terms of a product that is paid again; undefined for one that is paid once. */
export const subscriptionTermsOf = (product: Subscribed): SubscriptionTerms | undefined => {
  const interval = subscriptionIntervalOf(product);
  if (interval === undefined) return undefined;
  const { trial_days, renewal_price } = product.attributes;
  const days = isTrial(product) ? Number(trial_days ?? 0) : 0;
  const price = parseMoney(String(renewal_price ?? ''));
  return {
    interval,
    trialDays: Number.isInteger(days) && days > 0 && days <= 366 ? days : undefined,
    renewalPrice: price.ok && price.value >= 0 ? price.value : undefined,
  };
};

/** How catalogues write a month; the specification leaves it open. */
const monthly: readonly string[] = ['month', 'monthly', '1 month'];

/** Suffix of a subscription's price: '/mo' for a month, otherwise '/{interval}' (S4-misc-02, S4-misc-03). */
export const subscriptionSuffix = (interval: string): string => (monthly.includes(interval) ? '/mo' : `/${interval}`);
