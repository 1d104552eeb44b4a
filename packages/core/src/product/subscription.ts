import { isAttributeOn } from './attribute-flag.ts';
import type { Product } from './product.ts';

type Subscribed = Pick<Product, 'attributes'>;

/** The interval in which a product is paid again, or undefined when it is paid once (S4-subs). */
export const subscriptionIntervalOf = ({ attributes }: Subscribed): string | undefined => {
  const interval = attributes.subscription_interval;
  return interval === undefined || interval === null || interval === '' || interval === false
    ? undefined
    : String(interval);
};

export const isSubscription = (product: Subscribed): boolean => subscriptionIntervalOf(product) !== undefined;

export const isTrial = ({ attributes }: Subscribed): boolean => isAttributeOn(attributes, 'is_trial');

/** What follows a subscription's price: '/mo' for a month, else '/{interval}'. */
export const subscriptionSuffix = (interval: string): string =>
  interval === 'month' || interval === 'monthly' ? '/mo' : `/${interval}`;
