import type { Currency, Money } from '@ironcart/core/money';

/** Result of an approval: a token, and the approved amount in minor units. */
export interface ApprovedAmount {
  readonly token: string;
  readonly authorizedAmount: Money;
}

/** Amount to approve, and callbacks for the result. */
export interface WalletRequest {
  /** In minor units. */
  readonly amount: Money;
  readonly currency: Currency;
  readonly onApproved: (approval: ApprovedAmount) => void;
  readonly onCancelled: () => void;
  readonly onFailed: () => void;
}

/**
 * A wallet in the browser. A `window` is opened by our button, within the click event; a `button` is rendered by the
 * provider into one of our elements.
 */
export type Wallet =
  | { readonly kind: 'window'; readonly open: (request: WalletRequest) => StopWallet }
  | {
      readonly kind: 'button';
      /** @throws Error if the provider's script does not load or does not offer a button here */
      readonly draw: (element: HTMLElement, request: WalletRequest) => Promise<StopWallet>;
    };

/** Closes the window or removes the button; safe to call twice. */
export type StopWallet = () => void;
