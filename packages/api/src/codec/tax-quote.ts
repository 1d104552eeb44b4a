import { type Money, subtract } from '@ironcart/core';
import type { WireTaxQuote } from '../contract/tax.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

/** The tax of an order as the tax call answers it. */
export interface TaxQuote {
  /** itemTax + shippingTax. */
  readonly totalTax: Money;
  readonly itemTax: Money;
  readonly shippingTax: Money;
  readonly summary: readonly { readonly label: string; readonly taxAmount: Money }[];
  /** Whether the VAT number given exists; undefined when none was checked. */
  readonly isVatNumberValid?: boolean | undefined;
}

/** A tax answer without `error`; an answer with one is not a quote. */
export const taxQuoteFromWire = (wire: WireTaxQuote): TaxQuote => {
  const totalTax = moneyFromWire(wire.totalTaxAmount);
  const shippingTax = moneyFromWire(wire.shipping.taxAmount);
  return {
    totalTax,
    itemTax: subtract(totalTax, shippingTax),
    shippingTax,
    summary: wire.summary.map(({ label, taxAmount }) => ({ label, taxAmount: moneyFromWire(taxAmount) })),
    isVatNumberValid: wire.vatResponse?.valid,
  };
};

/** The inverse of `taxQuoteFromWire`. */
export const taxQuoteToWire = (quote: TaxQuote): WireTaxQuote => ({
  totalTaxAmount: moneyToWire(quote.totalTax),
  summary: quote.summary.map(({ label, taxAmount }) => ({ label, taxAmount: moneyToWire(taxAmount) })),
  shipping: { taxAmount: moneyToWire(quote.shippingTax) },
  ...(quote.isVatNumberValid === undefined ? {} : { vatResponse: { valid: quote.isVatNumberValid } }),
});
