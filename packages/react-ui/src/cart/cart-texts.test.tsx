import { money } from '@ironcart/core/money';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type EarnedLineView, EarnedNote } from './EarnedNote.tsx';
import { discountLines, totalsExplanations, totalsLines } from './totals-lines.ts';

describe('earned discount', () => {
  const percent = { kind: 'percent', percent: '10.00' } as const;
  it.each<[EarnedLineView, string]>([
    [{ code: 'redeemed', discount: percent }, 'Your discount: 10% off each'],
    [{ code: 'offered', discount: { kind: 'fixed', amount: money(1_500) } }, 'Your discount: $15.00 off each'],
    [{ code: 'offered' }, 'Your discount'],
    [{ code: 'tooFewUses', usesLeft: 1 }, 'Your discount counts for 1 piece only. Lower the quantity to use it.'],
    [{ code: 'tooFewUses' }, 'Your discount counts for 0 pieces only. Lower the quantity to use it.'],
    [{ code: 'noUsesLeft' }, 'Your discount is used up.'],
    [{ code: 'notEntitled' }, 'Your discount no longer counts.'],
  ])('shows a message for %o', (earned, words) => {
    render(<EarnedNote earned={earned} />);
    expect(screen.getByText(words)).toBeVisible();
  });
});

describe('lines of the cart totals', () => {
  const totals = {
    subtotal: money(10_000),
    discount: money(500),
    shipping: money(1_000),
    tariff: money(200),
    tax: money(700),
    grandTotalIncludingTax: money(11_400),
    giftcards: money(2_500),
  };
  const inBrief = (lines: ReturnType<typeof totalsLines>) =>
    lines.map(({ id, label, amount, isTakenOff }) => [id, label, amount, isTakenOff]);

  it('are in order, with gift cards last', () => {
    expect(inBrief(totalsLines(totals))).toEqual([
      ['subtotal', 'Subtotal', 10_000, false],
      ['discount', 'Discount', 500, true],
      ['shipping', 'Shipping', 1_000, false],
      ['tariff', 'Tariff', 200, false],
      ['tax', 'Tax', 700, false],
      ['total', 'Total', 11_400, false],
      ['giftcards', 'Gift cards', 2_500, true],
      ['due', 'To pay', 8_900, false],
    ]);
    expect(inBrief(totalsLines(totals, { isPaid: true })).at(-1)?.[1]).not.toBe('To pay');
  });

  it('name VAT if that is the tax, and omit amounts of 0', () => {
    const plain = { ...totals, discount: money(0), tariff: money(0), giftcards: money(0) };
    expect(totalsLines(plain, { isVat: true }).map(({ label }) => label)).toEqual([
      ...['Subtotal, excl. VAT', 'Shipping, excl. VAT', 'VAT', 'Total'],
    ]);
  });

  it('state when unknown amounts will be known, with an explanation', () => {
    const lines = totalsLines(
      { subtotal: money(100) },
      { pending: { tax: 'After the address' }, explanations: totalsExplanations },
    );
    const tax = lines.find(({ id }) => id === 'tax');
    expect(tax).toMatchObject({ amount: undefined, pending: 'After the address', explanation: totalsExplanations.tax });
    expect(lines.find(({ id }) => id === 'subtotal')?.pending).toBeUndefined();
  });

  it('list the weight-tier discount and each promotion by name, if any', () => {
    expect(discountLines(money(0), [])).toEqual([]);
    expect(inBrief(discountLines(money(5), [{ name: 'Third at half price', amount: money(7) }]))).toEqual([
      ['discount', 'Weight discount', 5, true],
      ['promotion', 'Third at half price', 7, true],
    ]);
    const besideVat = discountLines(money(5), [{ name: 'Third at half price', amount: money(7) }], true);
    expect(besideVat.map(({ label }) => label)).toEqual([
      'Weight discount, excl. VAT',
      'Third at half price, excl. VAT',
    ]);
  });
});
