import type { Currency, Money } from '@ironcart/core';

/** What the shopper approved in PayPal's window: a token for it, and the amount in minor units. */
export interface PayPalApproval {
  readonly token: string;
  readonly authorizedAmount: Money;
}

/** What is to be approved, and who hears how it went. */
export interface PayPalRequest {
  /** In minor units. */
  readonly amount: Money;
  readonly currency: Currency;
  readonly onApproved: (approval: PayPalApproval) => void;
  readonly onCancelled: () => void;
  readonly onFailed: () => void;
}

/**
 * PayPal in the browser. A `window` is opened by our own button, as long as the click is being handled; a `button` is
 * drawn by the provider into an element of ours.
 */
export type PayPal =
  | { readonly kind: 'window'; readonly open: (request: PayPalRequest) => StopPayPal }
  | {
      readonly kind: 'button';
      /** @throws Error when the provider's script does not load or offers no button here. */
      readonly draw: (element: HTMLElement, request: PayPalRequest) => Promise<StopPayPal>;
    };

/** Closes the window or takes the button away; safe to call twice. */
export type StopPayPal = () => void;

/** The deployment's account with PayPal: its public client id, and the currency of the site. */
export interface PayPalAccount {
  readonly clientId: string;
  readonly currency: string;
}
