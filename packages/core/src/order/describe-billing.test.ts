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
])('a subscription by the %s is paid %s', (interval, words) => {
  expect(everyInterval(interval)).toBe(words);
});

it('says how often a subscription is charged, and nothing of what is paid once', () => {
  const monthly = plainProduct({ productId: 9, attributes: { subscription_interval: 'month' } });
  expect(describeBilling(monthly)).toEqual([{ label: 'Billed', value: 'every month, until you cancel' }]);
  const trial = { subscription_interval: 'month', is_trial: true, trial_days: 14 };
  expect(describeBilling(plainProduct({ productId: 9, attributes: trial }))).toEqual([
    { label: 'Billed', value: 'every month after 14 days, until you cancel' },
  ]);
  expect(describeBilling(plainProduct({ productId: 8 }))).toEqual([]);
  expect(describeBilling(undefined)).toEqual([]);
});
