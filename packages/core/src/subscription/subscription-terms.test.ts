import { describe, expect, it } from 'vitest';
import { subscriptionTermsOf } from './subscription-terms.ts';

const termsOf = (attributes: Readonly<Record<string, string | number | boolean | null>>) =>
  subscriptionTermsOf({ attributes: { subscription_interval: 'month', ...attributes } });

describe('subscription terms', () => {
  it('are undefined for one-time payments', () => {
    expect(termsOf({ subscription_interval: null, trial_days: 14, is_trial: true })).toBeUndefined();
  });

  it.each([14, '14', 1, 366])('contain a trial of %j days', (trial_days) => {
    expect(termsOf({ is_trial: true, trial_days })?.trialDays).toBe(Number(trial_days));
  });

  it.each([0, -1, 367, 1.5, 'two weeks', '', null])(
    'contain one interval instead of a trial of %j days',
    (trial_days) => {
      expect(termsOf({ is_trial: true, trial_days })?.trialDays).toBeUndefined();
      expect(termsOf({ is_trial: false, trial_days: 14 })?.trialDays).toBeUndefined();
    },
  );

  it.each([
    ['24.00', 2_400],
    [24, 2_400],
    [0, 0],
    ['-1.00', undefined],
    ['free', undefined],
    [null, undefined],
  ])('contain for %j a later price of %j cents', (renewal_price, cents) => {
    expect(termsOf({ renewal_price })?.renewalPrice).toBe(cents);
  });
});
