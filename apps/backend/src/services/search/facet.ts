import type { WireSearchBody } from '@ironcart/api/contract';
import { priceFacetKey } from '@ironcart/core/search';
import type { Site } from '@ironcart/core/site';
import type { FixedFacetKey } from './facet.reader.ts';
import { facetUnitOf } from './facet-unit.ts';
import type { OwnFacet } from './own-facet.reader.ts';
import type { FacetFilters } from './search-engine.ts';

/** The fixed facets of a list. The spelling of colour depends on the catalogue; the product type only filters. */
const fixedNames = {
  category_ids: 'Category',
  price: 'Price',
  promotion: 'Promotions',
  is_salable: 'Availability',
  brand: 'Brand',
  rating_summary: 'Rating',
  color: 'Colour',
  size: 'Size',
} as const satisfies Partial<Record<FixedFacetKey, string>>;

/** Whether a merchant's facet can have a key: not that of a fixed facet or another list parameter. */
export const isFreeFacetKey = (key: string): boolean =>
  !Object.hasOwn(fixedNames, key) && !['type', 'q', 'sort', 'page'].includes(key) && !/_(?:from|to)$/.test(key);

/** The facets displayed above the merchant's. */
const firstKeys: readonly string[] = ['category_ids', 'price', 'color', 'size'] satisfies (keyof typeof fixedNames)[];

/** A facet of a store on a site. */
export interface ShownFacet {
  readonly key: string;
  readonly name: string;
  /** The unit of its numbers; undefined for texts. */
  readonly unit?: string | undefined;
  readonly isOwn: boolean;
}

/** The displayed facets of a list in order: the first fixed ones, the merchant's, then the remaining fixed ones. */
export const shownFacetsOf = (
  own: readonly OwnFacet[],
  site: Pick<Site, 'weightUnit' | 'currency'>,
  colourLabel: string,
): readonly ShownFacet[] => {
  const fixed = Object.entries(fixedNames).map(
    ([key, name]): ShownFacet => ({
      key,
      name: key === 'color' ? colourLabel : name,
      ...(key === priceFacetKey ? { unit: site.currency } : {}),
      isOwn: false,
    }),
  );
  const isFirst = ({ key }: ShownFacet) => firstKeys.includes(key);
  return [
    ...fixed.filter(isFirst),
    ...own.map(({ key, name, kind, unit }) => ({
      key,
      name,
      unit: facetUnitOf({ kind, unit }, site)?.unit,
      isOwn: true,
    })),
    ...fixed.filter((facet) => !isFirst(facet)),
  ];
};

/** The facets to count: all displayed ones, without the category facet if a category is selected. */
export const facetsToCount = (
  shown: readonly Pick<ShownFacet, 'key'>[],
  categoryIds: readonly number[],
): readonly string[] => shown.map(({ key }) => key).filter((key) => key !== 'category_ids' || categoryIds.length === 0);

/** More stars than any product has, so that an invalid rating finds nothing. */
const unreachableStars = '9';

const valuesOf = (key: string, values: readonly string[]): readonly string[] =>
  key === 'rating_summary' ? values.map((value) => (/^[1-5]$/.test(value) ? value : unreachableStars)) : values;

/** The facet filters of a request; unknown facets are ignored. */
export const facetFiltersOf = ({ data }: WireSearchBody, shown: readonly Pick<ShownFacet, 'key'>[]): FacetFilters =>
  Object.fromEntries(
    Object.entries(data.filter ?? {}).flatMap(([key, { value }]) =>
      (key === 'type' || shown.some((facet) => facet.key === key)) && key !== 'category_ids'
        ? [[key, valuesOf(key, value)]]
        : [],
    ),
  );
