import { describe, expect, it } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { demoSettingOf } from './demo-mode.ts';

const adyen = { IRONCART_ADYEN_API_KEY: 'key' };
const paypal = { IRONCART_PAYPAL_CLIENT_ID: 'client' };
const external = { DATABASE_URL: 'postgres://localhost/shop' };
const adyenLive = { ...adyen, IRONCART_ADYEN_ENVIRONMENT: 'live' };
const payPalLive = { ...paypal, IRONCART_PAYPAL_ENVIRONMENT: 'live' };

const settingOf = (environment: Readonly<Record<string, string>>) =>
  demoSettingOf(readConfiguration('/nowhere', environment));

describe('demo mode', () => {
  it('is on by default for the embedded database without any payment account', () => {
    expect(settingOf({})).toBe('byDefault');
    expect(settingOf({ IRONCART_ADYEN_ENVIRONMENT: 'live' })).toBe('byDefault');
  });

  it.each([
    ['a separate database', external],
    ['an Adyen test account', adyen],
    ['a PayPal sandbox account', paypal],
    ['a live Adyen account', adyenLive],
    ['a live PayPal account', payPalLive],
    ['an Apple Pay merchant', { IRONCART_APPLE_PAY_MERCHANT_ID: 'merchant.example' }],
  ])('is off with %s', (_, environment) => {
    expect(settingOf(environment)).toBe('off');
  });

  it('follows its setting, with or without test accounts', () => {
    expect(settingOf({ ...external, ...adyen, IRONCART_DEMO: 'on' })).toBe('on');
    expect(settingOf({ IRONCART_DEMO: 'off' })).toBe('off');
  });

  it.each([adyenLive, payPalLive, { ...adyen, ...payPalLive }])('cannot be combined with a live account', (account) => {
    expect(() => settingOf({ ...account, IRONCART_DEMO: 'on' })).toThrow(/live payment account/);
  });

  it('accepts only on and off', () => {
    expect(() => settingOf({ IRONCART_DEMO: 'yes' })).toThrow(/demo \(IRONCART_DEMO\)/);
  });
});
