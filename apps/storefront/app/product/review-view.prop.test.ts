import { reviewSorts } from '@ironcart/core/review';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { reviewViewOf, withReviewView } from './review-view.ts';

const everything = { isVerified: false, hasPhotos: false, sort: 'newest', page: 1 } as const;
const names = ['stars', 'reviewsVerified', 'reviewsWithPhotos', 'reviewsBy', 'reviewPage'];

const view = fc.record({
  stars: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
  isVerified: fc.boolean(),
  hasPhotos: fc.boolean(),
  sort: fc.constantFrom(...reviewSorts),
  page: fc.integer({ min: 1, max: 9_999 }),
});

it('review filter is restored from its URL, which keeps the product selection', () => {
  fc.assert(
    fc.property(view, view, (before, wanted) => {
      const chosen = new URLSearchParams(withReviewView(new URLSearchParams({ color: 'Chrome' }), before));
      const parameters = new URLSearchParams(withReviewView(chosen, wanted));
      expect(reviewViewOf(parameters)).toEqual(wanted);
      expect(parameters.getAll('color')).toEqual(['Chrome']);
    }),
  );
});

it('review filter is the first page of all reviews, newest first, for invalid values', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^[1-5]$/.test(text) && !/^[1-9]\d{0,3}$/.test(text) && !reviewSorts.some((sort) => sort === text));
      const parameters = new URLSearchParams(names.map((name) => [name, text]));
      expect(reviewViewOf(parameters)).toEqual({ stars: undefined, ...everything });
    }),
  );
});

it('review filter adds nothing to the URL for the default', () => {
  expect(withReviewView(new URLSearchParams('stars=4&reviewsVerified=1'), everything)).toBe('');
});
