import { type Money, subtract } from '@ironcart/core/money';
import type { WireTaxQuote } from '../contract/tax.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

/** The tax of an order, as returned by the tax call. */
export interface TaxQuote {
  /** itemTax + shippingTax. */
  readonly totalTax: Money;
  readonly itemTax: Money;
  readonly shippingTax: Money;
  readonly summary: readonly { readonly label: string; readonly taxAmount: Money }[];
  /** Whether the given VAT number exists; undefined if none was checked. */
  readonly isVatNumberValid?: boolean | undefined;
}

/** Converts a tax response without `error`; a response with one is not a quote. */
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
