import { expect, it } from 'vitest';
import { keptListTypes, sharedListTypes } from './list.ts';

it('lets owners show wishlists and registries to others, and no cart [S2-routes-18]', () => {
  expect(sharedListTypes).toEqual(['wishlist', 'registry']);
});

it('keeps what is wanted one day out of the rules for stock', () => {
  expect(keptListTypes).toEqual(['wishlist', 'sfl', 'registry']);
});
