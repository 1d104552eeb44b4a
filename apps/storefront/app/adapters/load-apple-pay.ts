/// <reference types="applepayjs" />

import type { Device } from '@ironcart/core/routing';
import type { OpenApplePay } from '@ironcart/react-ui/checkout';

/** Loads the Apple Pay implementation for the device on first use. */
export const loadApplePay = async (device: Device): Promise<OpenApplePay> =>
  device.kind === 'app'
    ? (await import('./apple-pay-bridge.ts')).openApplePayBridge
    : (await import('./apple-pay-web.ts')).openApplePayWeb;

/** Whether the browser supports Apple Pay; the native app reports it later. */
export const canBrowserPay = (): boolean => typeof ApplePaySession !== 'undefined' && ApplePaySession.canMakePayments();
