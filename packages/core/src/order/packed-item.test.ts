import { expect, it } from 'vitest';
import { packedItem } from './packed-item.ts';

const red = { name: 'Bumper plate, Red', sku: 'PLATE-R' };

it('names the chosen variant of a product', () => {
  expect(packedItem({ name: 'Bumper plate', sku: 'PLATE', type: 'configurable', children: [red] })).toEqual(red);
});

it('names a product with parts by itself, even if only one part was chosen', () => {
  expect(packedItem({ name: 'Starter set', sku: 'SET', type: 'bundle', children: [red] })).toEqual({
    name: 'Starter set',
    sku: 'SET',
  });
});
