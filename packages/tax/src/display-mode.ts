import type { Money, Rounding, Site } from '@ironcart/core';
import { grossPriceOf } from './net-gross.ts';
import { defaultVatTable } from './rules/default-vat-table.ts';
import type { TaxClass, TaxRule } from './rules/tax-rule.ts';
import { isDated } from './rules/validity.ts';

/** A price as a site shows it, in minor units. */
export interface ShownPrice {
  /** The price that stands first. */
  readonly amount: Money;
  /** Shown beside it, labelled as excluding VAT; left out where the site shows one price. */
  readonly taxExclusiveAmount?: Money;
}

/**
 * The rate by which a site shows its prices: that of its default country at large, on EUR and GBR, whose prices stand
 * with VAT and with the tax-exclusive one beside (S9-vat-01, READINGS A8); undefined on the others, which show the price
 * as it is.
 */
export const shownVatRate = (
  { showsTaxExclusivePrice, defaultCountry }: Pick<Site, 'showsTaxExclusivePrice' | 'defaultCountry'>,
  taxClass: TaxClass = 'goods',
  rules: readonly TaxRule[] = defaultVatTable,
): string | undefined =>
  showsTaxExclusivePrice
    ? rules.find(
        (rule) =>
          rule.countryCode === defaultCountry &&
          rule.taxClass === taxClass &&
          rule.postcode === '*' &&
          rule.region === '*' &&
          !isDated(rule),
      )?.rate
    : undefined;

/**
 * A tax-exclusive price as a site shows it.
 * @param rate what `shownVatRate` gives for the site
 * @param rounding the site's own of its taxes
 */
export const shownPrice = (netPrice: Money, rate: string | undefined, rounding?: Rounding): ShownPrice =>
  rate === undefined
    ? { amount: netPrice }
    : { amount: grossPriceOf(netPrice, rate, rounding), taxExclusiveAmount: netPrice };
