import type { SearchFacet } from '@ironcart/api/client';
import type { FacetChipView, FacetView } from '@ironcart/react-ui';

/** The facets that a URL may filter by. */
const facetKeys = ['category_ids', 'promotion', 'is_salable', 'brand', 'rating_summary', 'color', 'size'] as const;

/** '4 stars and up' includes '5 stars and up', so only one value can be selected. */
const singleKey = 'rating_summary';

const mostValues = 20;
const longestValue = 100;

/** The selected values by facet key. */
export type FacetFilters = Readonly<Record<string, readonly string[]>>;

/** Whether a facet can have this value: stored text contains no NUL, and the search refuses it. */
const isValue = (text: string): boolean => text !== '' && text.length <= longestValue && !text.includes('\0');

/** Parses the filters of a URL, as in `?brand=Halden&color=red`; ignores parameters that are not facets. */
export const parseFacetFilters = (parameters: URLSearchParams): FacetFilters =>
  Object.fromEntries(
    facetKeys.flatMap((key) => {
      const given = parameters.getAll(key).filter(isValue);
      const values = [...new Set(given)].slice(0, key === singleKey ? 1 : mostValues);
      return values.length === 0 ? [] : [[key, values]];
    }),
  );

/** The filters without one value. */
const without = (filters: FacetFilters, key: string, value: string): FacetFilters => ({
  ...filters,
  [key]: (filters[key] ?? []).filter((other) => other !== value),
});

/** A list's facets for display, with selected values marked. Facets without a choice are omitted. */
export const facetViews = (facets: readonly SearchFacet[], filters: FacetFilters): readonly FacetView[] =>
  facets
    .map(({ key, name, values }) => ({
      key,
      name,
      isSingle: key === singleKey,
      values: values.map(({ id, text, count }) => ({ id, text, count, isChosen: filters[key]?.includes(id) ?? false })),
    }))
    .filter(({ values }) => values.length > 1 || values.some(({ isChosen }) => isChosen));

/**
 * The selected values as chips, each with the URL of the list without it; a value that the list no longer counts keeps
 * its chip.
 * @param hrefOf the list's URL for other filters
 */
export const facetChips = (
  filters: FacetFilters,
  facets: readonly SearchFacet[],
  hrefOf: (filters: FacetFilters) => string,
): readonly FacetChipView[] =>
  Object.entries(filters).flatMap(([key, values]) => {
    const facet = facets.find((candidate) => candidate.key === key);
    return values.map((value) => ({
      label: facet?.values.find(({ id }) => id === value)?.text ?? value,
      hrefWithout: hrefOf(without(filters, key, value)),
    }));
  });
