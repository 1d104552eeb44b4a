import { describe, expect, it } from 'vitest';
import { needsOfBlocks } from './block-needs.ts';

const row = (productIds: readonly unknown[], more = {}) => ({ name: 'ProductRow', props: { productIds, ...more } });

describe('data required by the blocks of a page', () => {
  it('includes the named products once each, at any depth and in any slot', () => {
    const blocks = [
      row([1, 2, 'three']),
      { name: 'GearSpecs', props: { productId: 9 } },
      { name: 'ProductTabs', props: { tabs: [{ label: 'Pull', productIds: [2, 4] }] } },
      { name: 'Columns', props: {}, slots: { first: [row([2, 3])] } },
    ];
    expect(needsOfBlocks(blocks)).toEqual({
      names: ['ProductRow', 'GearSpecs', 'ProductTabs', 'Columns'],
      productIds: [1, 2, 9, 4, 3],
      htmlBlocks: [],
    });
  });

  it('excludes products of a lazily loaded list [S4-misc-05]', () => {
    expect(needsOfBlocks([row([1, 2], { isLazy: true }), row([3])]).productIds).toEqual([3]);
  });

  it('includes the named HTML blocks once each', () => {
    const named = (block: unknown) => ({ name: 'Block', props: { block } });
    expect(needsOfBlocks([named('note'), named('note'), named(7), named('hint')]).htmlBlocks).toEqual(['note', 'hint']);
  });
});
