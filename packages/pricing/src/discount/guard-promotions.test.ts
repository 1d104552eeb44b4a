import { plainProduct } from '@ironcart/core/testing';
import { expect, it } from 'vitest';
import { guardPromotions, type PromotionFault } from './guard-promotions.ts';
import type { PromotionRule } from './promotions.ts';

const lines = [{ product: plainProduct({ productId: 1 }), qty: 1, price: 100 }];
const terms = { now: 0, site: { code: 'USA', currency: 'USD' }, shopper: { groupId: 0, role: 'guest' } } as const;

it('applies no discount for a promotion rule that throws or returns no list, and reports its first fault', () => {
  const broken = new Error('The rule is wrong');
  const faults: PromotionFault[] = [];
  const rules = [
    { name: 'Sound', discountsOf: () => [5] },
    {
      name: 'Throws',
      discountsOf: () => {
        throw broken;
      },
    },
    { name: 'No list', discountsOf: () => undefined },
    { name: 'A promise', discountsOf: async () => [5] },
  ] as unknown as readonly PromotionRule[];
  const guarded = guardPromotions(rules, (fault) => faults.push(fault));
  const quoted = () => guarded.map(({ discountsOf }) => discountsOf(lines, terms));
  expect([quoted(), quoted()]).toEqual([
    [[5], [], [], []],
    [[5], [], [], []],
  ]);
  expect(faults.map(({ rule }) => rule)).toEqual(['Throws', 'No list', 'A promise']);
  expect(faults[0]?.cause).toBe(broken);
});
