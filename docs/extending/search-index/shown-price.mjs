// @ts-check

/** @typedef {import('@ironcart/backend').SearchDocument} SearchDocument */
/** @typedef {import('@ironcart/backend').ProductSearch} ProductSearch */

/**
 * Whether the product's deal is active.
 * @param {SearchDocument} document
 * @param {ProductSearch} search
 */
export const isDeal = ({ dealDates, dealPrices }, { runningDeals, pricePlace }) =>
  dealDates !== undefined && runningDeals.includes(dealDates) && dealPrices[pricePlace - 1] != null;

/**
 * The price that the site displays, in the currency's units: the lowest, with tax where the site shows it.
 * @param {SearchDocument} document
 * @param {ProductSearch} search
 */
export const shownPriceOf = (document, search) => {
  const { pricePlace, shownPrices } = search;
  const usual = document.prices[pricePlace - 1] ?? 0;
  const price = isDeal(document, search) ? Math.min(usual, document.dealPrices[pricePlace - 1] ?? usual) : usual;
  const { factors, untaxedTypes } = shownPrices;
  const factor = untaxedTypes.includes(document.type)
    ? 1
    : (factors[document.taxClass ?? 'goods'] ?? factors.goods ?? 1);
  // Through decimals: 1.005 * 100 is 100.49999999999999.
  return Number(`${Math.round(Number(`${(price * factor).toFixed(6)}e2`))}e-2`);
};
