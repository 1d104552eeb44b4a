import { describe, expect, it } from 'vitest';
import { flagDefaults, flagKeyOf, flagKeys } from './flags.ts';

describe('list of flags', () => {
  it.each([
    ['five-for-five', 'fiveforfive_enabled', 'S6-flags-01'],
    ['adyen edit', 'adyen_edit', 'S6-flags-02'],
    ['app paypal', 'app_paypal', 'S6-flags-03'],
    ['gym map', 'enable_gym_map', 'S6-flags-04'],
    ['gym add', 'gym_add', 'S6-flags-05'],
    ['all_to_com', 'all_to_com', 'S6-flags-06'],
    ['rfk_results_ab', 'rfk_results_ab', 'S6-flags-07'],
    ['rfk_fallback', 'rfk_fallback', 'S6-flags-08'],
    ['rfk_personalization_disable', 'rfk_personalization_disable', 'S6-flags-09'],
    ['matte_black_enabled', 'matte_black_enabled', 'S6-flags-10'],
    ['fiveforfive_enabled', 'fiveforfive_enabled', 'S6-flags-11'],
    ['show_christmas_shipping_banner', 'show_christmas_shipping_banner', 'S6-flags-12'],
    ['pip', 'pip', 'S6-flags-13'],
    ['recaptcha_enterprise', 'recaptcha_enterprise', 'S6-flags-14'],
    ['enable-eu-returns', 'enable-eu-returns', 'S6-flags-15'],
    ['enable_gym_map', 'enable_gym_map', 'S6-flags-16'],
    ['ip_popup', 'ip_popup', 'S6-flags-17'],
    ['apple_pay_can', 'apple_pay_can', 'S4-applepay-02'],
  ] as const)('contains %s as %s, off by default [%s]', (name, key, _requirement) => {
    expect(flagKeyOf(name)).toBe(key);
    expect(flagDefaults[key]).toBe(false);
  });

  it('contains invitational_year, unset by default [S6-flags-18]', () => {
    expect(flagKeyOf('invitational_year')).toBe('invitational_year');
    expect(flagDefaults.invitational_year).toBeUndefined();
  });

  it('is closed: any other name is not a flag', () => {
    for (const name of ['', 'Pip', 'five_for_five', 'toString', '__proto__']) expect(flagKeyOf(name)).toBeUndefined();
    expect(flagKeys).toHaveLength(17);
    expect([...flagKeys].toSorted()).toEqual(Object.keys(flagDefaults).toSorted());
  });
});
