import { expect, it } from 'vitest';
import { keptListTypes, sharedListTypes } from './list.ts';

it('permits sharing of wishlists and registries, but not of carts [S2-routes-18]', () => {
  expect(sharedListTypes).toEqual(['wishlist', 'registry']);
});

it('exempts wishlists and registries from the stock rules', () => {
  expect(keptListTypes).toEqual(['wishlist', 'sfl', 'registry']);
});
