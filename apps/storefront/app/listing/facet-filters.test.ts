import { describe, expect, it } from 'vitest';
import { facetChips, facetViews, parseFacetFilters } from './facet-filters.ts';
import { listingHref } from './listing-query.ts';

const facets = [
  {
    key: 'is_salable',
    name: 'Availability',
    values: [
      { id: 'true', text: 'In Stock', count: 12 },
      { id: 'false', text: 'Out of Stock', count: 2 },
    ],
  },
  { key: 'brand', name: 'Brand', values: [{ id: 'Halden', text: 'Halden', count: 14 }] },
];
const read = (query: string) => parseFacetFilters(new URLSearchParams(query));

describe('facets in a URL', () => {
  it('are the known ones, each value once', () => {
    expect(read('brand=Halden&brand=Northpin&brand=Halden&color=&__proto__=x&price=1&q=bar')).toEqual({
      brand: ['Halden', 'Northpin'],
    });
  });

  it('are limited in number and length', () => {
    const many = Array.from({ length: 300 }, (_, index) => `size=${index}`).join('&');
    expect(read(many).size).toHaveLength(20);
    expect(read(`brand=${'x'.repeat(101)}`)).toEqual({});
    expect(read(`brand=${'x'.repeat(100)}`)).toEqual({ brand: ['x'.repeat(100)] });
    expect(read('brand=%00&color=a%00')).toEqual({});
  });

  it('contain one rating: the lowest number of stars', () => {
    expect(read('rating_summary=4&rating_summary=2')).toEqual({ rating_summary: ['4'] });
  });

  it('survive a round trip', () => {
    const filters = { is_salable: ['true'], brand: ['Halden', 'A & B'] };
    const href = listingHref('/bars', { page: 1, sort: 'featured', filters });
    expect(href).toBe('/bars?is_salable=true&brand=Halden&brand=A+%26+B');
    expect(read(href.split('?')[1] ?? '')).toEqual(filters);
  });
});

describe('facets of a list', () => {
  it('mark selected values, and are omitted without a choice', () => {
    expect(facetViews(facets, { is_salable: ['true'] })).toEqual([
      {
        key: 'is_salable',
        name: 'Availability',
        isSingle: false,
        values: [
          { id: 'true', text: 'In Stock', count: 12, isChosen: true },
          { id: 'false', text: 'Out of Stock', count: 2, isChosen: false },
        ],
      },
    ]);
    expect(facetViews(facets, { brand: ['Halden'] })).toHaveLength(2);
    expect(facetViews(facets, { brand: ['Northpin'] })).toHaveLength(1);
  });

  it('accept a single rating', () => {
    const values = ['4', '2'].map((id) => ({ id, text: `${id} stars and up`, count: 3 }));
    const ratings = { key: 'rating_summary', name: 'Rating', values };
    const views = facetViews([ratings, ...facets], {});
    expect(views.map(({ key, isSingle }) => [key, isSingle])).toEqual([
      ['rating_summary', true],
      ['is_salable', false],
    ]);
  });

  it('have a chip for each selected value, which links to the list without it', () => {
    const filters = { is_salable: ['true'], color: ['mauve'] };
    const hrefOf = (others: typeof filters | Readonly<Record<string, readonly string[]>>) =>
      listingHref('/bars', { page: 1, sort: 'name', filters: others });
    expect(facetChips(filters, facets, hrefOf)).toEqual([
      { label: 'In Stock', hrefWithout: '/bars?color=mauve&sort=name' },
      { label: 'mauve', hrefWithout: '/bars?is_salable=true&sort=name' },
    ]);
    const twoColours = facetChips({ color: ['red', 'mauve'] }, facets, hrefOf);
    expect(twoColours.map(({ hrefWithout }) => hrefWithout)).toEqual([
      '/bars?color=mauve&sort=name',
      '/bars?color=red&sort=name',
    ]);
  });
});
