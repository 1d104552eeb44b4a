import type { TaxRequest } from '@ironcart/api/client';
import type { TaxQuote } from '@ironcart/api/codec';
import type { CheckoutPorts } from '../ports.ts';
import type { Quoted } from '../quoted-order.ts';

/** The states of S4-tax, with the specification's names. */
export type TaxState = 'notReady' | 'loading' | 'valid' | 'error';

/** The order's situation with regard to tax. */
export type TaxSituation =
  /** Shipping or the address is not valid yet (S4-tax-05). */
  | { readonly kind: 'notReady' }
  /** Not an order but a quote, which is not taxed (S4-tax-06). */
  | { readonly kind: 'exempt' }
  | { readonly kind: 'taxable'; readonly fingerprint: string; readonly request: TaxRequest };

export interface TaxQuoteContext extends TaxQuoteInput {
  /** The tax with its fingerprint; used only in the state `valid`. */
  readonly quoted: Quoted<TaxQuote> | undefined;
  /** The code of the last failed request. */
  readonly failure: string | undefined;
}

export interface TaxQuoteInput {
  readonly ports: Pick<CheckoutPorts, 'tax'>;
  readonly situation: TaxSituation;
}

export type TaxQuoteEvent =
  | { readonly type: 'order.changed'; readonly situation: TaxSituation }
  /** Requests the tax again without a change; for the given order, if there is one. */
  | { readonly type: 'tax.reload'; readonly situation?: TaxSituation | undefined };
