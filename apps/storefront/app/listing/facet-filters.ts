import type { SearchFacet } from '@ironcart/api/client';
import { facetRangeText, facetRangeValue, readFacetRange } from '@ironcart/core/search';
import type { Site } from '@ironcart/core/site';
import type { FacetChipView, FacetRangeView, FacetView } from '@ironcart/react-ui';

/** The facets that every list may have; others are defined by the merchant, and the search service knows their keys. */
const fixedKeys: readonly string[] = [
  'category_ids',
  'price',
  'promotion',
  'is_salable',
  'brand',
  'rating_summary',
  'color',
  'size',
];

/** Parameters of a list's URL that are not facets. */
const otherParameters: readonly string[] = ['q', 'sort', 'page'];

/** '4 stars and up' includes '5 stars and up', so only one value can be selected. */
const singleKey = 'rating_summary';

const mostKeys = 20;
const mostValues = 20;
const longestValue = 100;

/** Card numbers have at least 13 digits. */
const mostDigits = 12;

const keyShape = /^[a-z][a-z0-9_]{0,39}$/;
const boundShape = /^(.+)_(from|to)$/;

/** Whether a parameter of a list's URL selects a facet. */
export const isFacetParameter = (name: string): boolean => !otherParameters.includes(name);

/** The facet of a range parameter: 'weight' for `weight_from`. */
export const rangedFacetOf = (name: string): string | undefined => boundShape.exec(name)?.[1];

const numberShape = /^\d{1,9}(?:\.\d{1,2})?$/;

/** The selected values by facet key. */
export type FacetFilters = Readonly<Record<string, readonly string[]>>;

const digitsIn = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/**
 * Whether a facet can have this value. The search refuses NUL, and texts that may be a card number (SECURITY 31), such as
 * the number of a campaign in `utm_id`.
 */
const isValue = (text: string): boolean =>
  text !== '' && text.length <= longestValue && !text.includes('\0') && digitsIn(text) <= mostDigits;

/** The keys of the facets in a URL: those with values, and those with a range, `weight_from` and `weight_to`. */
const keysIn = (parameters: URLSearchParams): readonly string[] => {
  const keys = [...parameters.keys()].map((name) => rangedFacetOf(name) ?? name);
  const facets = keys.filter((key) => keyShape.test(key) && isFacetParameter(key));
  return [...new Set(facets)].slice(0, mostKeys);
};

/** A facet's range from its two parameters, as a value. */
const rangeIn = (parameters: URLSearchParams, key: string): readonly string[] => {
  const [from, to] = ['from', 'to'].map((end) => {
    const text = parameters.get(`${key}_${end}`) ?? '';
    return numberShape.test(text) ? Number(text) : undefined;
  });
  return from === undefined && to === undefined ? [] : [facetRangeValue({ from, to })];
};

/** Parses the filters of a URL, as in `?brand=Halden&color=red&weight_from=10`; ignores invalid values. */
export const parseFacetFilters = (parameters: URLSearchParams): FacetFilters =>
  Object.fromEntries(
    keysIn(parameters).flatMap((key) => {
      const given = [...parameters.getAll(key).filter(isValue), ...rangeIn(parameters, key)];
      const values = [...new Set(given)].slice(0, key === singleKey ? 1 : mostValues);
      return values.length === 0 ? [] : [[key, values]];
    }),
  );

/** The filters that were applied: the search service ignores unknown facets, such as a campaign's parameters. */
export const filtersOf = (asked: FacetFilters, facets: readonly SearchFacet[]): FacetFilters =>
  Object.fromEntries(
    Object.entries(asked).filter(([asOf]) => fixedKeys.includes(asOf) || facets.some(({ key }) => key === asOf)),
  );

/** The filters without one value. */
const without = (filters: FacetFilters, key: string, value: string): FacetFilters => ({
  ...filters,
  [key]: (filters[key] ?? []).filter((other) => other !== value),
});

type RangeSite = Pick<Site, 'currency' | 'locale'>;

/** The symbol of a currency: '$'. */
const symbolOf = ({ currency, locale }: RangeSite): string =>
  new Intl.NumberFormat(locale.replace('_', '-'), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/** The fields of a range, filled with the selected range unless it is one of the listed values. */
const rangeView = (
  { range, values }: SearchFacet,
  selected: readonly string[],
  site: RangeSite,
): { readonly range?: FacetRangeView } => {
  if (range === undefined) return {};
  const isListed = (id: string) => values.some((value) => value.id === id);
  const typed = selected.filter((id) => !isListed(id)).flatMap((id) => readFacetRange(id) ?? []);
  const unit = range.unit === site.currency ? symbolOf(site) : range.unit;
  return { range: { unit, least: range.least, most: range.most, ...typed[0] } };
};

/** A list's facets for display, with selected values marked. Facets without a choice are omitted. */
export const facetViews = (
  facets: readonly SearchFacet[],
  filters: FacetFilters,
  site: RangeSite,
): readonly FacetView[] =>
  facets
    .map((facet) => {
      const { key, name, values } = facet;
      const selected = filters[key] ?? [];
      return {
        key,
        name,
        isSingle: key === singleKey,
        values: values.map(({ id, text, count }) => ({ id, text, count, isChosen: selected.includes(id) })),
        ...rangeView(facet, selected, site),
      };
    })
    .filter(
      ({ values, range: { least = 0, most = 0, from, to } = {} }) =>
        values.length > 1 ||
        values.some(({ isChosen }) => isChosen) ||
        least < most ||
        from !== undefined ||
        to !== undefined,
    );

/** A selected value in words. */
const chipLabel = (value: string, facet: SearchFacet | undefined, site: RangeSite): string => {
  const range = facet?.range;
  const listed = facet?.values.find(({ id }) => id === value)?.text;
  if (facet === undefined || range === undefined) return listed ?? value;
  const selected = readFacetRange(value);
  const text = listed ?? (selected ? facetRangeText(selected, range.unit, site) : value);
  return range.unit === site.currency ? text : `${facet.name}: ${text}`;
};

/**
 * The selected values as chips, each with the URL of the list without it; a value without results in the list keeps its
 * chip.
 * @param hrefOf the list's URL for other filters
 */
export const facetChips = (
  filters: FacetFilters,
  facets: readonly SearchFacet[],
  site: RangeSite,
  hrefOf: (filters: FacetFilters) => string,
): readonly FacetChipView[] =>
  Object.entries(filters).flatMap(([key, values]) => {
    const facet = facets.find((candidate) => candidate.key === key);
    return values.map((value) => ({
      label: chipLabel(value, facet, site),
      hrefWithout: hrefOf(without(filters, key, value)),
    }));
  });
