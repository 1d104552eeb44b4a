import type { TaxRequest } from '@ironcart/api/client';
import type { TaxQuote } from '@ironcart/api/codec';
import type { CheckoutPorts } from '../ports.ts';
import type { OrderSituation, QuoteContext } from '../quoted-order.ts';

/** The states of S4-tax, with the specification's names. */
export type TaxState = 'notReady' | 'loading' | 'valid' | 'error';

/**
 * The order's situation with regard to tax: not ready until shipping and the address are valid (S4-tax-05); exempt if it
 * is not an order but a quote, which is not taxed (S4-tax-06).
 */
export type TaxSituation = OrderSituation<TaxRequest>;

export type TaxQuoteContext = TaxQuoteInput & QuoteContext<TaxRequest, TaxQuote>;

export interface TaxQuoteInput {
  readonly ports: Pick<CheckoutPorts, 'tax'>;
  readonly situation: TaxSituation;
}

export type TaxQuoteEvent =
  | { readonly type: 'order.changed'; readonly situation: TaxSituation }
  /** Requests the tax again without a change; for the given order, if there is one. */
  | { readonly type: 'tax.reload'; readonly situation?: TaxSituation | undefined };
