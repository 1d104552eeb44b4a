import { describe, expect, it } from 'vitest';
import { money } from '../money/index.ts';
import { plainProduct } from '../testing/index.ts';
import { createProduct } from './create-product.ts';
import { type Product, productTypes, rulesOf } from './product.ts';
import { childrenIdsOf, childrenOf, hasOwnPrice, isComposed, soldChildrenOf } from './product-contents.ts';

const plate = createProduct({ productId: 1, name: 'Plate', listPrice: money(9_900) });
const startsAt = { listPrice: money(9_900), salePrice: undefined };
const group = createProduct({
  productId: 2,
  name: 'Plates',
  type: 'grouped',
  startsAt,
  childrenIds: [1],
  children: [plate],
});

describe('product', () => {
  it('has one of six types [S3-product-02]', () => {
    expect(productTypes).toEqual(['simple', 'configurable', 'bundle', 'grouped', 'giftcard', 'virtual']);
  });

  it('has exactly the fields of its type: others do not type-check', () => {
    const facts = { productId: 3, name: 'Thing' };
    // @ts-expect-error A grouped product has no price.
    const priced = createProduct({ ...facts, type: 'grouped', listPrice: money(1), startsAt });
    // @ts-expect-error A grouped product requires a starting price.
    const open = createProduct({ ...facts, type: 'grouped' });
    // @ts-expect-error A gift card has its amounts.
    const card = () => createProduct({ ...facts, type: 'giftcard', listPrice: money(1) });
    // @ts-expect-error A bundle has choices, not axes.
    const bundle: Product = { ...plainProduct({ productId: 3, type: 'bundle' }), axes: [], type: 'bundle' };
    // @ts-expect-error A simple product has no children.
    const simple: Product = { ...plate, type: 'simple', childrenIds: [1] };
    // @ts-expect-error A configurable has children.
    const shirt: Product = { ...plate, type: 'configurable', axes: [] };
    // @ts-expect-error The type decides which prices a product has.
    const amount = (product: Product) => product.listPrice;
    expect([priced, open, card, bundle, simple, shirt, amount]).toHaveLength(7);
  });

  it('has children if its type does, which are sold in its place unless it is a bundle', () => {
    expect([isComposed(plate), childrenOf(plate), childrenIdsOf(plate)]).toEqual([false, [], []]);
    expect([isComposed(group), childrenOf(group), childrenIdsOf(group)]).toEqual([true, [plate], [1]]);
    const composed = { productId: 4, childrenIds: [1], children: [plate] };
    expect(soldChildrenOf(group)).toEqual([plate]);
    expect(soldChildrenOf(plainProduct({ ...composed, type: 'configurable' }))).toEqual([plate]);
    expect(soldChildrenOf(plainProduct({ ...composed, type: 'bundle' }))).toEqual([]);
    expect(soldChildrenOf(plate)).toEqual([]);
  });

  it('has its own prices unless it is grouped', () => {
    expect([hasOwnPrice(plate), hasOwnPrice(group)]).toEqual([true, false]);
  });
});

describe('rules of a product type', () => {
  const typesWith = (holds: (type: (typeof productTypes)[number]) => boolean) => productTypes.filter(holds);

  it('state whether a child is sold in its place, whether it redeems, is money, and needs no shipping', () => {
    expect(typesWith((type) => rulesOf({ type }).isSoldAsChild)).toEqual(['configurable']);
    expect(typesWith((type) => !rulesOf({ type }).canRedeem)).toEqual(['grouped', 'giftcard']);
    expect(typesWith((type) => rulesOf({ type }).isStoredValue)).toEqual(['giftcard']);
    expect(typesWith((type) => rulesOf({ type }).canShipNothing)).toEqual(['giftcard', 'virtual']);
    expect(typesWith((type) => rulesOf({ type }).shipsNothing({}))).toEqual(['giftcard', 'virtual']);
  });
});
