import { expect, it } from 'vitest';
import { plainProduct } from '../testing/index.ts';
import { describeBilling } from './describe-billing.ts';
import { everyInterval } from './every-interval.ts';

it.each([
  ['month', 'every month'],
  ['yearly', 'every year'],
  ['3 months', 'every 3 months'],
  ['1 week', 'every week'],
  ['fortnight', 'every fortnight'],
])('subscription charged by the %s is described as paid %s', (interval, words) => {
  expect(everyInterval(interval)).toBe(words);
});

const inUsa = { currency: 'USD', locale: 'en_US' } as const;

it('billing description states how often a subscription is charged, and is empty for one-time payments', () => {
  const monthly = plainProduct({ productId: 9, attributes: { subscription_interval: 'month' } });
  expect(describeBilling(monthly, inUsa)).toEqual([{ label: 'Billed', value: 'every month, until you cancel' }]);
  const trial = { subscription_interval: 'month', is_trial: true, trial_days: 14, renewal_price: '24.00' };
  expect(describeBilling(plainProduct({ productId: 9, attributes: trial }), inUsa)).toEqual([
    { label: 'Billed', value: '$24.00 before tax every month after 14 days, until you cancel' },
  ]);
  expect(describeBilling(plainProduct({ productId: 8 }), inUsa)).toEqual([]);
  expect(describeBilling(undefined, inUsa)).toEqual([]);
});
