import type { RateQuote, ShippingRate } from '@ironcart/core';
import type { WireRate, WireRateQuote } from '../contract/shipping.ts';
import { moneyFromWire, moneyToWire } from './money.ts';

/** A rate of an order: the entity's `amount` is the wire's `rate`. */
export const rateToWire = ({ amount, ...rate }: ShippingRate): WireRate => ({ ...rate, rate: moneyToWire(amount) });

/** The inverse of `rateToWire`. */
export const rateFromWire = ({ rate, ...wire }: WireRate): ShippingRate => ({ ...wire, amount: moneyFromWire(rate) });

/** A quote as the rating call answers it: each rate gets the quote's id, none is selected (S7-calls-checkout-04). */
export const rateQuoteFromWire = ({ transactionId, rates, split }: WireRateQuote): RateQuote => {
  const quoted = (rate: WireRateQuote['rates'][number]): ShippingRate =>
    rateFromWire({ ...rate, transactionId, selected: false });
  return { transactionId, rates: rates.map(quoted), split: split.map(quoted) };
};

/** The inverse of `rateQuoteFromWire`: what is selected is not part of a quote. */
export const rateQuoteToWire = (quote: RateQuote): WireRateQuote => {
  const offered = ({ amount, shippingCode, label, carrier, packageNumber }: ShippingRate) => ({
    shippingCode,
    rate: moneyToWire(amount),
    label,
    carrier,
    packageNumber,
  });
  return {
    transactionId: quote.transactionId,
    rates: quote.rates.map(offered),
    split: quote.split.map(offered),
  };
};
