import { expect, it } from 'vitest';
import { facetLimitOf, facetValueLimit, rootCategoryId } from './search-categories.ts';

it('search categories recognize the root category by its id [S9-search-07]', () => {
  expect(rootCategoryId).toBe(101);
});

it('facet shows ten values, but all of them for shoes and programming [S9-search-04] [S9-search-05]', () => {
  const unlimited = [84, 110];
  expect(facetValueLimit).toBe(10);
  expect([undefined, 20, 84, 110].map((categoryId) => facetLimitOf(categoryId, unlimited))).toEqual([
    10,
    10,
    undefined,
    undefined,
  ]);
});
