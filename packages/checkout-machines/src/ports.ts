import type { RatesRequest, TaxRequest } from '@ironcart/api/client';
import type { Placement, TaxQuote } from '@ironcart/api/codec';
import type { Order, Product, RateQuote, ShoppingList, StoreId } from '@ironcart/core';
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

/** The cart as it is now: its lines and every product they need, children included. */
export interface CartContents {
  readonly list: ShoppingList;
  readonly products: readonly Product[];
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
  readonly storage: TextStorage;
  /** Milliseconds since the epoch, by the server's clock where it is known: promotions end by it. */
  now(): number;
  log?(message: string, details: Readonly<Record<string, unknown>>): void;
}
