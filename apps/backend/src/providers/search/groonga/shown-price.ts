import { type FacetRange, readFacetRange } from '@ironcart/core/search';
import type { SearchScope } from '../../../services/search/search-engine.ts';
import { anyOfScripts, inQuotes } from './script.ts';

/**
 * The displayed price in millionths of the currency, before rounding: hundredths times a factor with four decimals. A
 * price displayed as 19.99 is at least 19.985 and less than 19.995.
 */
const perUnit = 1_000_000;
const halfCent = 5_000;

/** The condition that a product's deal is active. */
export const dealScript = ({ pricePlace, runningDeals }: Pick<SearchScope, 'pricePlace' | 'runningDeals'>): string =>
  runningDeals.length === 0
    ? '_id < 0'
    : `deal_${pricePlace} >= 0 && in_values(deal_dates, ${runningDeals.map(inQuotes).join(', ')})`;

/** Computes the displayed price of a product, for the column `shown_price`. */
export const shownPriceScript = (scope: SearchScope): string => {
  const { pricePlace, runningDeals, shownPrices } = scope;
  const price =
    runningDeals.length === 0
      ? `price_${pricePlace}`
      : `((${dealScript(scope)}) ? deal_${pricePlace} : price_${pricePlace})`;
  const { goods = 1, ...others } = shownPrices.factors;
  const scaled = (factor: number): number => Math.round(factor * 10_000);
  const ofClass = Object.entries(others)
    .filter(([, factor]) => factor !== goods)
    .reduce(
      (rest, [taxClass, factor]) => `((tax_class == ${inQuotes(taxClass)}) ? ${scaled(factor)} : ${rest})`,
      String(scaled(goods)),
    );
  const isTaxed = Object.values(shownPrices.factors).some((factor) => factor !== 1);
  const factor =
    isTaxed && shownPrices.untaxedTypes.length > 0
      ? `((in_values(type, ${shownPrices.untaxedTypes.map(inQuotes).join(', ')})) ? ${scaled(1)} : ${ofClass})`
      : ofClass;
  return `${price} * ${factor}`;
};

const leastOf = (price: number): number => Math.round(price * perUnit) - halfCent;

const rangeScript = ({ from, to }: FacetRange): string =>
  [
    `shown_price >= ${leastOf(from ?? 0)}`,
    ...(to === undefined ? [] : [`shown_price < ${leastOf(to) + 2 * halfCent}`]),
  ].join(' && ');

/** The condition that the displayed price is in any of the ranges; invalid values match nothing. */
export const priceRangesScript = (values: readonly string[]): string =>
  anyOfScripts(values.flatMap((value) => readFacetRange(value) ?? []).map(rangeScript));

/** The number of the price band of a displayed price: the number of limits that it reaches. */
export const priceBandScript = (bands: readonly number[]): string =>
  bands.reduce((rest, limit, index) => `((shown_price >= ${leastOf(limit)}) ? ${index + 1} : ${rest})`, '0');

/** The displayed price, rounded from the column. */
export const roundedPrice = (shownPrice: number): number => Math.floor((shownPrice + halfCent) / (2 * halfCent)) / 100;
