import type { ApplePayCommand, ApplePaySheetEvent } from '@ironcart/checkout-machines';

/** Apple Pay's sheet, of the browser or of the app: it obeys checkout's commands and says what the shopper does. */
export interface ApplePaySheet {
  obey(command: ApplePayCommand): void;
  /** No longer listens; an open sheet is closed. */
  dispose(): void;
}

export type OpenApplePay = (hear: (event: ApplePaySheetEvent) => void) => ApplePaySheet;
