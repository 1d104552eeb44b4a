import { pricedLinesOf } from '../priced-line.ts';
import { type QuoteRequest, quoteCart } from '../quote-cart.ts';

/** Quotes a cart and returns its priced lines only, for tests of prices. */
export const quoteOf = (request: QuoteRequest) => {
  const quote = quoteCart(request);
  return { ...quote, lines: pricedLinesOf(quote.lines) };
};
