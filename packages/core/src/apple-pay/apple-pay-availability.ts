import type { Flags } from '../flags/flags.ts';
import { requireFields } from '../require-argument.ts';
import { applePayAppVersion, type Device, isAtLeastVersion } from '../routing/native-app.ts';
import type { Site } from '../site/site.ts';

/** The facts that determine whether Apple Pay is available (S4-applepay-01..03). */
export interface ApplePayFacts {
  readonly site: Pick<Site, 'needsApplePayFlag'>;
  /** Whether Apple Pay is configured for the site or for checkout; either one suffices. */
  readonly isSetUp: { readonly site: boolean; readonly checkout: boolean };
  readonly flags: Partial<Flags>;
  readonly device: Device;
  /** Whether the device, or the app on its behalf, reports that it can pay. */
  readonly canDevicePay: boolean;
}

/** The reason why Apple Pay is not offered: the first that applies, in this order. */
export type ApplePayObstacle = 'notSetUp' | 'flagOff' | 'notOnThisPlatform' | 'appTooOld' | 'deviceCannotPay';

/** Returns the reason why Apple Pay is not offered; undefined if it is available. */
export const applePayObstacle = (facts: ApplePayFacts): ApplePayObstacle | undefined => {
  const { site, isSetUp, flags, device, canDevicePay } = facts;
  if (!isSetUp.site && !isSetUp.checkout) return 'notSetUp';
  if (site.needsApplePayFlag && flags.apple_pay_can !== true) return 'flagOff';
  if (device.kind === 'app') {
    if (device.platform !== 'ios') return 'notOnThisPlatform';
    if (!isAtLeastVersion(device.version, applePayAppVersion)) return 'appTooOld';
  }
  return canDevicePay ? undefined : 'deviceCannotPay';
};

/** Whether Apple Pay can be offered. */
export const isApplePayAvailable = (facts: ApplePayFacts): boolean => {
  requireFields(facts, 'facts', { site: 'object', isSetUp: 'object', flags: 'object', device: 'object' });
  return applePayObstacle(facts) === undefined;
};
