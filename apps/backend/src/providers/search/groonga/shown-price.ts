import { type FacetRange, readFacetRange } from '@ironcart/core/search';
import type { SearchScope } from '../../../services/search/search-engine.ts';
import { anyOfScripts, inQuotes } from './script.ts';

/**
 * The shown price in millionths of the currency, exact and not rounded yet: hundredths times a factor with four decimals.
 * A price that is shown as 19.99 is at least 19.985 of it, and less than 19.995.
 */
const perUnit = 1_000_000;
const halfCent = 5_000;

/** The condition that a product's deal runs. */
export const dealScript = ({ pricePlace, runningDeals }: Pick<SearchScope, 'pricePlace' | 'runningDeals'>): string =>
  runningDeals.length === 0
    ? '_id < 0'
    : `deal_${pricePlace} >= 0 && in_values(deal_dates, ${runningDeals.map(inQuotes).join(', ')})`;

/** The shown price of a product, as the column `shown_price` holds it. */
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

/** The condition that the shown price is in any of the ranges; values that are none find nothing. */
export const priceRangesScript = (values: readonly string[]): string =>
  anyOfScripts(values.flatMap((value) => readFacetRange(value) ?? []).map(rangeScript));

/** The number of the band of a shown price: of how many limits it is not below. */
export const priceBandScript = (bands: readonly number[]): string =>
  bands.reduce((rest, limit, index) => `((shown_price >= ${leastOf(limit)}) ? ${index + 1} : ${rest})`, '0');

/** The price as it is shown, from the column. */
export const roundedPrice = (shownPrice: number): number => Math.floor((shownPrice + halfCent) / (2 * halfCent)) / 100;
