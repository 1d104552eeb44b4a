import { money } from '@ironcart/core/money';
import { plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { bar, shirt } from '../testing/fixtures.ts';
import { itemsFromForm } from './items-from-form.ts';

const formOf = (fields: Readonly<Record<string, string | readonly string[]>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) form.append(name, one);
  return form;
};

describe('product form', () => {
  it('adds a simple product with its quantity and recipe [S2-prodpage-02]', () => {
    expect(itemsFromForm(bar, formOf({ qty: '3', rid: 'r1' }))).toEqual({
      ok: true,
      items: [{ productId: 1, qty: 3, options: {}, metadata: { recipeId: 'r1' } }],
    });
  });

  it('adds one piece if the quantity is left empty', () => {
    for (const fields of [{}, { qty: '' }, { qty: ' ' }]) {
      expect(itemsFromForm(bar, formOf(fields))).toMatchObject({ items: [{ qty: 1 }] });
    }
  });

  it('rejects a quantity that is not a whole number of at least 1', () => {
    for (const qty of ['0', '-2', '1.5', 'NaN', '1e9', 'two']) {
      expect(itemsFromForm(bar, formOf({ qty }))).toMatchObject({ ok: false, code: 'invalid_quantity' });
    }
  });

  it('adds the selected child of a configurable', () => {
    expect(itemsFromForm(shirt, formOf({ color: 'blue' }))).toMatchObject({
      ok: true,
      items: [{ productId: 20, children: [{ productId: 22, qty: 1 }] }],
    });
  });

  it('asks for a selection that is missing or unknown', () => {
    expect(itemsFromForm(shirt, formOf({}))).toMatchObject({ ok: false, code: 'choose_options' });
    expect(itemsFromForm(shirt, formOf({ color: 'green' }))).toMatchObject({ ok: false, code: 'choose_options' });
  });

  it('adds the selected parts of a bundle and their free products', () => {
    const value = { priceType: 'fixed', price: undefined, canChangeQty: false, isDefault: false } as const;
    const rack = plainProduct({
      productId: 1,
      type: 'bundle',
      bundleOptions: [
        {
          id: 7,
          title: 'Uprights',
          isRequired: true,
          includedProductId: 99,
          values: [{ ...value, productId: 71, defaultQty: 2 }],
        },
        {
          id: 8,
          title: 'Shelf',
          isRequired: false,
          includedProductId: null,
          values: [{ ...value, productId: 81, defaultQty: 1 }],
        },
      ],
    });
    expect(itemsFromForm(rack, formOf({ 'bundle-7': '71', 'bundle-8': '' }))).toMatchObject({
      items: [
        {
          children: [
            { productId: 71, qty: 2, metadata: { bundleOptionId: 7 } },
            { productId: 99, qty: 1, metadata: { freeBundleOptionId: 7 } },
          ],
        },
      ],
    });
  });

  it('adds each member of a grouped product as a separate line', () => {
    const set = plainProduct({ productId: 5, type: 'grouped', childrenIds: [51, 52, 53], startsAt: bar });
    expect(itemsFromForm(set, formOf({ 'qty-51': '2', 'qty-52': '0', 'qty-53': '1', 'qty-99': '9' }))).toEqual({
      ok: true,
      items: [
        { productId: 51, qty: 2, metadata: { groupedProductId: 5 } },
        { productId: 53, qty: 1, metadata: { groupedProductId: 5 } },
      ],
    });
    expect(itemsFromForm(set, formOf({ 'qty-51': '0' }))).toMatchObject({ ok: false, code: 'choose_quantity' });
    const mistyped = formOf({ 'qty-51': '2', 'qty-53': 'one' });
    expect(itemsFromForm(set, mistyped)).toMatchObject({ ok: false, code: 'invalid_quantity' });
  });

  it('reads a gift card: a listed or custom amount in minor units, by e-mail and in the default design unless selected [S9-giftcard-01] [S9-giftcard-02]', () => {
    const card = {
      ...bar,
      type: 'giftcard',
      giftcardData: {
        isOpenAmountAllowed: true,
        openAmountMin: null,
        openAmountMax: null,
        amounts: [money(5_000)],
        type: 'virtual',
      },
    } as const;
    const giftCardOf = (fields: Record<string, string>) => {
      const read = itemsFromForm(card, formOf(fields));
      return read.ok ? read.items[0]?.metadata?.giftcard : undefined;
    };
    expect(giftCardOf({ amount: '5000', recipientName: 'Ada' })).toMatchObject({
      amount: 5_000,
      delivery: 'email',
      recipientName: 'Ada',
    });
    expect(giftCardOf({ amount: '5000' })).toMatchObject({ design: 'classic' });
    expect(giftCardOf({ amount: '5000', design: 'card-red' })).toMatchObject({ design: 'card-red' });
    expect(giftCardOf({ amount: 'custom', customAmount: '62.50' })).toMatchObject({ customAmount: 6_250 });
    expect(giftCardOf({ amount: '5000', sendOn: '2026-12-24' })).toMatchObject({ sendOn: '2026-12-24' });
    expect(giftCardOf({ amount: '5000', sendOn: '2026-02-30' })).not.toHaveProperty('sendOn');
    expect(giftCardOf({ amount: 'custom', customAmount: '62,5' })).toMatchObject({ customAmount: 6_250 });
    expect(giftCardOf({ amount: 'custom', customAmount: '$ 62.50' })).toMatchObject({ customAmount: 6_250 });
    expect(giftCardOf({ amount: 'custom', customAmount: '\u00a31,000.00' })).toMatchObject({ customAmount: 100_000 });
    expect(giftCardOf({ amount: 'custom', customAmount: '1,000' })).toMatchObject({ customAmount: 100_000 });
    expect(giftCardOf({ amount: 'custom', customAmount: '1.000,00 \u20ac' })).toMatchObject({ customAmount: 100_000 });
    expect(giftCardOf({ amount: 'custom', customAmount: '12.345' })).toMatchObject({ customAmount: 1_234_500 });
    expect(giftCardOf({ amount: 'custom', customAmount: '62.50' })).not.toHaveProperty('amount');
    expect(giftCardOf({ amount: '5000', customAmount: '62.50' })).not.toHaveProperty('customAmount');
    expect(giftCardOf({ amount: 'custom', customAmount: 'much' })).toMatchObject({ customAmount: 0 });
  });

  it('reads custom options by their type', () => {
    const option = { title: '', isRequired: false, price: money(0), values: [] };
    const engraved = {
      ...bar,
      customOptions: [
        { ...option, id: 1, type: 'area' },
        { ...option, id: 2, type: 'checkbox' },
        { ...option, id: 3, type: 'drop_down' },
        { ...option, id: 4, type: 'radio' },
      ],
    } as const;
    expect(
      itemsFromForm(engraved, formOf({ 'option-1': 'MAX', 'option-2': ['21', '22'], 'option-3': '31' })),
    ).toMatchObject({
      items: [{ options: { 1: 'MAX', 2: [21, 22], 3: 31 } }],
    });
  });
});
