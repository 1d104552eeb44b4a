import { money } from '@ironcart/core/money';
import type { Product, ProductOf } from '@ironcart/core/product';
import { describe, expect, it } from 'vitest';
import { bar } from '../testing/fixtures.ts';
import { giftCardDesigns } from './gift-card-designs.ts';
import { bundleThings } from './types/bundle-page.ts';

const part = (productId: number, name: string): Product => ({ ...bar, productId, name, listPrice: money(1_000) });

const set: ProductOf<'bundle'> = {
  ...bar,
  productId: 5,
  type: 'bundle',
  childrenIds: [51, 52, 53],
  children: [part(51, 'Plate'), part(52, 'Collar'), part(53, 'Strap')],
  bundleOptions: [
    {
      id: 1,
      title: 'Plates',
      isRequired: true,
      includedProductId: 53,
      values: [{ productId: 51, defaultQty: 4, isDefault: true }],
    },
    {
      id: 2,
      title: 'More plates',
      isRequired: false,
      includedProductId: null,
      values: [
        { productId: 51, defaultQty: 2, isDefault: false },
        { productId: 52, defaultQty: 1, isDefault: false },
        { productId: 60, defaultQty: 1, isDefault: false },
      ],
    },
  ] as unknown as ProductOf<'bundle'>['bundleOptions'],
};

describe('contents of a bundle', () => {
  it('list each selected part with its quantity and free items', () => {
    expect(bundleThings(set, { 1: 51, 2: 52 })).toEqual([
      { name: 'Plate', qty: 4 },
      { name: 'Strap', qty: 1 },
      { name: 'Collar', qty: 1 },
    ]);
  });

  it('list a part that is selected twice once, by name', () => {
    expect(bundleThings(set, { 1: 51, 2: 51 })).toEqual([
      { name: 'Plate', qty: 6 },
      { name: 'Strap', qty: 1 },
    ]);
  });

  it('omit parts that are not selected, not offered or unknown', () => {
    expect(bundleThings(set, {})).toEqual([]);
    expect(bundleThings(set, { 1: 52, 2: 60 })).toEqual([]);
  });
});

it('gift card designs are named after their pictures', () => {
  const gallery = ['img/cards/gift-card-red.webp', 'classic.jpg'].map((link) => ({
    label: '',
    link,
    width: 1,
    height: 1,
  }));
  expect(giftCardDesigns({ gallery })).toEqual([
    { id: 'gift-card-red', name: 'Red', picture: gallery[0] },
    { id: 'classic', name: 'Classic', picture: gallery[1] },
  ]);
});
