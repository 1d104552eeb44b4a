import type { TaxRequest } from '@ironcart/api/client';
import type { TaxQuote } from '@ironcart/api/codec';
import type { CheckoutPorts } from '../ports.ts';
import type { Quoted } from '../quoted-order.ts';

/** The states of S4-tax, word for word. */
export type TaxState = 'notReady' | 'loading' | 'valid' | 'error';

/** What the order means for tax. */
export type TaxSituation =
  /** Shipping is not valid yet, or the address is not (S4-tax-05). */
  | { readonly kind: 'notReady' }
  /** Not an order, as a quote: no tax is computed (S4-tax-06). */
  | { readonly kind: 'exempt' }
  | { readonly kind: 'taxable'; readonly fingerprint: string; readonly request: TaxRequest };

export interface TaxQuoteContext extends TaxQuoteInput {
  /** The tax and the fingerprint that it answers. It counts only while the state is valid. */
  readonly quoted: Quoted<TaxQuote> | undefined;
  /** Why the last request failed. */
  readonly failure: string | undefined;
}

export interface TaxQuoteInput {
  readonly ports: Pick<CheckoutPorts, 'tax'>;
  readonly situation: TaxSituation;
}

export type TaxQuoteEvent =
  | { readonly type: 'order.changed'; readonly situation: TaxSituation }
  /** Asks again although nothing that decides the tax has changed: for the order as it is now, where it is told. */
  | { readonly type: 'tax.reload'; readonly situation?: TaxSituation | undefined };
