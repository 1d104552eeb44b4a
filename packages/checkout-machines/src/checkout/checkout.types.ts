import type {
  Address,
  Country,
  Customer,
  DraftOrder,
  ErrorField,
  ErrorName,
  Money,
  OrderItem,
  Product,
  Region,
  ShippingMode,
  ShoppingList,
  Site,
} from '@ironcart/core';
import type { PricedCart } from '@ironcart/pricing';
import type { Freshness } from '../order-placement/fresh-order.ts';
import type { PlacementFacts } from '../order-placement/order-placement.selectors.ts';
import type { OrderReference, PlacedOrder, PlacementOutcome } from '../order-placement/order-placement.types.ts';
import type { PaymentFacts } from '../payment-method/payment-method.selectors.ts';
import type { PaymentMethodEvent } from '../payment-method/payment-method.types.ts';
import type { CartContents, CheckoutPorts } from '../ports.ts';
import type { ShippingFacts } from '../shipping-rates/shipping-rates.selectors.ts';
import type { TaxFacts } from '../tax-quote/tax-quote.selectors.ts';

/** Where the shopper is. The first three are pages; the rest follows from placing. */
export type CheckoutStage = 'shipping' | 'payment' | 'review' | 'placing' | 'challenge' | 'success';

/** The steps that a shopper can go to. */
export type CheckoutPage = Extract<CheckoutStage, 'shipping' | 'payment' | 'review'>;

export interface CheckoutConfig {
  readonly threeDsTimeoutMs: number;
  readonly pollMs: number;
}

export interface CheckoutInput {
  /** Tax is computed for orders only (READINGS A18). Default 'order'. */
  readonly kind?: 'order' | 'quote' | undefined;
  readonly site: Site;
  readonly list: ShoppingList;
  /** Every product of the list, children included. */
  readonly products: readonly Product[];
  /** Undefined for a guest. */
  readonly customer: Customer | undefined;
  readonly savedAddresses: readonly Address[];
  /** What `readDraft` found of an earlier visit. */
  readonly draft?: DraftOrder | undefined;
  readonly countries: readonly Country[];
  /** The subdivisions known so far; more come with 'regions.loaded'. */
  readonly regions?: readonly Region[] | undefined;
  readonly config?: Partial<CheckoutConfig> | undefined;
  readonly ports: CheckoutPorts;
}

/** The cart as it is on the screen: its contents and their prices. */
export interface PricedContents {
  readonly list: ShoppingList;
  readonly products: ReadonlyMap<number, Product>;
  readonly pricedCart: PricedCart;
  /** What the weight tiers take off the cart (S9-hundo-01), in minor units. */
  readonly hundoDiscount: Money;
  readonly items: readonly OrderItem[];
}

/** What the shopper has agreed to (S4-subs). */
export interface Agreements {
  readonly subscription: boolean;
  readonly trial: boolean;
}

/** An error to show: its name and words, the page that it belongs to, and what it stands beside there. */
export type CheckoutError = ErrorName & {
  readonly message: string;
  readonly place: CheckoutPage;
  readonly field: ErrorField;
};

export interface CheckoutContext {
  readonly kind: 'order' | 'quote';
  readonly site: Site;
  readonly customer: Customer | undefined;
  readonly countries: readonly Country[];
  readonly regions: readonly Region[];
  readonly config: CheckoutConfig;
  readonly ports: CheckoutPorts;

  readonly cart: PricedContents;
  readonly shippingAddress: Address;
  readonly billingAddress: Address;
  readonly isBillingSameAsShipping: boolean;
  readonly shippingMode: ShippingMode;
  /** The shipping codes asked for, by package number. */
  readonly requestedCodes: ReadonlyMap<number, string>;
  readonly comments: string;
  readonly agreements: Agreements;

  readonly shipping: ShippingFacts;
  readonly tax: TaxFacts;
  readonly payment: PaymentFacts;
  readonly placement: PlacementFacts | undefined;

  /** Whether the review page opens as soon as the card has a token. */
  readonly isContinuing: boolean;
  readonly attempt: Freshness | undefined;
  readonly outcome: PlacementOutcome | undefined;
  readonly unsettled: OrderReference | undefined;
  readonly placed: PlacedOrder | undefined;
  readonly errors: readonly CheckoutError[];
  /** The lines that turned out to be out of stock while placing. */
  readonly outOfStock: readonly OrderItem[];
}

/** What the shopper, or the shop, says about the order. */
export type OrderFact =
  | { readonly type: 'shippingAddress.changed'; readonly address: Partial<Address> }
  | { readonly type: 'shippingRate.chosen'; readonly packageNumber: number; readonly shippingCode: string }
  | { readonly type: 'shippingMode.chosen'; readonly mode: ShippingMode }
  | { readonly type: 'billing.sameAsShipping'; readonly isSame: boolean }
  | { readonly type: 'billingAddress.changed'; readonly address: Partial<Address> }
  | { readonly type: 'comments.changed'; readonly comments: string }
  | { readonly type: 'agreements.changed'; readonly agreements: Partial<Agreements> }
  | { readonly type: 'regions.loaded'; readonly regions: readonly Region[] }
  /** The cart changed elsewhere, as in another tab. */
  | ({ readonly type: 'cart.changed' } & CartContents);

export type CheckoutEvent =
  | OrderFact
  | Exclude<PaymentMethodEvent, { readonly type: 'payment.submitted' }>
  | { readonly type: 'rates.reload' }
  | { readonly type: 'tax.reload' }
  | { readonly type: 'step.continue' }
  | { readonly type: 'step.back' }
  | { readonly type: 'step.goTo'; readonly step: CheckoutPage }
  | { readonly type: 'order.place' }
  /** Asks the store what became of an attempt that ended without an answer. */
  | { readonly type: 'order.reload' }
  | { readonly type: 'challenge.closed' }
  | { readonly type: 'challenge.finished' }
  | { readonly type: 'challenge.failed' }
  | { readonly type: 'errors.dismissed' };

/** What checkout says to whoever listens with `actor.on`. */
export type CheckoutEmitted =
  /** A command that was refused: 'placing' while an order is being placed, or 'No order id to reload'. */
  | { readonly type: 'command.refused'; readonly code: 'placing' | 'No order id to reload' }
  /** Errors are shown at the top of the page (S8-err-order-33). */
  | { readonly type: 'page.scrollToTop' };
