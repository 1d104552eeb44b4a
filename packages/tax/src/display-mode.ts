import { type Money, money, type Rounding, zero } from '@ironcart/core/money';
import { requireArray, requireObject } from '@ironcart/core/result';
import type { Site } from '@ironcart/core/site';
import { grossPriceOf } from './net-gross.ts';
import { prepareRule } from './prepared-rule.ts';
import { defaultVatTable } from './rules/default-vat-table.ts';
import type { RuleClass, TaxClass, TaxRule } from './rules/tax-rule.ts';
import { isDated } from './rules/validity.ts';
import { taxOrder } from './tax-order.ts';
import { taxTermsOf } from './tax-terms.ts';
import type { TaxableLine } from './taxable-order.ts';

/** A price as a site shows it, in minor units. */
export interface ShownPrice {
  /** The main price. */
  readonly amount: Money;
  /** The price excluding VAT, shown next to it; undefined on sites that show one price. */
  readonly taxExclusiveAmount?: Money;
}

/** The rule of a class in the site's default country outside its special territories. */
const shownRule = (
  { defaultCountry }: Pick<Site, 'defaultCountry'>,
  taxClass: RuleClass,
  rules: readonly TaxRule[],
): TaxRule | undefined =>
  requireArray(rules, 'rules').find(
    (rule) =>
      rule.countryCode === defaultCountry &&
      rule.taxClass === taxClass &&
      rule.postcode === '*' &&
      rule.region === '*' &&
      !isDated(rule),
  );

/**
 * The VAT rate that a site adds to displayed prices: on EUR and GBR, which show prices with VAT and the tax-exclusive
 * price next to them, the rate of the default country outside its special territories (S9-vat-01, READINGS A8).
 * Undefined on all other sites, which show prices unchanged, and for untaxed products.
 * @param taxClass the result of `taxClassOf` for the product
 */
export const shownVatRate = (
  site: Pick<Site, 'showsTaxExclusivePrice' | 'defaultCountry'>,
  taxClass: TaxClass | undefined,
  rules: readonly TaxRule[] = defaultVatTable,
): string | undefined =>
  requireObject(site, 'site').showsTaxExclusivePrice && taxClass !== undefined
    ? shownRule(site, taxClass, rules)?.rate
    : undefined;

/**
 * The VAT of goods before their destination is known, in minor units: each line after its discounts, by the site's
 * terms, at the rate of `shownVatRate`. An order's tax follows its destination.
 * @returns undefined on sites that show one price, and for lines that cannot be taxed or whose class has no rule
 */
export const shownVat = (
  lines: readonly TaxableLine[],
  site: Pick<Site, 'showsTaxExclusivePrice' | 'defaultCountry' | 'tax'>,
  rules: readonly TaxRule[] = defaultVatTable,
): Money | undefined => {
  if (!requireObject(site, 'site').showsTaxExclusivePrice) return undefined;
  const rulesOf = (taxClass: RuleClass) => {
    const rule = shownRule(site, taxClass, rules);
    return rule === undefined ? [] : [prepareRule(rule)];
  };
  const taxed = taxOrder({ lines, shipping: { amount: zero } }, rulesOf, taxTermsOf(site));
  const isKnown = taxed.ok && lines.every(({ taxClass }) => rulesOf(taxClass).length > 0);
  return isKnown ? taxed.value.itemTax : undefined;
};

/**
 * Converts a tax-exclusive price to the prices that a site displays.
 * @param rate the result of `shownVatRate` for the site
 * @param rounding the site's rounding of taxes
 * @throws RangeError if the price is not a whole number of minor units, or the rate is not decimal text
 */
export const shownPrice = (netPrice: Money, rate: string | undefined, rounding?: Rounding): ShownPrice =>
  rate === undefined
    ? { amount: money(netPrice) }
    : { amount: grossPriceOf(netPrice, rate, rounding), taxExclusiveAmount: netPrice };
