import { expect, it } from 'vitest';
import { inJudgingOrder } from './quick-first.mjs';

const sizes: Readonly<Record<string, number>> = {
  '/tax/vat.test.ts': 900,
  '/tax/vat.prop.test.ts': 100,
  '/tax/rates.test.ts': 500,
  '/order/totals.test.ts': 300,
  '/order/vat.test.ts': 400,
};
const order = (mutated: string | undefined) => inJudgingOrder(Object.keys(sizes), mutated, (test) => sizes[test] ?? 0);

it('mutation test order runs the tests beside a mutated file first, and slow tests last', () => {
  expect(order('/tax/vat.ts')).toEqual([
    '/tax/vat.test.ts',
    '/tax/rates.test.ts',
    '/order/totals.test.ts',
    '/order/vat.test.ts',
    '/tax/vat.prop.test.ts',
  ]);
});

it('mutation test order is from the smallest to the largest without a mutated file', () => {
  expect(order(undefined)).toEqual([
    '/order/totals.test.ts',
    '/order/vat.test.ts',
    '/tax/rates.test.ts',
    '/tax/vat.test.ts',
    '/tax/vat.prop.test.ts',
  ]);
});
