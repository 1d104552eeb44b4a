import type { Currency } from '@ironcart/core/money';

/**
 * The currencies that PayPal takes with two decimals, as the store's amounts have them
 * (developer.paypal.com/api/rest/reference/currency-codes): those of Hungary, Japan and Taiwan it takes without.
 */
const currencies: ReadonlySet<Currency> = new Set([
  ...['AUD', 'BRL', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR', 'GBP', 'HKD', 'ILS', 'MXN', 'MYR', 'NOK', 'NZD', 'PHP'],
  ...['PLN', 'SEK', 'SGD', 'THB', 'USD'],
]);

/** Whether an order in a currency can be paid by PayPal. */
export const isPayPalCurrency = (currency: Currency): boolean => currencies.has(currency);
