import type { WireSearchAnswer, WireSearchBody } from '@ironcart/api/contract';
import type { CategoryName } from './category.reader.ts';
import { type FacetCount, type FacetFilters, type FacetKey, isFacetKey } from './facet.reader.ts';

/** The displayed facets of a list in their order; all others only filter. The catalogue says how colour is spelt. */
const facetNames = {
  category_ids: 'Category',
  promotion: 'Promotions',
  is_salable: 'Availability',
  brand: 'Brand',
  rating_summary: 'Rating',
  color: 'Colour',
  size: 'Size',
} as const satisfies Partial<Record<FacetKey, string>>;

type ShownFacetKey = keyof typeof facetNames;

const shownFacetKeys = Object.keys(facetNames) as readonly ShownFacetKey[];

/** The labels of promotions by the ids of products' promotions (S3-facets-02 to 08). */
const promotionLabels: Readonly<Record<string, string>> = {
  made_in_usa: 'Made in USA',
  three_ship_free: '3 Ships Free',
  closeout_and_sale: 'Closeout & Sale',
  hot_deals: 'Hot Deals',
  five_for_five: '5 for 5',
  free_shipping: 'Free Shipping',
  hundo: 'Hundo',
};

const starsText = (stars: string): string => (stars === '1' ? '1 star and up' : `${stars} stars and up`);

/** A value as a part of an address: 'Closeout & Sale' is 'closeout-sale'. */
const urlKeyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

type WireFacet = NonNullable<WireSearchAnswer['facet']>[number];
type WireFacetValue = WireFacet['value'][number];

const wireValueOf = (
  { key, value, count }: FacetCount,
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

const ordered = (key: ShownFacetKey, values: readonly WireFacetValue[]): readonly WireFacetValue[] =>
  values.toSorted((left, right) =>
    key === 'rating_summary'
      ? Number(right.id) - Number(left.id)
      : right.count - left.count || (left.text < right.text ? -1 : 1),
  );

/** The facets to count: all displayed ones, without the category facet if a category is selected. */
export const facetsToCount = (categoryIds: readonly number[]): readonly FacetKey[] =>
  shownFacetKeys.filter((key) => key !== 'category_ids' || categoryIds.length === 0);

/**
 * Converts counted facets to the response (S3-facets): for each facet the values with the most products, and always the
 * selected ones.
 * @param max values of a facet; undefined: all
 * @param colourLabel the word for colour
 */
export const facetsToWire = (
  counts: readonly FacetCount[],
  {
    filters,
    categories,
    max = Number.POSITIVE_INFINITY,
    colourLabel,
  }: {
    readonly filters: FacetFilters;
    readonly categories: ReadonlyMap<number, CategoryName>;
    readonly max?: number | undefined;
    readonly colourLabel: string;
  },
): WireFacet[] =>
  shownFacetKeys.flatMap((key) => {
    const values = counts.flatMap((count) => (count.key === key ? (wireValueOf(count, categories) ?? []) : []));
    if (values.length === 0) return [];
    const value = ordered(key, values).filter(({ id }, index) => index < max || filters[key]?.includes(id));
    return [{ key, display_name: key === 'color' ? colourLabel : facetNames[key], value }];
  });

/** More stars than any product has, so that an invalid rating finds nothing. */
const unreachableStars = '9';

const valuesOf = (key: FacetKey, values: readonly string[]): readonly string[] =>
  key === 'rating_summary' ? values.map((value) => (/^[1-5]$/.test(value) ? value : unreachableStars)) : values;

/** The facets that a request filters by; what no facet is named like is not asked for. */
export const facetFiltersOf = ({ data }: WireSearchBody): FacetFilters =>
  Object.fromEntries(
    Object.entries(data.filter ?? {}).flatMap(([key, { value }]) =>
      isFacetKey(key) && key !== 'category_ids' ? [[key, valuesOf(key, value)]] : [],
    ),
  );
