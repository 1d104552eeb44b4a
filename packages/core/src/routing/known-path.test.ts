import { describe, expect, it } from 'vitest';
import { landingPages } from '../content/landing-categories.ts';
import { knownEntityAt } from './known-path.ts';

const stores = {
  categories: [
    { categoryId: 20, url: '/barbells' },
    { categoryId: 21, url: '/about' },
  ],
  products: [
    { productId: 1002, url: '/club-bar' },
    { productId: 7, url: '/barbells' },
  ],
  pages: [{ id: 4, url: '/about' }],
};

describe('a path that the stores know', () => {
  it('leads to its category, product or page [S2-dynamic-01]', () => {
    expect(knownEntityAt('/barbells', stores)).toEqual({ kind: 'category', id: 20 });
    expect(knownEntityAt('/club-bar', stores)).toEqual({ kind: 'product', id: 1002 });
    expect(knownEntityAt('/about', stores)).toEqual({ kind: 'page', id: 4 });
  });

  it('is left to the route service where nothing loaded has it', () => {
    expect(knownEntityAt('/plates', stores)).toBeUndefined();
    expect(knownEntityAt('/plates', {})).toBeUndefined();
  });
});

describe('landing categories', () => {
  it.each([
    [4691, 'S2-dynamic-09'],
    [6043, 'S2-dynamic-10'],
    [6069, 'S2-dynamic-11'],
    [6071, 'S2-dynamic-12'],
    [6075, 'S2-dynamic-13'],
  ])('%d is a content page [%s]', (categoryId) => {
    expect(landingPages.get(categoryId)).toMatch(/^[a-z-]+$/);
  });

  it('are these five and no other, each with a page of its own', () => {
    expect([...landingPages.keys()]).toEqual([4691, 6043, 6069, 6071, 6075]);
    expect(new Set(landingPages.values()).size).toBe(5);
  });
});
