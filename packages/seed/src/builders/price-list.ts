import type { Currency } from '@ironcart/core';
import type { SeedPrice } from '../seed-data.ts';

/** Decimal text in every currency, as in `{ USD: '345.00', ... }`. */
export type Amounts = Readonly<Record<Currency, string>>;

/** What one US dollar of list price becomes abroad: exchange rate and freight, before shop rounding. */
const PER_DOLLAR: Readonly<Record<Exclude<Currency, 'USD'>, number>> = {
  CAD: 1.38,
  AUD: 1.58,
  EUR: 0.98,
  GBP: 0.83,
};

const toText = (cents: number): string => (cents / 100).toFixed(2);

/** Prices a shop would print: .50 or .95 below 20, halves below 100, whole below 500, fives above. */
const toShopCents = (cents: number): number => {
  if (cents < 2_000) {
    const whole = Math.floor(cents / 100) * 100;
    const rest = cents - whole;
    if (rest < 25 && whole > 0) return whole - 5;
    return rest < 75 ? whole + 50 : whole + 95;
  }
  if (cents < 10_000) return Math.round(cents / 50) * 50;
  return cents < 50_000 ? Math.round(cents / 100) * 100 : Math.round(cents / 500) * 500;
};

const abroad = (usd: number, currency: Exclude<Currency, 'USD'>): string =>
  toText(toShopCents(Math.round(usd * PER_DOLLAR[currency] * 100)));

/** A dollar price and the prices that the other sites print for it. */
export const amountsOf = (usd: number): Amounts => ({
  USD: toText(Math.round(usd * 100)),
  CAD: abroad(usd, 'CAD'),
  AUD: abroad(usd, 'AUD'),
  EUR: abroad(usd, 'EUR'),
  GBP: abroad(usd, 'GBP'),
});

/** No surcharge in any currency. */
export const FREE: Amounts = { USD: '0.00', CAD: '0.00', AUD: '0.00', EUR: '0.00', GBP: '0.00' };

/** List and sale price in every currency, from dollars. */
export const pricesOf = (usd: number, saleUsd?: number): Readonly<Record<Currency, SeedPrice>> => {
  const list = amountsOf(usd);
  const sale = saleUsd === undefined ? undefined : amountsOf(saleUsd);
  const priceIn = (currency: Currency): SeedPrice =>
    sale ? { price: list[currency], specialPrice: sale[currency] } : { price: list[currency] };
  return { USD: priceIn('USD'), CAD: priceIn('CAD'), AUD: priceIn('AUD'), EUR: priceIn('EUR'), GBP: priceIn('GBP') };
};
