import { parseMoney } from '@ironcart/core/money';
import { isAttributeOn } from '@ironcart/core/product';
import { isSubscriptionInterval } from '@ironcart/core/subscription';
import type { ProductRecord } from '../../catalogue/product-types.ts';

type Subscribed = Pick<ProductRecord, 'type' | 'attributes'>;

const isTrialLength = (days: unknown): boolean =>
  Number.isInteger(Number(days)) && Number(days) >= 1 && Number(days) <= 366;

const isPrice = (given: unknown): boolean => {
  const price = parseMoney(String(given));
  return price.ok && price.value >= 0;
};

/**
 * The rules of subscriptions: what a customer agrees to must be readable when it is charged again.
 * @returns the reason why a product cannot be sold as a subscription; undefined if it can, or is none
 */
export const subscriptionFault = ({ type, attributes }: Subscribed): string | undefined => {
  const { subscription_interval: interval, trial_days: days } = attributes;
  if (interval === undefined || interval === '' || interval === false) return undefined;
  if (!isSubscriptionInterval(String(interval))) {
    return `its subscription_interval "${interval}" must be day, week, month or year, or several of them, as in 3 months`;
  }
  if (type !== 'virtual') {
    return 'a subscription must be of type virtual: its later payments ship nothing';
  }
  if (isAttributeOn(attributes, 'is_trial') && days !== undefined && !isTrialLength(days)) {
    return `its trial_days "${days}" must be a whole number of days from 1 to 366`;
  }
  const unreadable = Object.entries(attributes).find(
    ([name, given]) => name.startsWith('renewal_price') && !isPrice(given),
  );
  return unreadable && `its ${unreadable[0]} "${unreadable[1]}" must be an amount like 24.00`;
};
