import type { RateQuote, ShippingRate } from '@ironcart/core/shipping';
import type { WireRate, WireRateQuote } from '../contract/shipping.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

/**
 * Converts a rate of an order to its wire format: `amount` becomes `rate`, and `contents`, which only quotes have, is
 * removed.
 */
export const rateToWire = ({ amount, contents: _contents, ...rate }: ShippingRate): WireRate => ({
  ...rate,
  rate: moneyToWire(amount),
});

/** The inverse of `rateToWire`, for rates without `contents`. */
export const rateFromWire = ({ rate, ...wire }: WireRate): ShippingRate => ({ ...wire, amount: moneyFromWire(rate) });

/** Converts the response of the rates call: each rate gets the quote's id, none is selected (S7-calls-checkout-04). */
export const rateQuoteFromWire = ({ transactionId, rates, split }: WireRateQuote): RateQuote => {
  const quoted = (rate: WireRateQuote['rates'][number]): ShippingRate =>
    rateFromWire({ ...rate, transactionId, selected: false });
  return { transactionId, rates: rates.map(quoted), split: split.map(quoted) };
};

/** The inverse of `rateQuoteFromWire`; a quote does not contain the selection. */
export const rateQuoteToWire = (quote: RateQuote): WireRateQuote => {
  const offered = ({ amount, shippingCode, label, carrier, packageNumber, contents }: ShippingRate) => ({
    shippingCode,
    rate: moneyToWire(amount),
    label,
    carrier,
    packageNumber,
    ...(contents === undefined ? {} : { contents }),
  });
  return {
    transactionId: quote.transactionId,
    rates: quote.rates.map(offered),
    split: quote.split.map(offered),
  };
};
