import { describe, expect, it } from 'vitest';
import { siteByCode } from '../site/specified-sites.ts';
import { considerMethods, offeredMethods } from './offered-methods.ts';
import { payPalObstacle } from './pay-pal-availability.ts';
import type { PaymentSituation } from './payment-methods.ts';

const app = { kind: 'app', platform: 'ios', version: '3.3.0' } as const;
const browser = { kind: 'browser' } as const;

const methods = [
  { type: 'ideal', name: 'iDEAL' },
  { type: 'scheme', name: 'Card', brands: ['visa'] },
  { type: 'applepay', name: 'Apple Pay' },
  { type: 'paypal', name: 'PayPal' },
];

const situation = (patch: Partial<PaymentSituation> = {}): PaymentSituation => ({
  site: siteByCode('USA'),
  isSetUp: { applePay: { site: true, checkout: false }, payPal: true },
  flags: {},
  device: browser,
  canDevicePay: true,
  ...patch,
});

describe('PayPal', () => {
  it('requires an account with the provider', () => {
    expect(payPalObstacle({ isSetUp: false, flags: { app_paypal: true }, device: browser })).toBe('notSetUp');
    expect(payPalObstacle({ isSetUp: true, flags: {}, device: browser })).toBeUndefined();
  });

  it('requires its flag in the app, and in the app only [S6-flags-03]', () => {
    expect(payPalObstacle({ isSetUp: true, flags: {}, device: app })).toBe('flagOff');
    expect(payPalObstacle({ isSetUp: true, flags: { app_paypal: false }, device: app })).toBe('flagOff');
    expect(payPalObstacle({ isSetUp: true, flags: { app_paypal: true }, device: app })).toBeUndefined();
    expect(payPalObstacle({ isSetUp: true, flags: { app_paypal: false }, device: browser })).toBeUndefined();
  });
});

describe('payment methods of a country', () => {
  it('are all offered, in order, if none is excluded', () => {
    expect(offeredMethods(methods, situation())).toEqual(methods);
  });

  it('include the reason why a method is not offered', () => {
    const considered = considerMethods(methods, situation({ device: app, canDevicePay: false }));
    expect(considered.map(({ method, obstacle }) => [method.type, obstacle])).toEqual([
      ['ideal', undefined],
      ['scheme', undefined],
      ['applepay', 'deviceCannotPay'],
      ['paypal', 'flagOff'],
    ]);
  });

  it('check the configuration of each wallet separately [S4-applepay-01]', () => {
    const withoutWallets = { applePay: { site: false, checkout: false }, payPal: false };
    expect(offeredMethods(methods, situation({ isSetUp: withoutWallets })).map(({ type }) => type)).toEqual([
      'ideal',
      'scheme',
    ]);
    const withPayPal = situation({ isSetUp: { ...withoutWallets, payPal: true } });
    expect(offeredMethods(methods, withPayPal).map(({ type }) => type)).toEqual(['ideal', 'scheme', 'paypal']);
  });
});
