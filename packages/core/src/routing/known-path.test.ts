import { describe, expect, it } from 'vitest';
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

describe('path lookup without a request', () => {
  it('resolves a loaded path to its category, product or page [S2-dynamic-01]', () => {
    expect(knownEntityAt('/barbells', stores)).toEqual({ kind: 'category', id: 20 });
    expect(knownEntityAt('/club-bar', stores)).toEqual({ kind: 'product', id: 1002 });
    expect(knownEntityAt('/about', stores)).toEqual({ kind: 'page', id: 4 });
  });

  it('leaves a path that is not loaded to the route service', () => {
    expect(knownEntityAt('/plates', stores)).toBeUndefined();
    expect(knownEntityAt('/plates', {})).toBeUndefined();
  });
});
