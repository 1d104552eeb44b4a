import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSites, siteByCode } from '../site/specified-sites.ts';
import { arbitraryDevice } from '../testing/arbitrary-device.ts';
import { arbitraryFlags } from '../testing/arbitrary-flags.ts';
import { arbitrarySite } from '../testing/arbitrary-site.ts';
import { type ApplePayFacts, applePayObstacle, isApplePayAvailable } from './apple-pay-availability.ts';

const facts = (patch: Partial<ApplePayFacts> = {}): ApplePayFacts => ({
  site: siteByCode('USA'),
  isSetUp: { site: true, checkout: false },
  flags: {},
  device: { kind: 'browser' },
  canDevicePay: true,
  ...patch,
});

const app = (version: string, platform: 'ios' | 'android' = 'ios') => ({ kind: 'app', platform, version }) as const;

describe('Apple Pay', () => {
  it('requires the configuration of the site or of checkout [S4-applepay-01]', () => {
    expect(isApplePayAvailable(facts({ isSetUp: { site: true, checkout: false } }))).toBe(true);
    expect(isApplePayAvailable(facts({ isSetUp: { site: false, checkout: true } }))).toBe(true);
    expect(isApplePayAvailable(facts({ isSetUp: { site: true, checkout: true } }))).toBe(true);
    expect(applePayObstacle(facts({ isSetUp: { site: false, checkout: false } }))).toBe('notSetUp');
  });

  it('requires its feature flag on the Canadian site, and on no other [S4-applepay-02]', () => {
    for (const site of defaultSites.all) {
      expect(applePayObstacle(facts({ site }))).toBe(site.code === 'CAN' ? 'flagOff' : undefined);
      expect(applePayObstacle(facts({ site, flags: { apple_pay_can: false } }))).toBe(
        site.code === 'CAN' ? 'flagOff' : undefined,
      );
      expect(applePayObstacle(facts({ site, flags: { apple_pay_can: true } }))).toBeUndefined();
    }
  });

  it('requires a device that supports it [S4-applepay-03]', () => {
    expect(applePayObstacle(facts({ canDevicePay: false }))).toBe('deviceCannotPay');
    expect(applePayObstacle(facts({ canDevicePay: false, device: app('3.2.5') }))).toBe('deviceCannotPay');
  });

  it('requires iOS and version 3.2.5 or later in the app [S4-applepay-03]', () => {
    expect(applePayObstacle(facts({ device: app('3.2.4') }))).toBe('appTooOld');
    expect(applePayObstacle(facts({ device: app('nonsense') }))).toBe('appTooOld');
    expect(applePayObstacle(facts({ device: app('3.2.5') }))).toBeUndefined();
    expect(applePayObstacle(facts({ device: app('3.10.0') }))).toBeUndefined();
    expect(applePayObstacle(facts({ device: app('9.0.0', 'android') }))).toBe('notOnThisPlatform');
  });

  it('names the first missing condition in the order configuration, flag, app, device', () => {
    const nothingGoes = facts({
      site: siteByCode('CAN'),
      isSetUp: { site: false, checkout: false },
      device: app('1.0.0'),
      canDevicePay: false,
    });
    const setUp = { ...nothingGoes, isSetUp: { site: true, checkout: true } };
    const flagged = { ...setUp, flags: { apple_pay_can: true } };
    expect([nothingGoes, setUp, flagged].map(applePayObstacle)).toEqual(['notSetUp', 'flagOff', 'appTooOld']);
  });

  it('is never offered on a device without support or without configuration [S4-applepay-01] [S4-applepay-03]', () => {
    fc.assert(
      fc.property(
        arbitrarySite(),
        arbitraryFlags(),
        arbitraryDevice(),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (site, flags, device, isSiteSetUp, isCheckoutSetUp, canDevicePay) => {
          const isOffered = isApplePayAvailable({
            site,
            flags,
            device,
            canDevicePay,
            isSetUp: { site: isSiteSetUp, checkout: isCheckoutSetUp },
          });
          if (isOffered) expect(canDevicePay && (isSiteSetUp || isCheckoutSetUp)).toBe(true);
        },
      ),
    );
  });
});
