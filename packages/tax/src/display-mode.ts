import { type Money, money, type Rounding } from '@ironcart/core/money';
import { requireArray, requireObject } from '@ironcart/core/result';
import type { Site } from '@ironcart/core/site';
import { grossPriceOf } from './net-gross.ts';
import { defaultVatTable } from './rules/default-vat-table.ts';
import type { TaxClass, TaxRule } from './rules/tax-rule.ts';
import { isDated } from './rules/validity.ts';

/** A price as a site shows it, in minor units. */
export interface ShownPrice {
  /** The main price. */
  readonly amount: Money;
  /** The price excluding VAT, shown next to it; undefined on sites that show one price. */
  readonly taxExclusiveAmount?: Money;
}

/**
 * The VAT rate that a site adds to displayed prices: on EUR and GBR, which show prices with VAT and the tax-exclusive
 * price next to them, the rate of the default country outside its special territories (S9-vat-01, READINGS A8).
 * Undefined on all other sites, which show prices unchanged.
 */
export const shownVatRate = (
  site: Pick<Site, 'showsTaxExclusivePrice' | 'defaultCountry'>,
  taxClass: TaxClass = 'goods',
  rules: readonly TaxRule[] = defaultVatTable,
): string | undefined => {
  const { showsTaxExclusivePrice, defaultCountry } = requireObject(site, 'site');
  return showsTaxExclusivePrice
    ? requireArray(rules, 'rules').find(
        (rule) =>
          rule.countryCode === defaultCountry &&
          rule.taxClass === taxClass &&
          rule.postcode === '*' &&
          rule.region === '*' &&
          !isDated(rule),
      )?.rate
    : undefined;
};

/**
 * Converts a tax-exclusive price to the prices that a site displays.
 * @param rate the result of `shownVatRate` for the site
 * @param rounding the site's rounding of taxes
 * @throws RangeError when the price is no whole number of minor units, or the rate no decimal text
 */
export const shownPrice = (netPrice: Money, rate: string | undefined, rounding?: Rounding): ShownPrice =>
  rate === undefined
    ? { amount: money(netPrice) }
    : { amount: grossPriceOf(netPrice, rate, rounding), taxExclusiveAmount: netPrice };
