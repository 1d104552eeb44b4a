import type { ApplePayContact, Contact, Money, Region } from '@ironcart/core';
import type { SheetEvent } from '../checkout/checkout.types.ts';
import type { ActorRestored } from '../restore-actor.ts';

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

/** What of the sheet stays as it is. */
export interface ApplePayTerms {
  /** Where the site's merchant is. */
  readonly countryCode: string;
  readonly currencyCode: string;
  /** Whether the sheet asks for an address to ship to: not where nothing is shipped. */
  readonly needsShipping: boolean;
}

/** What the sheet opens with. */
export type ApplePayRequest = ApplePayTerms & ApplePayDetails;

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

/** The order as the sheet's machine decides by it. */
export interface ApplePayOrder {
  readonly terms: ApplePayTerms;
  readonly details: ApplePayDetails;
  /** What is known of the shopper: it stands in for what a contact leaves out. */
  readonly known: Contact;
  readonly regions: readonly Region[];
  /** What keeps the chosen contact from being rated and taxed. */
  readonly contactErrors: readonly ApplePayContactError[];
  /** Whether checkout has the sheet open. */
  readonly isOpen: boolean;
  readonly isPlaced: boolean;
  /** Whether rates and tax are those of the order as it is: the total is final. */
  readonly isSettled: boolean;
  /** Whether nothing is missing for placing the order. */
  readonly isPlaceable: boolean;
  /** Why rates or tax will not come, as a checkout error's code. */
  readonly failure: string | undefined;
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
  | ActorRestored
  | ApplePaySheetEvent
  /** Checkout, as it is after anything happened in it. */
  | { readonly type: 'order.changed'; readonly order: ApplePayOrder };

/** What the machine says to whoever attached it. */
export type ApplePayEmitted =
  /** Tells checkout. */
  | { readonly type: 'checkout'; readonly event: SheetEvent }
  /** Tells the web sheet or the app. */
  | { readonly type: 'sheet'; readonly command: ApplePayCommand };

export interface ApplePayContext {
  readonly order: ApplePayOrder | undefined;
  /** The total that the sheet shows, in minor units: nothing else is charged. */
  readonly shownTotal: Money | undefined;
}
