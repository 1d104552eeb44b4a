import { describe, expect, it } from 'vitest';
import { listingHref, parseListingQuery, sorts } from './listing-query.ts';

describe('product list URL', () => {
  it('contains page and sort order, without default values', () => {
    expect(listingHref('/barbells', { page: 1, sort: 'featured' })).toBe('/barbells');
    expect(listingHref('/barbells', { page: 3, sort: 'price-asc' })).toBe('/barbells?sort=price-asc&page=3');
    expect(listingHref('/search', { page: 2, sort: 'featured', q: 'trap bar' })).toBe('/search?q=trap+bar&page=2');
  });

  it('survives a round trip in every order', () => {
    for (const { value } of sorts) {
      const url = new URL(listingHref('/x', { page: 7, sort: value }), 'http://x');
      expect(parseListingQuery(url.searchParams)).toMatchObject({ page: 7, sortValue: value });
    }
  });

  it('with invalid values is the first page in the default order', () => {
    for (const text of ['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'sort=__proto__', '']) {
      expect(parseListingQuery(new URLSearchParams(text))).toEqual({
        page: 1,
        sortValue: 'featured',
        sort: undefined,
        filters: {},
      });
    }
  });
});
