/// <reference types="applepayjs" />

import type { Device } from '@ironcart/core/routing';
import type { OpenApplePay } from '@ironcart/react-ui/checkout';

/** Loads the sheet of the device when it is first needed. */
export const loadApplePay = async (device: Device): Promise<OpenApplePay> =>
  device.kind === 'app'
    ? (await import('./apple-pay-bridge.ts')).openApplePayBridge
    : (await import('./apple-pay-web.ts')).openApplePayWeb;

/** Whether the browser can pay with Apple Pay; the app says so itself, later. */
export const canBrowserPay = (): boolean => typeof ApplePaySession !== 'undefined' && ApplePaySession.canMakePayments();
