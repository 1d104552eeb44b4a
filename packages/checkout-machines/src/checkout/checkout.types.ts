import type { Address, Country, Region } from '@ironcart/core/address';
import type { DraftOrder, PendingOrder } from '@ironcart/core/checkout';
import type { Customer, EarnedTicket } from '@ironcart/core/customer';
import type { ShoppingList } from '@ironcart/core/list';
import type { OrderItem } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import type { ShippingMode } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';
import type { CartQuote, FiveForFiveOffer, MissedDeal } from '@ironcart/pricing';
import type { CheckoutError, CheckoutPage } from '../checkout-error.ts';
import type { GiftCardFacts } from '../gift-cards/gift-cards.selectors.ts';
import type { GiftCardsEvent } from '../gift-cards/gift-cards.types.ts';
import type { FreshOrder, StaleCode } from '../order-placement/fresh-order.ts';
import type { PlacementFacts } from '../order-placement/order-placement.selectors.ts';
import type { OrderReference, PlacedOrder, PlacementIssue } from '../order-placement/order-placement.types.ts';
import type { PaymentFacts } from '../payment-method/payment-method.selectors.ts';
import type {
  PaymentChoice,
  PaymentEvent,
  PaymentSetup,
  WalletSituation,
} from '../payment-method/payment-method.types.ts';
import type { CartContents, CheckoutPorts } from '../ports.ts';
import type { ActorRestored } from '../restore-actor.ts';
import type { ShippingFacts } from '../shipping-rates/shipping-rates.selectors.ts';
import type { ShippingSituation } from '../shipping-rates/shipping-rates.types.ts';
import type { TaxFacts } from '../tax-quote/tax-quote.selectors.ts';
import type { TaxSituation } from '../tax-quote/tax-quote.types.ts';

export type { CheckoutError, CheckoutPage } from '../checkout-error.ts';

/** The stage of checkout. The first four are pages; the others follow from placing. */
export type CheckoutStage = CheckoutPage | 'placing' | 'challenge' | 'redirecting' | 'success';

export interface CheckoutConfig {
  readonly threeDsTimeoutMs: number;
  readonly pollMs: number;
  /** The variant of checkout (READINGS A23). Default: 'payment'. */
  readonly setup: PaymentSetup;
  /** Whether guests enter their e-mail address on a separate page, `start`, before the address. Default: false. */
  readonly asksEmailFirst: boolean;
}

export interface CheckoutInput {
  /** Tax is computed for orders only (READINGS A18). Default 'order'. */
  readonly kind?: 'order' | 'quote' | undefined;
  readonly site: Site;
  readonly list: ShoppingList;
  /** All products of the list, children included. */
  readonly products: readonly Product[];
  /** The customer's entitlements, for the lines that redeem them. Default: none. */
  readonly earned?: readonly EarnedTicket[] | undefined;
  /** Undefined for a guest. */
  readonly customer: Customer | undefined;
  readonly savedAddresses: readonly Address[];
  /** The draft of an earlier visit, from `readDraft`. */
  readonly draft?: DraftOrder | undefined;
  /** Result of `readPending`: an order waiting for the shopper at the bank is continued first. */
  readonly pending?: PendingOrder | undefined;
  readonly countries: readonly Country[];
  /** The known subdivisions; `regions.loaded` adds more. */
  readonly regions?: readonly Region[] | undefined;
  readonly config?: Partial<CheckoutConfig> | undefined;
  /** The capabilities that determine which wallets are offered; default: none. */
  readonly wallets?: Partial<WalletSituation> | undefined;
  /** The payment choice of an earlier visit. */
  readonly paymentChoice?: PaymentChoice | undefined;
  /** Origin of the order: the app's version and platform, the anonymous id. */
  readonly meta?: Readonly<Record<string, string>> | undefined;
  readonly ports: CheckoutPorts;
}

/** The displayed cart: its contents and their prices. */
export interface PricedContents {
  readonly list: ShoppingList;
  readonly products: readonly Product[];
  /** The customer's entitlements that prices consider. */
  readonly earned: readonly EarnedTicket[];
  readonly pricedCart: CartQuote;
  readonly items: readonly OrderItem[];
}

/** Agreements given by the shopper (S4-subs). */
export interface Agreements {
  readonly subscription: boolean;
  readonly trial: boolean;
}

/** The two addresses of an order. */
export type AddressSection = 'shipping' | 'billing';

/** An open wallet sheet: the page under it, and the order before it opened, which is restored on cancel. */
export interface OpenSheet {
  readonly page: CheckoutPage;
  readonly before: Pick<
    CheckoutContext,
    'shippingAddress' | 'billingAddress' | 'isBillingSameAsShipping' | 'requestedCodes'
  >;
}

/** The latest attempt to place the order. `unsettled` is an attempt without a response: it may have succeeded. */
export type OrderAttempt =
  | { readonly kind: 'none' }
  /** An order from an earlier page is pending at the bank. */
  | { readonly kind: 'resumed'; readonly pending: PendingOrder }
  /** The displayed order was outdated: nothing was sent. */
  | { readonly kind: 'stale'; readonly code: StaleCode; readonly unsettled: OrderReference | undefined }
  /** The order that is being placed. */
  | { readonly kind: 'fresh'; readonly order: FreshOrder; readonly unsettled: OrderReference | undefined }
  | { readonly kind: 'failed'; readonly failure: PlacementIssue; readonly isPayPal: boolean }
  | { readonly kind: 'placed'; readonly order: PlacedOrder };

export interface CheckoutContext {
  readonly kind: 'order' | 'quote';
  readonly site: Site;
  readonly customer: Customer | undefined;
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
  readonly config: CheckoutConfig;
  readonly wallets: WalletSituation;
  readonly meta: Readonly<Record<string, string>>;
  readonly ports: CheckoutPorts;

  readonly cart: PricedContents;
  /** The lines whose promotion ended while they were being checked out (S4-promo-08). */
  readonly missedDeals: readonly MissedDeal[];
  readonly savedAddresses: readonly Address[];
  /** Whether each address is saved in the customer's address book once its page is complete. */
  readonly keeps: Readonly<Record<AddressSection, boolean>>;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly isBillingSameAsShipping: boolean;
  readonly shippingMode: ShippingMode;
  /** The requested shipping codes, by package number. */
  readonly requestedCodes: Readonly<Record<string, string>>;
  readonly comments: string;
  readonly agreements: Agreements;

  readonly shipping: ShippingFacts;
  readonly tax: TaxFacts;
  /** The orders last sent to the machines for rates and tax. */
  readonly told: { readonly shipping: ShippingSituation | undefined; readonly tax: TaxSituation | undefined };
  readonly payment: PaymentFacts;
  readonly giftCards: GiftCardFacts;
  /** The five-for-five offer for the shopper's e-mail; for display only. */
  readonly promotion: FiveForFiveOffer | undefined;
  readonly sheet: OpenSheet | undefined;
  readonly placement: PlacementFacts | undefined;

  readonly attempt: OrderAttempt;
  readonly errors: readonly CheckoutError[];
  /** The lines that turned out to be out of stock while placing. */
  readonly outOfStock: readonly OrderItem[];
}

/** Facts about the order from the shopper or the shop. */
export type OrderFact =
  | { readonly type: 'shippingAddress.changed'; readonly address: Partial<Address> }
  | { readonly type: 'shippingRate.chosen'; readonly packageNumber: number; readonly shippingCode: string }
  | { readonly type: 'shippingMode.chosen'; readonly mode: ShippingMode }
  | { readonly type: 'billing.sameAsShipping'; readonly isSame: boolean }
  | { readonly type: 'billingAddress.changed'; readonly address: Partial<Address> }
  | { readonly type: 'comments.changed'; readonly comments: string }
  | { readonly type: 'agreements.changed'; readonly agreements: Partial<Agreements> }
  /** A guest's e-mail address for messages about the order. */
  | { readonly type: 'email.changed'; readonly email: string }
  /** The shopper selected an address from the address book. */
  | { readonly type: 'address.picked'; readonly section: AddressSection; readonly id: string }
  /** Whether an address is to be saved in the customer's address book. */
  | { readonly type: 'address.keep'; readonly section: AddressSection; readonly isKept: boolean }
  | { readonly type: 'regions.loaded'; readonly regions: readonly Region[] }
  /** The current cart: changed in another tab, or reloaded after a health check. */
  | ({ readonly type: 'cart.changed' } & CartContents);

/** Events of a wallet's sheet: the app's native one, or the browser's. */
export type SheetEvent =
  /** The sheet opened over the page. From now on it provides the addresses, redacted until the shopper has paid. */
  | { readonly type: 'sheet.opened' }
  /** The shopper selected a shipping address, or without shipping a billing address: rates reload (S4-applepay-05). */
  | { readonly type: 'sheet.contactChosen'; readonly section: AddressSection; readonly address: Address }
  /** Applies to all packages. */
  | { readonly type: 'sheet.methodChosen'; readonly shippingCode: string }
  /** The shopper paid: the wallet's token, and the complete addresses if they changed. */
  | {
      readonly type: 'sheet.paid';
      readonly token: string;
      readonly shippingAddress: Address | undefined;
      readonly billingAddress: Address | undefined;
    }
  /** All data is complete: the order is placed. */
  | { readonly type: 'order.place' }
  /** The shopper closed the sheet without paying: the previous order is restored. */
  | { readonly type: 'sheet.cancelled' }
  /** The displayed order cannot be placed; `code` is the reason. */
  | { readonly type: 'sheet.failed'; readonly code: string };

export type CheckoutEvent =
  | ActorRestored
  | OrderFact
  | PaymentEvent
  | GiftCardsEvent
  | SheetEvent
  | { readonly type: 'rates.reload' }
  | { readonly type: 'tax.reload' }
  | { readonly type: 'step.continue' }
  | { readonly type: 'step.back' }
  | { readonly type: 'step.goTo'; readonly step: CheckoutPage }
  /** Requests the result of an attempt that ended without a response. */
  | { readonly type: 'order.reload' }
  /** The bank's device check has ended or failed. */
  | { readonly type: 'challenge.fingerprinted' }
  | { readonly type: 'challenge.closed' }
  | { readonly type: 'challenge.finished' }
  | { readonly type: 'challenge.failed' }
  /** Sent by checkout to itself: the card has no token, and none is being requested. */
  | { readonly type: 'token.refused' }
  | { readonly type: 'errors.dismissed' }
  /** The shopper goes to another page of the store; `to` is its path within the site. */
  | { readonly type: 'checkout.left'; readonly to: string }
  /** The page is hidden and may close without another event: the latest input is saved. */
  | { readonly type: 'page.hidden' };

/** Events emitted to listeners of `actor.on`. */
export type CheckoutEmitted =
  /** A command that was refused: 'placing' while an order is being placed, or 'No order id to reload'. */
  | { readonly type: 'command.refused'; readonly code: 'placing' | 'No order id to reload' }
  /** Errors are shown at the top of the page (S8-err-order-33). */
  | { readonly type: 'page.scrollToTop' };
