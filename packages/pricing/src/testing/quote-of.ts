import { pricedLinesOf } from '../priced-line.ts';
import { type QuoteRequest, quoteCart } from '../quote-cart.ts';

/** The quote of a cart with its priced lines alone, for tests that look at prices. */
export const quoteOf = (request: QuoteRequest) => {
  const quote = quoteCart(request);
  return { ...quote, lines: pricedLinesOf(quote.lines) };
};
