import type { RatesRequest, TaxRequest } from '@ironcart/api/client';
import type { Placement, TaxQuote } from '@ironcart/api/codec';
import type {
  Address,
  Currency,
  EarnedTicket,
  Money,
  Order,
  OrderPayment,
  PaymentMethod,
  Product,
  RateQuote,
  ShoppingList,
  StoredCard,
  StoreId,
} from '@ironcart/core';
import type { FiveForFiveStatus } from '@ironcart/pricing';
import type { FreshOrder } from './order-placement/fresh-order.ts';

/** Why an order was not placed: the server's code and words. `orderId` names the order that exists already. */
export interface PlacementFailure {
  readonly code: string;
  readonly message: string;
  readonly orderId?: string | undefined;
}

export type PlaceAnswer =
  | { readonly ok: true; readonly accepted: Placement }
  | { readonly ok: false; readonly failure: PlacementFailure };

/** The cart as it is now: its lines, every product they need, children included, and what their prices depend on besides. */
export interface CartContents {
  readonly list: ShoppingList;
  readonly products: readonly Product[];
  /** What the customer earned, for the lines that redeem it; nothing when left out. */
  readonly earned?: readonly EarnedTicket[] | undefined;
}

/** How an order to a country can be paid, and what the browser's adapters need for it. */
export interface PaymentMethodsAnswer {
  readonly methods: readonly PaymentMethod[];
  /** The customer's stored cards; none of a guest. */
  readonly stored: readonly StoredCard[];
  /** Whose card form the browser shows; the sandbox's where it is left out, and of 'none' there is none: no cards are taken. */
  readonly provider?:
    | {
        readonly name: 'sandbox' | 'adyen' | 'none';
        readonly clientKey?: string | undefined;
        readonly environment?: string | undefined;
      }
    | undefined;
  /** The account that PayPal's window opens for; without one PayPal is not offered. */
  readonly paypal?: { readonly clientId: string; readonly currency: string } | undefined;
}

/** A gift card as the store answers it; `balance` in minor units of `currency`, by default the site's. */
export interface GiftCardAnswer {
  readonly code: string;
  readonly balance: Money;
  readonly currency?: Currency | undefined;
}

/** A store of texts by key. Any call may throw (full, denied): checkout works without it. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** All that checkout needs from outside. Each call rejects with an error that carries a `code` when it fails. */
export interface CheckoutPorts {
  rates(request: RatesRequest, signal: AbortSignal): Promise<RateQuote>;
  tax(request: TaxRequest, signal: AbortSignal): Promise<TaxQuote>;
  /** Places an order. A refusal is an answer; only the unforeseen rejects. */
  place(order: FreshOrder, signal: AbortSignal): Promise<PlaceAnswer>;
  order(orderId: string, storeId: StoreId, signal?: AbortSignal): Promise<Order>;
  reloadCart(): Promise<CartContents>;
  paymentMethods(country: string, signal: AbortSignal): Promise<PaymentMethodsAnswer>;
  /** What a gift card holds. Rejects with code 'giftcard_not_exist' where there is none. */
  giftCard(code: string, signal: AbortSignal): Promise<GiftCardAnswer>;
  promotionStatus(email: string, signal: AbortSignal): Promise<FiveForFiveStatus>;
  /** The buy-now list when the shopper leaves (S2-checkout-14). */
  deleteList(listId: string): Promise<unknown>;
  /** Keeps an address in the customer's book. */
  saveAddress?(address: Address): Promise<unknown>;
  /** What the bank wants to know of the browser of a card payment. */
  browserInfo?(): OrderPayment['browserInfo'];
  readonly storage: TextStorage;
  /** Milliseconds since the epoch, by the server's clock where it is known: promotions end by it. */
  now(): number;
  log?(message: string, details: Readonly<Record<string, unknown>>): void;
}
