import { expect, it } from 'vitest';
import { keptListTypes, sharedListTypes } from './list.ts';

it('permits sharing wishlists and registries, but no cart [S2-routes-18]', () => {
  expect(sharedListTypes).toEqual(['wishlist', 'registry']);
});

it('exempts lists of wishes from the stock rules', () => {
  expect(keptListTypes).toEqual(['wishlist', 'sfl', 'registry']);
});
