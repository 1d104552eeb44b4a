import type { Product } from '../product/product.ts';
import { isAttributeOn } from '../product/product-parts.ts';

type Subscribed = Pick<Product, 'attributes'>;

/** The interval in which a product is paid again, or undefined when it is paid once (S4-subs). */
export const subscriptionIntervalOf = ({ attributes }: Subscribed): string | undefined => {
  const interval = attributes.subscription_interval;
  return interval === undefined || interval === null || interval === '' || interval === false
    ? undefined
    : String(interval);
};

/** Whether a product is delivered again and again. */
export const isSubscription = (product: Subscribed): boolean => subscriptionIntervalOf(product) !== undefined;

/** Whether a subscription begins with a trial. */
export const isTrial = ({ attributes }: Subscribed): boolean => isAttributeOn(attributes, 'is_trial');

/** How catalogues write a month; the specification leaves it open. */
const monthly: readonly string[] = ['month', 'monthly', '1 month'];

/** Suffix of a subscription's price: '/mo' for a month, otherwise '/{interval}' (S4-misc-02, S4-misc-03). */
export const subscriptionSuffix = (interval: string): string => (monthly.includes(interval) ? '/mo' : `/${interval}`);
