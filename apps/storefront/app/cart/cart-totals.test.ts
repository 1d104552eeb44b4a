import { money } from '@ironcart/core';
import { describe, expect, it } from 'vitest';
import { cartTotals } from './cart-totals.ts';

const line = {
  listItemId: 'a',
  name: 'Club bar',
  qty: 2,
  options: [],
  unitPrice: money(31_000),
  total: money(62_000),
  listTotal: money(69_000),
};
const cart = { lines: [line], subtotal: money(62_000), weightDiscount: money(0), weight: '88.2 lb (40 kg)' };
const format = (amount: number) => `$${(amount / 100).toFixed(2)}`;
const of = (given: Partial<typeof cart> = {}, isWithoutVat = false) =>
  cartTotals({ ...cart, ...given }, { isWithoutVat, format });

describe('the totals of a cart', () => {
  it('end in what the goods come to before shipping and tax', () => {
    const total = of({ weightDiscount: money(2_500) }).find(({ id }) => id === 'total');
    expect(total).toMatchObject({ label: 'Total so far', amount: 59_500 });
  });

  it('say what sales and deals took off, only where they did', () => {
    expect(of()[0]?.explanation).toBe('$70.00 less than at list prices.');
    expect(of({ lines: [{ ...line, listTotal: line.total }] })[0]).not.toHaveProperty('explanation');
  });

  it('never count a line that costs more than its list price as saved', () => {
    const dearer = { ...line, listItemId: 'b', listTotal: money(60_000) };
    expect(of({ lines: [line, dearer] })[0]?.explanation).toBe('$70.00 less than at list prices.');
  });

  it('say that shipping depends on the weight, and which that is', () => {
    const shipping = (weight: string | undefined) => of({ weight } as typeof cart).find(({ id }) => id === 'shipping');
    expect(shipping('88.2 lb (40 kg)')?.explanation).toContain('what it weighs: 88.2 lb (40 kg).');
    expect(shipping(undefined)?.explanation).toContain('what it weighs. You');
  });

  it('are without VAT, and say so, where goods are priced without it', () => {
    expect(of({}, true).map(({ label }) => label)).toEqual([
      'Subtotal, excl. VAT',
      'Shipping',
      'VAT',
      'Total so far, excl. VAT',
    ]);
  });
});
