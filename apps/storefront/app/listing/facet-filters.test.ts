import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { facetChips, facetViews, filtersOf, parseFacetFilters } from './facet-filters.ts';
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
const weights = {
  key: 'weight',
  name: 'Weight',
  range: { unit: 'lb', least: 5, most: 55 },
  values: [
    { id: '10..10', text: '10 lb', count: 3 },
    { id: '45..45', text: '45 lb', count: 5 },
  ],
};
const prices = { key: 'price', name: 'Price', range: { unit: 'USD', least: 9.5, most: 1_595 }, values: [] };
const usa = siteByCode('USA');
const read = (query: string) => parseFacetFilters(new URLSearchParams(query));

describe('facet filters in a URL', () => {
  it('contain valid values only, each once', () => {
    expect(read('brand=Halden&brand=Northpin&brand=Halden&color=&__proto__=x&q=bar&sort=name&page=2&Utm=x')).toEqual({
      brand: ['Halden', 'Northpin'],
    });
  });

  it('of a campaign are ignored, except those of the list and the built-in ones', () => {
    const asked = read('utm_source=letter&weight=10..10&brand=Halden&size=m');
    expect(filtersOf(asked, [weights])).toEqual({ weight: ['10..10'], brand: ['Halden'], size: ['m'] });
  });

  it('contain no number as long as a card number, which the search rejects [SECURITY-31]', () => {
    expect(
      read(
        'utm_id=4111111111111111&fbclid=Iw4111-1111-1111-1111x&size=４１１１１１１１１１１１１１１１&brand=123456789012',
      ),
    ).toEqual({
      brand: ['123456789012'],
    });
  });

  it('contain a range from the form fields, beside the listed values', () => {
    expect(read('weight=10..10&weight_from=20&weight_to=30.5&price_from=&price_to=100')).toEqual({
      weight: ['10..10', '20..30.5'],
      price: ['..100'],
    });
    expect(read('weight_from=30&weight_to=20')).toEqual({ weight: ['20..30'] });
    expect(read('weight_from=heavy&weight_to=-1&length_from=1e9&price_from=&price_to=')).toEqual({});
  });

  it('are limited in number of facets', () => {
    const many = Array.from({ length: 100 }, (_, index) => `key_${index}=x`).join('&');
    expect(Object.keys(read(many))).toHaveLength(20);
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

describe('facets of a product list', () => {
  it('mark selected values, and are omitted without a choice', () => {
    expect(facetViews(facets, { is_salable: ['true'] }, usa)).toEqual([
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
    expect(facetViews(facets, { brand: ['Halden'] }, usa)).toHaveLength(2);
    expect(facetViews(facets, { brand: ['Northpin'] }, usa)).toHaveLength(1);
  });

  it('with numbers have fields with the bounds of the list, which contain a range that is not listed', () => {
    const filters = { weight: ['10..10', '20..30'], price: ['..100'] };
    const views = facetViews([weights, prices, ...facets], filters, usa);
    expect(views.find(({ key }) => key === 'weight')).toMatchObject({
      range: { unit: 'lb', least: 5, most: 55, from: 20, to: 30 },
      values: [{ isChosen: true }, { isChosen: false }],
    });
    expect(views.find(({ key }) => key === 'price')?.range).toEqual({ unit: '$', least: 9.5, most: 1_595, to: 100 });
    expect(facetViews([{ ...prices, range: { unit: 'USD', least: 20, most: 20 } }], {}, usa)).toEqual([]);
    const labels = facetChips(filters, [weights, prices], usa, () => '').map(({ label }) => label);
    expect(labels).toEqual(['Weight: 10 lb', 'Weight: 20 lb to 30 lb', 'At most $100']);
  });

  it('accept a single rating', () => {
    const values = ['4', '2'].map((id) => ({ id, text: `${id} stars and up`, count: 3 }));
    const ratings = { key: 'rating_summary', name: 'Rating', values };
    const views = facetViews([ratings, ...facets], {}, usa);
    expect(views.map(({ key, isSingle }) => [key, isSingle])).toEqual([
      ['rating_summary', true],
      ['is_salable', false],
    ]);
  });

  it('have a chip for each selected value, which links to the list without it', () => {
    const filters = { is_salable: ['true'], color: ['mauve'] };
    const hrefOf = (others: typeof filters | Readonly<Record<string, readonly string[]>>) =>
      listingHref('/bars', { page: 1, sort: 'name', filters: others });
    expect(facetChips(filters, facets, usa, hrefOf)).toEqual([
      { label: 'In Stock', hrefWithout: '/bars?color=mauve&sort=name' },
      { label: 'mauve', hrefWithout: '/bars?is_salable=true&sort=name' },
    ]);
    const twoColours = facetChips({ color: ['red', 'mauve'] }, facets, usa, hrefOf);
    expect(twoColours.map(({ hrefWithout }) => hrefWithout)).toEqual([
      '/bars?color=mauve&sort=name',
      '/bars?color=red&sort=name',
    ]);
  });
});
