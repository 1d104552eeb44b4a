import type { RatesRequest, TaxRequest } from '@ironcart/api/client';
import type { Placement, TaxQuote } from '@ironcart/api/codec';
import type { Address } from '@ironcart/core/address';
import type { EarnedTicket } from '@ironcart/core/customer';
import type { ShoppingList } from '@ironcart/core/list';
import type { Currency, Money } from '@ironcart/core/money';
import type { Order, OrderPayment } from '@ironcart/core/order';
import type { PaymentMethod, StoredCard } from '@ironcart/core/payment';
import type { Product } from '@ironcart/core/product';
import type { Result } from '@ironcart/core/result';
import type { RateQuote } from '@ironcart/core/shipping';
import type { StoreId } from '@ironcart/core/site';
import type { CartPromotions, FiveForFiveStatus } from '@ironcart/pricing';
import type { FreshOrder } from './order-placement/fresh-order.ts';

/**
 * Why an order was not placed: the server's code and message. `orderId` is the id of an existing order,
 * `retryAfterSeconds` the wait that a rate limit requires.
 */
export interface PlacementFailure {
  readonly code: string;
  readonly message: string;
  readonly orderId?: string | undefined;
  readonly retryAfterSeconds?: number | undefined;
}

/** The response to an order: its placement, or why it was refused. */
export type PlaceAnswer = Result<Placement, PlacementFailure>;

/** The current cart: its lines, all their products including children, and the other inputs of its prices. */
export interface CartContents {
  readonly list: ShoppingList;
  readonly products: readonly Product[];
  /** The customer's earned discounts, for lines that redeem them. Default: none. */
  readonly earned?: readonly EarnedTicket[] | undefined;
}

/** The payment methods of a country, with settings for the browser's adapters. */
export interface PaymentMethodsAnswer {
  readonly methods: readonly PaymentMethod[];
  /** The customer's stored cards; empty for a guest. */
  readonly stored: readonly StoredCard[];
  /** The provider whose card form the browser shows; default: the sandbox. 'none': no cards are taken. */
  readonly provider?:
    | {
        readonly name: 'sandbox' | 'adyen' | 'none';
        readonly clientKey?: string | undefined;
        readonly environment?: string | undefined;
      }
    | undefined;
  /** The account for PayPal's window; without one, PayPal is not offered. */
  readonly paypal?: { readonly clientId: string; readonly currency: string } | undefined;
}

/** A gift card; `balance` is in minor units of `currency`, by default the site's. */
export interface GiftCardAnswer {
  readonly code: string;
  readonly balance: Money;
  readonly currency?: Currency | undefined;
}

/** Key-value storage. Any call may throw (full, denied); checkout works without it. */
export interface TextStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** The ports of checkout. Failed calls reject with an error that has a `code`. */
export interface CheckoutPorts {
  rates(request: RatesRequest, signal: AbortSignal): Promise<RateQuote>;
  tax(request: TaxRequest, signal: AbortSignal): Promise<TaxQuote>;
  /** Places an order. Refusals are returned; only unexpected failures reject. */
  place(order: FreshOrder, signal: AbortSignal): Promise<PlaceAnswer>;
  order(orderId: string, storeId: StoreId, signal?: AbortSignal): Promise<Order>;
  reloadCart(): Promise<CartContents>;
  paymentMethods(country: string, signal: AbortSignal): Promise<PaymentMethodsAnswer>;
  /** Returns a gift card's balance. Rejects with code 'giftcard_not_exist' for an unknown card. */
  giftCard(code: string, signal: AbortSignal): Promise<GiftCardAnswer>;
  promotionStatus(email: string, signal: AbortSignal): Promise<FiveForFiveStatus>;
  /** Deletes the buy-now list when the shopper leaves (S2-checkout-14). */
  deleteList(listId: string): Promise<unknown>;
  /** Saves an address in the customer's address book. */
  saveAddress?(address: Address): Promise<unknown>;
  /** The browser data that the bank requires for a card payment. */
  browserInfo?(): OrderPayment['browserInfo'];
  readonly storage: TextStorage;
  /** The store's own promotions. */
  readonly promotions?: CartPromotions | undefined;
  /** The current time in milliseconds since the epoch, by the server's clock if known, because promotions end by it. */
  now(): number;
  log?(message: string, details: Readonly<Record<string, unknown>>): void;
}
