import { type Money, subtract } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import type { CartQuote } from '@ironcart/pricing';
import { shownVat, taxClassOf } from '@ironcart/tax';

/**
 * The VAT of a cart at the site's displayed rates, with each line's share of the discounts deducted: the VAT on the
 * goods of an order to the site's default country.
 * @returns undefined on sites that show one price, and for a cart with lines that cannot be bought
 */
export const cartVat = (
  quote: CartQuote,
  products: ReadonlyMap<number, Product>,
  site: Pick<Site, 'showsTaxExclusivePrice' | 'defaultCountry' | 'tax'>,
): Money | undefined => {
  if (!quote.ok) return undefined;
  const lines = quote.lines.flatMap(({ productId, qty, rowTotal }, at) => {
    const product = products.get(productId);
    const taxClass = product && taxClassOf(product);
    if (taxClass === undefined) return [];
    const discount = subtract(rowTotal, quote.taxableAmounts[at] ?? rowTotal);
    return [{ amount: rowTotal, taxClass, quantity: qty, discount }];
  });
  return shownVat(lines, site);
};
