import type { WireSearchAnswer } from '@ironcart/api/contract';
import { type FacetRange, facetRangeText, facetRangeValue, priceFacetKey } from '@ironcart/core/search';
import type { Site } from '@ironcart/core/site';
import { fiveForFiveName } from '../shipping/five-for-five-rates.ts';
import type { CategoryName } from './category.reader.ts';
import type { ShownFacet } from './facet.ts';
import type { FacetCount, FacetFilters } from './search-engine.ts';

/** The labels of promotions by the ids of products' promotions (S3-facets-02 to 08). */
const promotionLabels: Readonly<Record<string, string>> = {
  made_in_usa: 'Made in USA',
  three_ship_free: '3 Ships Free',
  closeout_and_sale: 'Closeout & Sale',
  hot_deals: 'Hot Deals',
  five_for_five: fiveForFiveName,
  free_shipping: 'Free Shipping',
  hundo: 'Hundo',
};

const starsText = (stars: string): string => (stars === '1' ? '1 star and up' : `${stars} stars and up`);

/** A value as a URL segment: 'Closeout & Sale' becomes 'closeout-sale'. */
const urlKeyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

type WireFacet = NonNullable<WireSearchAnswer['facet']>[number];
type WireFacetValue = WireFacet['value'][number];
type WireFacetRange = NonNullable<WireFacet['range']>;

/** A count of a specific value; not that of any value. */
type ValueCount = FacetCount & { readonly value: string };

const hasValue = (count: FacetCount): count is ValueCount => count.value !== null;

const wireValueOf = (
  { key, value, count }: ValueCount,
  categories: ReadonlyMap<number, CategoryName>,
): WireFacetValue | undefined => {
  const named = (text: string): WireFacetValue => ({ id: value, text, label: text, urlKey: urlKeyOf(text), count });
  switch (key) {
    case 'category_ids': {
      const category = categories.get(Number(value));
      return category && { ...named(category.name), urlKey: category.url.slice(1) };
    }
    case 'promotion':
      return named(promotionLabels[value] ?? value);
    case 'is_salable':
      return named(value === 'true' ? 'In Stock' : 'Out of Stock');
    case 'rating_summary':
      return named(starsText(value));
    default:
      return named(value);
  }
};

/** The data needed to format facet values. */
export interface FacetTerms {
  readonly filters: FacetFilters;
  readonly categories: ReadonlyMap<number, CategoryName>;
  /** The lower limits of the price bands, ascending. */
  readonly priceBands: readonly number[];
  readonly site: Pick<Site, 'currency' | 'locale'>;
  /** Maximum number of values; undefined: all. */
  readonly max?: number | undefined;
  /** The number of products in the list. */
  readonly total: number;
}

/** Numeric facets with at most this many values list them; others only accept ranges. */
const mostNumbers = 10;

const ordered = (key: string, values: readonly WireFacetValue[]): readonly WireFacetValue[] =>
  values.toSorted((left, right) =>
    key === 'rating_summary'
      ? Number(right.id) - Number(left.id)
      : right.count - left.count || (left.text < right.text ? -1 : 1),
  );

/** The price range of a band: the next one begins a cent above. */
const rangeOfBand = (band: number, bands: readonly number[]): FacetRange => {
  const next = bands[band];
  return { from: bands[band - 1], to: next === undefined ? undefined : Math.round(next * 100 - 1) / 100 };
};

const bandText = (band: number, bands: readonly number[], { site }: FacetTerms): string => {
  const amount = (value: number | undefined) =>
    value === undefined ? undefined : facetRangeText({ from: value, to: value }, site.currency, site);
  const [from, below] = [amount(bands[band - 1]), amount(bands[band])];
  if (from === undefined) return `Under ${below}`;
  return below === undefined ? `${from} and over` : `${from} to ${below}`;
};

/** The value by which a request selects the counted products, and its text. */
export const rangeOfCount = (
  { key, value }: Pick<ValueCount, 'key' | 'value'>,
  unit: string,
  terms: FacetTerms,
): { readonly id: string; readonly text: string } => {
  const number = Number(value);
  if (key === priceFacetKey) {
    const id = facetRangeValue(rangeOfBand(number, terms.priceBands));
    return { id, text: bandText(number, terms.priceBands, terms) };
  }
  const range = { from: number, to: number };
  return { id: facetRangeValue(range), text: facetRangeText(range, unit, terms.site) };
};

const boundsOf = (counts: readonly ValueCount[], unit: string): WireFacetRange => {
  if (counts.length === 0) return { unit };
  return {
    unit,
    least: Math.min(...counts.map(({ least, value }) => least ?? Number(value))),
    most: Math.max(...counts.map(({ most, value }) => most ?? Number(value))),
  };
};

/** A numeric facet: its bounds, and the selectable values, ascending. */
const facetOfNumbers = (
  { key, name }: ShownFacet,
  unit: string,
  counts: readonly ValueCount[],
  terms: FacetTerms,
): WireFacet => {
  const ascending = counts.toSorted((left, right) => Number(left.value) - Number(right.value));
  const values = ascending.map((count) => ({ ...rangeOfCount(count, unit, terms), count: count.count }));
  const isListed = values.length <= mostNumbers;
  return {
    key,
    display_name: name,
    range: boundsOf(counts, unit),
    value: values
      .filter(({ id }) => isListed || terms.filters[key]?.includes(id))
      .map(({ id, text, count }) => ({ id, text, label: text, urlKey: urlKeyOf(text), count })),
  };
};

const facetOfTexts = ({ key, name }: ShownFacet, counts: readonly ValueCount[], terms: FacetTerms): WireFacet => {
  const { filters, categories, max = Number.POSITIVE_INFINITY } = terms;
  const values = ordered(
    key,
    counts.flatMap((count) => wireValueOf(count, categories) ?? []),
  );
  return {
    key,
    display_name: name,
    value: values.filter(({ id }, index) => index < max || filters[key]?.includes(id)),
  };
};

/**
 * A merchant's facet is shown if at least one in this many products of the list has it: bars have a diameter, shirts do
 * not.
 */
const oneIn = 3;

/**
 * Converts counted facets to the response (S3-facets): for each facet the values with the most products, and always the
 * selected ones; merchant's facets only if relevant for the list or selected.
 */
export const facetsToWire = (
  shown: readonly ShownFacet[],
  counts: readonly FacetCount[],
  terms: FacetTerms,
): WireFacet[] =>
  shown.flatMap((facet) => {
    const { key, unit, isOwn } = facet;
    const ofFacet = counts.filter((count) => count.key === key);
    const values = ofFacet.filter(hasValue);
    const isSelected = isOwn && (terms.filters[key]?.length ?? 0) > 0;
    const holders = ofFacet.find((count) => !hasValue(count))?.count ?? 0;
    const isMeant = isOwn ? holders * oneIn >= terms.total && values.length > 1 : values.length > 0;
    if (!isSelected && !isMeant) return [];
    return [unit === undefined ? facetOfTexts(facet, values, terms) : facetOfNumbers(facet, unit, values, terms)];
  });
