/// <reference types="applepayjs" />

import type { ApplePayCommand, ApplePaySheetEvent } from '@ironcart/checkout-machines';
import type { Device } from '@ironcart/core';

/** Apple Pay's sheet, of the browser or of the app: it obeys checkout's commands and says what the shopper does. */
export interface ApplePaySheet {
  obey(command: ApplePayCommand): void;
  /** No longer listens; an open sheet is closed. */
  dispose(): void;
}

export type OpenApplePay = (hear: (event: ApplePaySheetEvent) => void) => ApplePaySheet;

/** Loads the sheet of the device when it is first needed. */
export const loadApplePay = async (device: Device): Promise<OpenApplePay> =>
  device.kind === 'app'
    ? (await import('./apple-pay-bridge.ts')).openApplePayBridge
    : (await import('./apple-pay-web.ts')).openApplePayWeb;

/** Whether the browser can pay with Apple Pay; the app says so itself, later. */
export const canBrowserPay = (): boolean => typeof ApplePaySession !== 'undefined' && ApplePaySession.canMakePayments();
