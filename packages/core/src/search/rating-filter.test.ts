import { expect, it } from 'vitest';
import { ratingsFrom } from './rating-filter.ts';

it.each([
  [1, [1, 2, 3, 4, 5]],
  [3, [3, 4, 5]],
  [5, [5]],
  [6, []],
  [Number.NaN, []],
])('rating filter of %d and up includes every rating up to 5 [S5-search-04]', (minimum, ratings) => {
  expect(ratingsFrom(minimum)).toEqual(ratings);
});
