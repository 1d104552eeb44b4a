import type { Currency, Money } from '@ironcart/core/money';

/** What the shopper approved in a wallet: a token for it, and the amount in minor units. */
export interface ApprovedAmount {
  readonly token: string;
  readonly authorizedAmount: Money;
}

/** What is to be approved, and who hears how it went. */
export interface WalletRequest {
  /** In minor units. */
  readonly amount: Money;
  readonly currency: Currency;
  readonly onApproved: (approval: ApprovedAmount) => void;
  readonly onCancelled: () => void;
  readonly onFailed: () => void;
}

/**
 * A wallet in the browser. A `window` is opened by our own button, as long as the click is being handled; a `button` is
 * drawn by the provider into an element of ours.
 */
export type Wallet =
  | { readonly kind: 'window'; readonly open: (request: WalletRequest) => StopWallet }
  | {
      readonly kind: 'button';
      /** @throws Error when the provider's script does not load or offers no button here. */
      readonly draw: (element: HTMLElement, request: WalletRequest) => Promise<StopWallet>;
    };

/** Closes the window or takes the button away; safe to call twice. */
export type StopWallet = () => void;
