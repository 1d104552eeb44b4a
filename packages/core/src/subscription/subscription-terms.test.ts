import { describe, expect, it } from 'vitest';
import { subscriptionTermsOf } from './subscription-terms.ts';

const termsOf = (attributes: Readonly<Record<string, string | number | boolean | null>>) =>
  subscriptionTermsOf({ attributes: { subscription_interval: 'month', ...attributes } });

describe('the terms of a subscription', () => {
  it('are none of what is paid once', () => {
    expect(termsOf({ subscription_interval: null, trial_days: 14, is_trial: true })).toBeUndefined();
  });

  it.each([14, '14', 1, 366])('have a trial of %j days', (trial_days) => {
    expect(termsOf({ is_trial: true, trial_days })?.trialDays).toBe(Number(trial_days));
  });

  it.each([0, -1, 367, 1.5, 'two weeks', '', null])('have one interval instead of a trial of %j days', (trial_days) => {
    expect(termsOf({ is_trial: true, trial_days })?.trialDays).toBeUndefined();
    expect(termsOf({ is_trial: false, trial_days: 14 })?.trialDays).toBeUndefined();
  });

  it.each([
    ['24.00', 2_400],
    [24, 2_400],
    [0, 0],
    ['-1.00', undefined],
    ['free', undefined],
    [null, undefined],
  ])('cost %j later: %j cents', (renewal_price, cents) => {
    expect(termsOf({ renewal_price })?.renewalPrice).toBe(cents);
  });
});
