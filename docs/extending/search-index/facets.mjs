// @ts-check
import { isDeal, shownPriceOf } from './shown-price.mjs';

/** @typedef {import('@ironcart/backend').SearchDocument} SearchDocument */
/** @typedef {import('@ironcart/backend').ProductSearch} ProductSearch */
/** @typedef {import('@ironcart/backend').MerchantFacets} MerchantFacets */

/**
 * The factor from a stored number of a merchant's facet to the displayed one: sites that weigh in pounds measure in
 * inches. Undefined for texts.
 * @param {string} key
 * @param {MerchantFacets} merchant
 */
const factorOf = (key, { own, weightUnit }) => {
  const facet = own.find((one) => one.key === key);
  if (facet === undefined || facet.kind === 'choice') return undefined;
  if (weightUnit === 'kg') return 1;
  if (facet.kind === 'weight') return 1 / 0.45359237;
  return facet.kind === 'length' ? 1 / 25.4 : 1;
};

/** @param {string} range '10..20', '10..' or '..20' */
const readRange = (range) => {
  const [, from, to] = /^(\d+(?:\.\d+)?)?\.\.(\d+(?:\.\d+)?)?$/.exec(range) ?? [];
  return from === undefined && to === undefined
    ? undefined
    : { from: Number(from ?? 0), to: to === undefined ? Number.POSITIVE_INFINITY : Number(to) };
};

/** @param {readonly string[]} ranges @param {number} number */
const isInAny = (ranges, number) =>
  ranges.some((text) => {
    const range = readRange(text);
    return range !== undefined && range.from <= number && number <= range.to;
  });

/**
 * The values of a facet that a product has, as texts.
 * @param {string} key
 * @param {SearchDocument} document
 * @param {ProductSearch} search
 * @param {MerchantFacets} merchant
 * @returns {readonly string[]}
 */
const valuesOf = (key, document, search, merchant) => {
  switch (key) {
    case 'category_ids':
      return document.categoryIds.map(String);
    case 'brand':
      return document.brand === '' ? [] : [document.brand];
    case 'type':
      return [document.type];
    case 'color':
      return document.colors;
    case 'size':
      return document.sizes;
    case 'is_salable':
      return [String(document.isSalable)];
    case 'rating_summary':
      // A product with 3.5 stars has "1 and up", "2 and up" and "3 and up".
      return ['1', '2', '3', '4'].filter((stars) => (document.rating ?? 0) >= Number(stars));
    case 'promotion':
      return [
        ...document.promotions,
        ...(document.areReduced[search.pricePlace - 1] ? ['closeout_and_sale'] : []),
        ...(isDeal(document, search) ? ['hot_deals'] : []),
      ];
    default: {
      const factor = factorOf(key, merchant);
      const held = document.traits[key] ?? [];
      if (factor === undefined) return held.map(String);
      return held.map((value) => (Math.round(Number(value) * factor * 10) / 10).toFixed(1));
    }
  }
};

/**
 * The filters of a search: a product has one of the selected values of each facet.
 * @param {ProductSearch} search
 * @param {MerchantFacets} merchant
 */
export const createFilters = (search, merchant) => {
  /** @param {string} key @param {readonly string[]} selected @param {SearchDocument} document */
  const matches = (key, selected, document) => {
    if (key === 'price') return isInAny(selected, shownPriceOf(document, search));
    if (key === 'rating_summary') return (document.rating ?? 0) >= Math.min(...selected.map(Number));
    const values = valuesOf(key, document, search, merchant);
    if (factorOf(key, merchant) !== undefined) return values.some((value) => isInAny(selected, Number(value)));
    return values.some((value) => selected.includes(value));
  };
  return {
    /** @param {SearchDocument} document @param {string} [except] a facet whose filter does not count */
    accepts: (document, except) =>
      Object.entries(search.filters).every(
        ([key, selected = []]) => key === except || selected.length === 0 || matches(key, selected, document),
      ),
  };
};

/**
 * The number of products with each value of a facet.
 * @param {string} key
 * @param {readonly SearchDocument[]} documents
 * @param {ProductSearch} search
 * @param {MerchantFacets} merchant
 * @returns {import('@ironcart/backend').ProductSearchResult['facets']}
 */
export const countFacet = (key, documents, search, merchant) => {
  if (key === 'price') return countBands(documents, search);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const document of documents) {
    for (const value of new Set(valuesOf(key, document, search, merchant)))
      counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  const counted = [...counts].map(([value, count]) => ({ key, value, count, least: null, most: null }));
  if (!merchant.own.some((facet) => facet.key === key)) return counted;
  // A merchant's facet also counts the products with any value of it.
  const holders = documents.filter(({ traits }) => (traits[key] ?? []).length > 0).length;
  return [...counted, { key, value: null, count: holders, least: null, most: null }];
};

/**
 * The number of products in each price band, with the lowest and the highest price in it.
 * @param {readonly SearchDocument[]} documents
 * @param {ProductSearch} search
 */
const countBands = (documents, search) => {
  /** @type {Map<number, number[]>} */
  const bands = new Map();
  for (const document of documents) {
    const price = shownPriceOf(document, search);
    const band = search.shownPrices.bands.filter((limit) => price >= limit).length;
    bands.set(band, [...(bands.get(band) ?? []), price]);
  }
  return [...bands].map(([band, prices]) => ({
    key: 'price',
    value: String(band),
    count: prices.length,
    least: Math.min(...prices),
    most: Math.max(...prices),
  }));
};
