import { type Money, money, type Product } from '@ironcart/core';
import { plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { fromPrice } from './from-price.ts';

const context = { now: 0, groupId: 0 };
const priced = (productId: number, listPrice: number, salePrice?: Money) =>
  plainProduct({ productId, listPrice: money(listPrice), salePrice });
const fromOf = (product: Product) => {
  const { price, isFrom } = fromPrice(product, context);
  return [price, isFrom];
};

describe('fromPrice', () => {
  it('is the displayed price of a product without choices', () => {
    expect(fromPrice(priced(1, 500, money(400)), context)).toEqual({
      price: 400,
      listPrice: 500,
      rung: 'sale',
      isFrom: false,
    });
  });

  it('is the lowest child of a configurable or grouped product, "from" where they differ', () => {
    const shirt = plainProduct({ productId: 1, type: 'configurable', listPrice: money(9) });
    expect(fromOf({ ...shirt, children: [priced(2, 300), priced(3, 500, money(200))] })).toEqual([200, true]);
    expect(fromOf({ ...shirt, type: 'grouped', children: [priced(2, 300), priced(3, 300)] })).toEqual([300, false]);
    expect(fromOf(shirt)).toEqual([9, false]);
  });

  it('is a bundle with the cheapest choice of every required option', () => {
    const value = {
      priceType: 'fixed',
      price: undefined,
      defaultQty: 1,
      canChangeQty: false,
      isDefault: false,
    } as const;
    const option = { title: '', isRequired: true, includedProductId: null };
    const rack = plainProduct({
      productId: 1,
      type: 'bundle',
      listPrice: money(1_000),
      children: [priced(2, 300), priced(3, 100)],
      bundleOptions: [
        {
          ...option,
          id: 1,
          values: [
            { ...value, productId: 2 },
            { ...value, productId: 3, defaultQty: 2 },
          ],
        },
        { ...option, id: 2, values: [{ ...value, productId: 4, priceType: 'percent', price: 500 }] },
        { ...option, id: 3, isRequired: false, values: [{ ...value, productId: 2, price: 5 }] },
      ],
    });
    expect(fromOf(rack)).toEqual([1_250, true]);
    expect(fromOf({ ...rack, bundleOptions: rack.bundleOptions.slice(1, 2) })).toEqual([1_050, false]);
  });

  it('is the lowest amount of a gift card', () => {
    const data = {
      isOpenAmountAllowed: false,
      openAmountMin: money(10),
      openAmountMax: null,
      type: 'virtual' as const,
    };
    const card = plainProduct({
      productId: 1,
      type: 'giftcard',
      giftcardData: { ...data, amounts: [money(50), money(25)] },
    });
    expect(fromOf(card)).toEqual([25, true]);
    expect(fromOf({ ...card, giftcardData: { ...data, amounts: [], isOpenAmountAllowed: true } })).toEqual([10, true]);
  });

  it('is the displayed price of a virtual product', () => {
    expect(fromPrice({ ...priced(1, 500), type: 'virtual' }, context)).toMatchObject({ price: 500, isFrom: false });
  });

  it('is the cheapest child wherever it stands, the first of two that cost the same', () => {
    const shirt = plainProduct({ productId: 1, type: 'configurable', listPrice: money(9) });
    expect(fromOf({ ...shirt, children: [priced(2, 200), priced(3, 300)] })).toEqual([200, true]);
    const children = [priced(2, 200), priced(3, 400, money(200))];
    expect(fromPrice({ ...shirt, children }, context)).toMatchObject({ listPrice: 200, rung: 'list', isFrom: false });
  });

  it('takes a required choice of a bundle at what can be had of it, by the word of the bundle', () => {
    const value = {
      price: undefined,
      priceType: 'fixed',
      defaultQty: 1,
      canChangeQty: false,
      isDefault: false,
    } as const;
    const rackOf = (...values: { readonly productId: number; readonly price?: number }[]) =>
      plainProduct({
        productId: 1,
        type: 'bundle',
        listPrice: money(1_000),
        children: [priced(2, 300), priced(3, 100)],
        bundleOptions: [
          {
            id: 1,
            title: '',
            isRequired: true,
            includedProductId: null,
            values: values.map((given) => ({ ...value, ...given })),
          },
        ],
      });
    expect(fromOf(rackOf({ productId: 2, price: 55 }))).toEqual([1_055, false]);
    expect(fromOf(rackOf({ productId: 2 }, { productId: 4 }))).toEqual([1_300, false]);
    expect(fromOf(rackOf({ productId: 4 }))).toEqual([1_000, false]);
    expect(fromOf(rackOf({ productId: 2 }, { productId: 3 }, { productId: 3 }))).toEqual([1_100, true]);
    expect(fromOf(rackOf({ productId: 2 }, { productId: 3, price: 300 }))).toEqual([1_300, false]);
  });

  it('is "from" for a gift card with more than one amount, and its list price for one with none', () => {
    const card = plainProduct({ productId: 1, type: 'giftcard', listPrice: money(7) });
    const data = { isOpenAmountAllowed: false, openAmountMin: null, openAmountMax: null, type: 'virtual' as const };
    const cardOf = (given: Partial<NonNullable<Product['giftcardData']>>) => ({
      ...card,
      giftcardData: { ...data, amounts: [], ...given },
    });
    expect(fromPrice(card, context)).toEqual({ price: 7, listPrice: 7, rung: 'list', isFrom: false });
    expect(fromOf(cardOf({}))).toEqual([7, false]);
    expect(fromPrice(cardOf({ amounts: [money(50)] }), context)).toEqual({
      price: 50,
      listPrice: 50,
      rung: 'list',
      isFrom: false,
    });
    expect(fromOf(cardOf({ amounts: [money(50)], isOpenAmountAllowed: true }))).toEqual([50, true]);
    expect(fromOf(cardOf({ amounts: [money(50)], openAmountMin: money(10) }))).toEqual([50, false]);
  });
});
