import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { cartTotals } from './cart-totals.ts';

const cart = {
  lines: [] as Parameters<typeof cartTotals>[0]['lines'],
  subtotal: money(62_000),
  saved: money(7_000),
  discounts: [],
  total: money(62_000),
  vat: undefined as Parameters<typeof cartTotals>[0]['vat'],
  weight: '88.2 lb (40 kg)' as string | undefined,
};
const format = (amount: number) => `$${(amount / 100).toFixed(2)}`;
const of = (given: Partial<typeof cart> = {}, isWithoutVat = false) =>
  cartTotals({ ...cart, ...given }, { isWithoutVat, format });

describe('cart totals', () => {
  it('end with the total of the goods before shipping and tax', () => {
    expect(of({ total: money(59_500) }).at(-1)).toEqual({ id: 'total', label: 'Total so far', amount: 59_500 });
  });

  it('state that they include lines that cannot be bought', () => {
    const line = { listItemId: 'a', name: 'Bar', qty: 1, total: money(100) };
    const labels = (lines: readonly object[]) =>
      of({ lines: lines as typeof cart.lines }, false).map(({ label }) => label);
    expect(labels([line, { ...line, issue: 'Sold out' }]).at(-1)).toBe('Total with items to change');
    expect(labels([line]).at(-1)).toBe('Total so far');
  });

  it('show savings from sales and deals only if there are any', () => {
    expect(of()[0]?.explanation).toBe('$70.00 less than at list prices.');
    expect(of({ saved: money(0) })[0]).not.toHaveProperty('explanation');
  });

  it('state that shipping depends on the weight, and show it', () => {
    const shipping = (weight: string | undefined) => of({ weight }).find(({ id }) => id === 'shipping');
    expect(shipping('88.2 lb (40 kg)')?.explanation).toContain('what it weighs: 88.2 lb (40 kg).');
    expect(shipping(undefined)?.explanation).toContain('what it weighs. You');
  });

  it('contain the VAT of the goods on sites that show prices with VAT [S9-vat-01]', () => {
    const shown = of({ vat: { amount: money(12_400), total: money(74_400) } }, true);
    expect(shown.find(({ id }) => id === 'tax')).toMatchObject({ label: 'VAT', amount: 12_400 });
    expect(shown.at(-1)).toEqual({ id: 'total', label: 'Total so far', amount: 74_400 });
  });

  it('are without VAT, and say so, if site prices include it and a line cannot be bought', () => {
    expect(of({}, true).map(({ label }) => label)).toEqual([
      'Subtotal, excl. VAT',
      'Shipping',
      'VAT',
      'Total so far, excl. VAT',
    ]);
  });
});
