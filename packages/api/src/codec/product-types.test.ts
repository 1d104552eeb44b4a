import { money } from '@ironcart/core/money';
import { createProduct } from '@ironcart/core/product';
import { describe, expect, it } from 'vitest';
import { productFromWire, productToWire } from './product.ts';

const startsAt = { listPrice: money(9_900), salePrice: money(8_900), groupPrice: undefined };
const plate = createProduct({ productId: 1, name: 'Plate', listPrice: money(9_900) });
const facts = { productId: 2, name: 'Thing' };

describe('product on the wire', () => {
  it('has the starting price of the group as its price, and no options', () => {
    const group = createProduct({ ...facts, type: 'grouped', startsAt, childrenIds: [1], children: [plate] });
    const wire = productToWire(group);
    expect(wire).toMatchObject({ price: 99, special_price: 89, childrenIds: [1], customOptions: [] });
    expect(productFromWire(wire)).toEqual(group);
    expect(productFromWire(wire)).not.toHaveProperty('listPrice');
  });

  it('has the lists of every type, which are empty for the other types', () => {
    expect(productToWire(plate)).toMatchObject({ childrenIds: [], children: [], axes: [], bundleOptions: [] });
    expect(productFromWire(productToWire(plate))).not.toHaveProperty('axes');
  });

  it('is a gift card without amounts if the wire omits them', () => {
    const { giftcardData: _none, ...wire } = productToWire(plate);
    expect(productFromWire({ ...wire, type: 'giftcard' })).toMatchObject({
      giftcardData: { amounts: [], isOpenAmountAllowed: false },
    });
  });
});
