import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recommendationFor, recommendationPlaces } from './recommendation.ts';

const base = { page: '/somewhere', visitorId: 'v-1', lastInCart: '/a-bar' } as const;

describe('recommendations', () => {
  it.each([
    ['home', 'forYou', '/somewhere'],
    ['product', 'similar', '/somewhere'],
    ['cart', 'cart', '/a-bar'],
  ] as const)(
    'on the page %s use the widget %s [S7-calls-rfk-05] [S7-calls-rfk-06] [S7-calls-rfk-07]',
    (place, widget, pageUri) => {
      expect(recommendationFor({ ...base, place })).toMatchObject({ widget, pageUri });
    },
  );

  it('do not identify the browser without consent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...recommendationPlaces),
        fc.option(fc.webPath(), { nil: undefined }),
        (place, lastInCart) => {
          const question = recommendationFor({ ...base, place, lastInCart, visitorId: undefined });
          expect(question?.userId).toBeUndefined();
          expect(question?.widget).not.toBe('forYou');
        },
      ),
    );
    expect(recommendationFor({ ...base, place: 'home', visitorId: undefined })).toBeUndefined();
    expect(recommendationFor({ ...base, place: 'cart', visitorId: undefined })).toEqual({
      widget: 'cart',
      pageUri: '/a-bar',
    });
  });

  it('are empty for an empty cart', () => {
    expect(recommendationFor({ ...base, place: 'cart', lastInCart: undefined })).toBeUndefined();
  });
});
