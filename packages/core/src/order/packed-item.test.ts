import { expect, it } from 'vitest';
import { packedItem } from './packed-item.ts';

const red = { name: 'Bumper plate, Red', sku: 'PLATE-R' };

it('packed item has the name of the selected product variant', () => {
  expect(packedItem({ name: 'Bumper plate', sku: 'PLATE', type: 'configurable', children: [red] })).toEqual(red);
});

it('packed item has the name of the product with parts, even if only one part was selected', () => {
  expect(packedItem({ name: 'Starter set', sku: 'SET', type: 'bundle', children: [red] })).toEqual({
    name: 'Starter set',
    sku: 'SET',
  });
});
