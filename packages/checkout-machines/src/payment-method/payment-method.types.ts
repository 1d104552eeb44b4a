import type { Money, PaymentMethod, PaymentSituation, Site, StoredCard } from '@ironcart/core';
import type { CheckoutPorts, PaymentMethodsAnswer } from '../ports.ts';
import type { ActorRestored } from '../restore-actor.ts';

/** What stands for the shopper's card: made by the payment provider's frame. Card data never comes here. */
export interface CardToken {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/** How the shopper wants to pay. */
export type PaymentChoice =
  /** A card typed in the provider's frame; `storesCard`: the provider keeps it for the customer. */
  | { readonly kind: 'card'; readonly storesCard: boolean }
  | { readonly kind: 'stored'; readonly id: string }
  /** A method that leads away from the store and back, by its type: 'ideal'. */
  | { readonly kind: 'redirect'; readonly type: string }
  /** A method that the shopper approves on the page of checkout, by its type: 'paypal'. */
  | { readonly kind: 'wallet'; readonly type: string };

/** What the shopper approved in a wallet: its token, and the amount in minor units where the wallet was told one. */
export interface WalletApproval {
  readonly token: string;
  readonly authorizedAmount?: Money | undefined;
}

/** The two variants of checkout (READINGS A23): the card form alone, or all listed methods, stored cards and wallets. */
export type PaymentSetup = 'classic' | 'payment';

/** What of the device and the deployment decides which wallets are offered (S4-applepay-01..03). */
export type WalletSituation = Pick<PaymentSituation, 'flags' | 'device' | 'canDevicePay'> & {
  readonly hasApplePay: { readonly site: boolean; readonly checkout: boolean };
};

/** What is still to be given for the chosen way to pay: nothing typed, all typed, being checked, or nothing more. */
export type PaymentState = 'empty' | 'complete' | 'tokenizing' | 'ready';

/** Whether the methods of the ship-to country are known. */
export type MethodsState = 'loading' | 'known' | 'failed';

/** Why a way to pay does not work, with the words to show. */
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
  /** The ship-to country, that to be billed where nothing is shipped. */
  readonly country: string;
  /** What an earlier visit chose. */
  readonly choice?: PaymentChoice | undefined;
}

export interface PaymentMethodContext extends Omit<PaymentMethodInput, 'choice'> {
  readonly choice: PaymentChoice;
  /** Whether the shopper has chosen; until then a customer's default card is proposed. */
  readonly hasChosen: boolean;
  /** What the service last answered; methods of a former country among it until the new ones come. */
  readonly answer: PaymentMethodsAnswer | undefined;
  /** What of the answer this shopper can pay with, worked out when it or the device is known. */
  readonly methods: readonly PaymentMethod[];
  readonly stored: readonly OfferedCard[];
  /** The card, or of a stored card its security code. */
  readonly card: CardToken | undefined;
  readonly approval: WalletApproval | undefined;
  /** Whether the stored card's security code is asked for. */
  readonly needsSecurityCode: boolean;
  /** Counts the requests to the frame, so that an answer to an earlier one is not taken. */
  readonly requestNumber: number;
  readonly failure: PaymentFailure | undefined;
  /** What to say where the methods could not be loaded. */
  readonly methodsFailure: PaymentFailure | undefined;
}

/** A stored card as it is offered; an expired one is shown and cannot be chosen. */
export interface OfferedCard extends StoredCard {
  readonly isExpired: boolean;
}

/** What the shopper, the provider's frame and the wallets say of the payment. */
export type PaymentEvent =
  | { readonly type: 'payment.chosen'; readonly choice: PaymentChoice }
  /** The shopper typed in the frame. */
  | { readonly type: 'payment.changed'; readonly isComplete: boolean }
  | { readonly type: 'payment.tokenReceived'; readonly card: CardToken; readonly requestId?: string | undefined }
  | { readonly type: 'payment.failed'; readonly message: string; readonly requestId?: string | undefined }
  | ({ readonly type: 'payment.walletApproved' } & WalletApproval)
  | { readonly type: 'payment.walletCancelled' }
  /** The device says whether it can pay with its wallet: the native app answers late. */
  | { readonly type: 'payment.deviceKnown'; readonly canDevicePay: boolean }
  /** Forgets the card or the approval, as after a refusal. */
  | { readonly type: 'payment.cleared' }
  /** Loads the methods again, as after a failure. */
  | { readonly type: 'methods.reload' };

export type PaymentMethodEvent =
  | ActorRestored
  | PaymentEvent
  /** Asks the frame for a token. */
  | { readonly type: 'payment.submitted' }
  /** The provider wants the stored card's security code. */
  | { readonly type: 'payment.codeRequired' }
  | { readonly type: 'country.changed'; readonly country: string }
  /** The machine to itself: the chosen method is not offered in the country (S4-shipto-02). */
  | { readonly type: 'choice.withdrawn' }
  /** The machine to itself: the customer has a default card. */
  | { readonly type: 'choice.proposed'; readonly choice: PaymentChoice };
