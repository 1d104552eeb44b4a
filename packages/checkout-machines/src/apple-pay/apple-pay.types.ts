import type { Contact, Region } from '@ironcart/core/address';
import type { ApplePayContact } from '@ironcart/core/apple-pay';
import type { Money } from '@ironcart/core/money';
import type { SheetEvent } from '../checkout/checkout.types.ts';
import type { ActorRestored } from '../restore-actor.ts';

/** A line of the sheet's list of amounts, in minor units of the site's currency. */
export interface ApplePayLineItem {
  readonly label: string;
  readonly amount: Money;
}

/** A shipping option for the whole order. */
export interface ApplePayShippingOption {
  /** The shipping code. */
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  readonly amount: Money;
  readonly isSelected: boolean;
}

/** The order's data on the sheet. */
export interface ApplePayDetails {
  readonly total: ApplePayLineItem;
  /** Whether the total does not contain shipping or tax yet; the sheet marks it as pending. */
  readonly isTotalPending: boolean;
  readonly lineItems: readonly ApplePayLineItem[];
  /** The selected option is first. */
  readonly shippingOptions: readonly ApplePayShippingOption[];
}

/** The fixed settings of the sheet. */
export interface ApplePayTerms {
  /** The country of the site's merchant. */
  readonly countryCode: string;
  readonly currencyCode: string;
  /** Whether the sheet requests a shipping address; false if nothing is shipped. */
  readonly needsShipping: boolean;
}

/** The request that opens the sheet. */
export type ApplePayRequest = ApplePayTerms & ApplePayDetails;

/** An error of a contact, which the sheet shows. */
export interface ApplePayContactError {
  readonly contact: 'shipping' | 'billing';
  readonly message: string;
}

/** A command to the web sheet, or to the app that shows it. */
export type ApplePayCommand =
  | { readonly kind: 'present'; readonly request: ApplePayRequest }
  /** The response to a chosen contact or shipping option (S4-applepay-07, S4-applepay-08). */
  | { readonly kind: 'update'; readonly details: ApplePayDetails; readonly errors: readonly ApplePayContactError[] }
  /** The order was placed or failed (S4-applepay-11, S8-err-order-34). */
  | { readonly kind: 'complete'; readonly status: 'success' | 'failure' }
  /** Closes the sheet while no response is expected. */
  | { readonly kind: 'abort' };

/** The parts of the order that the sheet's machine needs. */
export interface ApplePayOrder {
  readonly terms: ApplePayTerms;
  readonly details: ApplePayDetails;
  /** The shopper's known contact, which completes a contact from the sheet. */
  readonly known: Contact;
  readonly regions: readonly Region[];
  /** Errors that prevent rates and tax for the chosen contact. */
  readonly contactErrors: readonly ApplePayContactError[];
  /** Whether checkout has the sheet open. */
  readonly isOpen: boolean;
  readonly isPlaced: boolean;
  /** Whether rates and tax are current, so that the total is final. */
  readonly isSettled: boolean;
  /** Whether the order can be placed. */
  readonly isPlaceable: boolean;
  /** Why rates or tax are unavailable, as a checkout error's code. */
  readonly failure: string | undefined;
}

/** An event of the sheet, on the web or through the app's bridge. */
export type ApplePaySheetEvent =
  /** The shopper pressed the button. */
  | { readonly type: 'applePay.requested' }
  /** The shopper chose an address. Before payment it is redacted: no name, no street. */
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
  /** Checkout changed; contains its order. */
  | { readonly type: 'order.changed'; readonly order: ApplePayOrder };

/** An event that the machine emits. */
export type ApplePayEmitted =
  /** An event for checkout. */
  | { readonly type: 'checkout'; readonly event: SheetEvent }
  /** A command for the web sheet or the app. */
  | { readonly type: 'sheet'; readonly command: ApplePayCommand };

export interface ApplePayContext {
  readonly order: ApplePayOrder | undefined;
  /** The total that the sheet shows, in minor units; nothing else is charged. */
  readonly shownTotal: Money | undefined;
}
