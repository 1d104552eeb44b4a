import type { SearchFacet } from '@ironcart/api/client';
import type { FacetChipView, FacetView } from '@ironcart/react-ui';

/** The facets that an address may choose values of. */
const facetKeys = ['category_ids', 'promotion', 'is_salable', 'brand', 'rating_summary', 'color', 'size'] as const;

/** '4 stars and up' holds all that '5 stars and up' does: one of them is enough. */
const singleKey = 'rating_summary';

const mostValues = 20;
const longestValue = 100;

/** The chosen values by their facets' keys. */
export type FacetFilters = Readonly<Record<string, readonly string[]>>;

/** Whether a facet can have this value: a NUL is in no text that the store keeps, and search refuses it. */
const isValue = (text: string): boolean => text !== '' && text.length <= longestValue && !text.includes('\0');

/** Reads what an address chooses, as in `?brand=Halden&color=red`; what names no facet is no choice. */
export const parseFacetFilters = (parameters: URLSearchParams): FacetFilters =>
  Object.fromEntries(
    facetKeys.flatMap((key) => {
      const given = parameters.getAll(key).filter(isValue);
      const values = [...new Set(given)].slice(0, key === singleKey ? 1 : mostValues);
      return values.length === 0 ? [] : [[key, values]];
    }),
  );

/** The same choices without one value. */
const without = (filters: FacetFilters, key: string, value: string): FacetFilters => ({
  ...filters,
  [key]: (filters[key] ?? []).filter((other) => other !== value),
});

/** The facets of a list as they are shown, the chosen values marked. A facet with nothing to choose between is none. */
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
 * The chosen values, each with the list without it; a value that the list no longer counts keeps its chip.
 * @param hrefOf the list's address for other choices
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
