import {
  isSubscriptionInterval,
  isTrial,
  subscriptionIntervalOf,
  subscriptionTermsOf,
} from '@ironcart/core/subscription';
import type { ProductRecord } from '../../catalogue/product-types.ts';

type Subscribed = Pick<ProductRecord, 'type' | 'attributes'>;

/**
 * Validates subscriptions: the terms that a customer agrees to must be readable at each renewal.
 * @returns the reason why a product cannot be sold as a subscription; undefined if it can, or is not a subscription
 */
export const subscriptionFault = ({ type, attributes }: Subscribed): string | undefined => {
  const interval = subscriptionIntervalOf({ attributes });
  if (interval === undefined) return undefined;
  if (!isSubscriptionInterval(interval)) {
    return `its subscription_interval "${interval}" must be day, week, month or year, or several of them, as in 3 months`;
  }
  if (type !== 'virtual') return 'a subscription must be of type virtual: its later payments ship nothing';
  const { trial_days: days } = attributes;
  if (isTrial({ attributes }) && days !== undefined && subscriptionTermsOf({ attributes })?.trialDays === undefined) {
    return `its trial_days "${days}" must be a whole number of days from 1 to 366`;
  }
  const unreadable = Object.entries(attributes).find(
    ([name, renewal_price]) =>
      name.startsWith('renewal_price') &&
      subscriptionTermsOf({ attributes: { ...attributes, renewal_price } })?.renewalPrice === undefined,
  );
  return unreadable && `its ${unreadable[0]} "${unreadable[1]}" must be an amount like 24.00`;
};
