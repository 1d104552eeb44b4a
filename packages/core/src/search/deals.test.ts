import { describe, expect, it } from 'vitest';
import { categoryCalled, dealKindOf } from './deals.ts';

describe('kind of deals', () => {
  it.each([
    ['rogue_boneyard', 'rogue_boneyard'],
    ['hot', 'hot'],
    ['x', 'hot'],
    ['__proto__', 'hot'],
    ['', 'hot'],
    [null, 'hot'],
  ])('of %j is %s [S2-routes-22] [S2-routes-24]', (name, kind) => {
    expect(dealKindOf(name)).toBe(kind);
  });
});

describe('category of deals', () => {
  const categories = [{ name: 'Lifting shoes' }, { name: 'Apparel' }, { name: 'Snowshoes' }];

  it.each([
    ['Apparel', 'Apparel'],
    ['apparel', 'Apparel'],
    ['Shoes', 'Lifting shoes'],
    ['shoe', undefined],
    ['Yachts', undefined],
  ])('for %s is %s: an exact name, or the last word of a name [S2-routes-23]', (name, found) => {
    expect(categoryCalled(name, categories)?.name).toBe(found);
  });

  it('prefers an exact name', () => {
    expect(categoryCalled('Shoes', [...categories, { name: 'Shoes' }])?.name).toBe('Shoes');
  });
});
