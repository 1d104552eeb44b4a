import type { Money } from '@ironcart/core/money';
import type { PaymentMethod, PaymentSituation, StoredCard } from '@ironcart/core/payment';
import type { Site } from '@ironcart/core/site';
import type { CheckoutPorts, PaymentMethodsAnswer } from '../ports.ts';
import type { ActorRestored } from '../restore-actor.ts';

/** Represents the shopper's card; created by the payment provider's frame. Never contains card data. */
export interface CardToken {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** The shopper's choice of payment. */
export type PaymentChoice =
  /** A card entered in the provider's frame; `storesCard`: the provider stores it for the customer. */
  | { readonly kind: 'card'; readonly storesCard: boolean }
  | { readonly kind: 'stored'; readonly id: string }
  /** A method with a redirect to another site and back, by its type: 'ideal'. */
  | { readonly kind: 'redirect'; readonly type: string }
  /** A method that the shopper approves on checkout's page, by its type: 'paypal'. */
  | { readonly kind: 'wallet'; readonly type: string };

/** A wallet's approval: its token, and the approved amount in minor units, if there is one. */
export interface WalletApproval {
  readonly token: string;
  readonly authorizedAmount?: Money | undefined;
}

/** The two variants of checkout (READINGS A23): the card form alone, or all listed methods, stored cards and wallets. */
export type PaymentSetup = 'classic' | 'payment';

/** The facts about device and deployment that determine which wallets are offered (S4-applepay-01..03). */
export type WalletSituation = Pick<PaymentSituation, 'flags' | 'device' | 'canDevicePay'> & {
  readonly hasApplePay: { readonly site: boolean; readonly checkout: boolean };
};

/** The state of the chosen payment: nothing entered, everything entered, being checked, or ready. */
export type PaymentState = 'empty' | 'complete' | 'tokenizing' | 'ready';

/** Whether the methods of the ship-to country are loaded. */
export type MethodsState = 'loading' | 'known' | 'failed';

/** Why a payment method does not work, with the message to show. */
export interface PaymentFailure {
  readonly code:
    | 'card_refused'
    | 'card_form_silent'
    | 'stored_card_expired'
    | 'payment_method_unavailable'
    | 'payment_methods_unavailable';
  readonly message: string;
}

export interface PaymentMethodInput {
  readonly ports: Pick<CheckoutPorts, 'paymentMethods' | 'now'>;
  readonly site: Pick<Site, 'needsApplePayFlag'>;
  readonly setup: PaymentSetup;
  readonly wallets: WalletSituation;
  /** The ship-to country, or the billing country if nothing is shipped. */
  readonly country: string;
  /** The choice from an earlier visit. */
  readonly choice?: PaymentChoice | undefined;
}

export interface PaymentMethodContext extends Omit<PaymentMethodInput, 'choice'> {
  readonly choice: PaymentChoice;
  /** Whether the shopper has chosen; until then, a customer's default card is proposed. */
  readonly hasChosen: boolean;
  /** The latest response of the service; that of the previous country until the new one arrives. */
  readonly answer: PaymentMethodsAnswer | undefined;
  /**
   * The methods that are available to this shopper, computed when the response or the device's capabilities are known.
   */
  readonly methods: readonly PaymentMethod[];
  readonly stored: readonly OfferedCard[];
  /** The card's token, or that of a stored card's security code. */
  readonly card: CardToken | undefined;
  readonly approval: WalletApproval | undefined;
  /** Whether the stored card's security code is required. */
  readonly needsSecurityCode: boolean;
  /** The number of requests to the frame, so that late responses are ignored. */
  readonly requestNumber: number;
  readonly failure: PaymentFailure | undefined;
  /** The failure to show if the methods could not be loaded. */
  readonly methodsFailure: PaymentFailure | undefined;
}

/** An offered stored card; an expired one is shown but cannot be selected. */
export interface OfferedCard extends StoredCard {
  readonly isExpired: boolean;
}

/** An event from the shopper, the provider's frame or a wallet. */
export type PaymentEvent =
  | { readonly type: 'payment.chosen'; readonly choice: PaymentChoice }
  /** The shopper entered something in the frame. */
  | { readonly type: 'payment.changed'; readonly isComplete: boolean }
  | { readonly type: 'payment.tokenReceived'; readonly card: CardToken; readonly requestId?: string | undefined }
  | { readonly type: 'payment.failed'; readonly message: string; readonly requestId?: string | undefined }
  | ({ readonly type: 'payment.walletApproved' } & WalletApproval)
  | { readonly type: 'payment.walletCancelled' }
  /** Whether the device can pay with its wallet became known; the native app answers late. */
  | { readonly type: 'payment.deviceKnown'; readonly canDevicePay: boolean }
  /** Removes the card or the approval, for example after a refusal. */
  | { readonly type: 'payment.cleared' }
  /** Reloads the methods, for example after a failure. */
  | { readonly type: 'methods.reload' };

export type PaymentMethodEvent =
  | ActorRestored
  | PaymentEvent
  /** Requests a token from the frame. */
  | { readonly type: 'payment.submitted' }
  /** The provider requires the stored card's security code. */
  | { readonly type: 'payment.codeRequired' }
  | { readonly type: 'country.changed'; readonly country: string }
  /** Raised by the machine: the chosen method is not offered in the country (S4-shipto-02). */
  | { readonly type: 'choice.withdrawn' }
  /** Raised by the machine: the customer has a default card. */
  | { readonly type: 'choice.proposed'; readonly choice: PaymentChoice };
