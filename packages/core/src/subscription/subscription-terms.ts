import { type Money, parseMoney } from '../money/index.ts';
import type { Product } from '../product/product.ts';
import { isAttributeOn } from '../product/product-parts.ts';
import { requireFields } from '../require-argument.ts';

type Subscribed = Pick<Product, 'attributes'>;

/** The payment interval of a product; undefined if it is paid once (S4-subs). */
export const subscriptionIntervalOf = (product: Subscribed): string | undefined => {
  requireFields(product, 'product', { attributes: 'object' });
  const { attributes } = product;
  const interval = attributes.subscription_interval;
  return interval === undefined || interval === null || interval === '' || interval === false
    ? undefined
    : String(interval);
};

/** Whether a product is a subscription. */
export const isSubscription = (product: Subscribed): boolean => subscriptionIntervalOf(product) !== undefined;

/** Whether a subscription begins with a trial. */
export const isTrial = (product: Subscribed): boolean => {
  requireFields(product, 'product', { attributes: 'object' });
  const { attributes } = product;
  return isAttributeOn(attributes, 'is_trial');
};

/** The price and schedule of a subscription's payments after the first. */
export interface SubscriptionTerms {
  /** As in 'month' or '3 months'. */
  readonly interval: string;
  /** Length of the first period in days; undefined: one interval. */
  readonly trialDays: number | undefined;
  /** Price of one piece per interval in minor units, before tax; undefined: the purchase price. */
  readonly renewalPrice: Money | undefined;
}

/** The subscription terms of a product; undefined if it is paid once. */
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

/** The catalogue's notations of a month; the specification leaves them open. */
const monthly: readonly string[] = ['month', 'monthly', '1 month'];

/** Suffix of a subscription's price: '/mo' for a month, otherwise '/{interval}' (S4-misc-02, S4-misc-03). */
export const subscriptionSuffix = (interval: string): string => (monthly.includes(interval) ? '/mo' : `/${interval}`);
