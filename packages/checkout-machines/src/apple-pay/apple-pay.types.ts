import type { ApplePayContact, Money } from '@ironcart/core';
import type { CheckoutEvent } from '../checkout/checkout.types.ts';

/** A line of the sheet's list of amounts, in minor units of the site's currency. */
export interface ApplePayLineItem {
  readonly label: string;
  readonly amount: Money;
}

/** A way to ship the whole order, as the sheet offers it. */
export interface ApplePayShippingOption {
  /** The shipping code. */
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly amount: Money;
  readonly isSelected: boolean;
}

/** What the sheet shows of the order. */
export interface ApplePayDetails {
  readonly total: ApplePayLineItem;
  /** Whether the total is still without shipping or tax: the sheet shows it as pending. */
  readonly isTotalPending: boolean;
  readonly lineItems: readonly ApplePayLineItem[];
  /** The selected one is the first. */
  readonly shippingOptions: readonly ApplePayShippingOption[];
}

/** What the sheet opens with. */
export interface ApplePayRequest extends ApplePayDetails {
  /** Where the site's merchant is. */
  readonly countryCode: string;
  readonly currencyCode: string;
  /** Whether the sheet asks for an address to ship to: not where nothing is shipped. */
  readonly needsShipping: boolean;
}

/** Why a contact is refused, for the sheet to mark. */
export interface ApplePayContactError {
  readonly contact: 'shipping' | 'billing';
  readonly message: string;
}

/** What the web sheet, or the app that shows it, is to do. */
export type ApplePayCommand =
  | { readonly kind: 'present'; readonly request: ApplePayRequest }
  /** Answers a chosen contact or shipping option (S4-applepay-07, S4-applepay-08). */
  | { readonly kind: 'update'; readonly details: ApplePayDetails; readonly errors: readonly ApplePayContactError[] }
  /** The order is placed, or is not (S4-applepay-11, S8-err-order-34). */
  | { readonly kind: 'complete'; readonly status: 'success' | 'failure' }
  /** Closes a sheet that nothing is to be answered to. */
  | { readonly kind: 'abort' };

/** The order as the sheet's machine knows it. */
export interface ApplePayOrder {
  readonly request: ApplePayRequest;
  /** The country and contact that the sheet's own contacts are completed with. */
  readonly errors: readonly ApplePayContactError[];
  /** Whether checkout has the sheet open. */
  readonly isOpen: boolean;
  readonly isPlaced: boolean;
  /** Whether rates and tax are those of the order as it is: what the sheet shows is final. */
  readonly isSettled: boolean;
  /** Why rates or tax will not come, as a checkout error's code. */
  readonly failure: string | undefined;
  /** Whether nothing is missing for placing the order. */
  readonly isPlaceable: boolean;
}

/** What the shopper does with the sheet, on the web or through the app's bridge. */
export type ApplePaySheetEvent =
  /** The shopper presses the button. */
  | { readonly type: 'applePay.requested' }
  /** An address was chosen; until the shopper pays it is redacted: no name, no street. */
  | { readonly type: 'applePay.contactSelected'; readonly contact: ApplePayContact }
  | { readonly type: 'applePay.methodSelected'; readonly shippingCode: string }
  | {
      readonly type: 'applePay.authorised';
      readonly token: string;
      readonly shippingContact?: ApplePayContact | undefined;
      readonly billingContact?: ApplePayContact | undefined;
    }
  | { readonly type: 'applePay.cancelled' };

export type ApplePayEvent =
  | ApplePaySheetEvent
  /** Checkout, as it is after anything happened in it. */
  | { readonly type: 'order.changed'; readonly order: ApplePayOrder };

export interface ApplePayInput {
  /** Tells checkout. */
  readonly tell: (event: CheckoutEvent) => void;
  /** Tells the web sheet or the app. */
  readonly command: (command: ApplePayCommand) => void;
}
