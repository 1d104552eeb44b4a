import type { FacetView } from '../search/facet-view.ts';

const value = (id: string, text: string, count: number, isChosen = false) => ({ id, text, count, isChosen });

export const sampleFacets: readonly FacetView[] = [
  {
    key: 'weight',
    name: 'Weight',
    values: [value('33.1..33.1', '33.1 lb', 4), value('44.1..44.1', '44.1 lb', 12)],
    range: { unit: 'lb', least: 11, most: 55.1 },
  },
  {
    key: 'is_salable',
    name: 'Availability',
    values: [value('true', 'In Stock', 24, true), value('false', 'Out of Stock', 3)],
  },
  { key: 'brand', name: 'Brand', values: [value('Halden', 'Halden', 19), value('Northpin', 'Northpin', 8)] },
  {
    key: 'rating_summary',
    name: 'Rating',
    isSingle: true,
    values: [value('4', '4 stars and up', 21, true), value('3', '3 stars and up', 26)],
  },
];
