import { expect, it } from 'vitest';
import { taxClassOf } from './product-class.ts';

it.each([
  ['simple', {}, 'goods'],
  ['simple', { tax_class: 'food' }, 'food'],
  ['virtual', { tax_class: 'ebook' }, 'ebook'],
  ['simple', { tax_class: 'luxury' }, 'goods'],
  ['giftcard', {}, undefined],
  ['giftcard', { tax_class: 'goods' }, undefined],
] as const)('taxes a %s product with %j as %s', (type, attributes, taxClass) => {
  expect(taxClassOf({ type, attributes })).toBe(taxClass);
});

it('taxes an unknown product type as goods, for callers without types', () => {
  expect(taxClassOf({ type: 'rental' as 'simple', attributes: {} })).toBe('goods');
});
