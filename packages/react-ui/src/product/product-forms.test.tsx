import { money } from '@ironcart/core/money';
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { GiftCardFields } from './GiftCardFields.tsx';
import { GroupedTable } from './GroupedTable.tsx';

const giftCard = {
  isOpenAmountAllowed: true,
  openAmountMin: money(1_000),
  openAmountMax: money(50_000),
  amounts: [money(5_000)],
  type: 'virtual',
} as const;

describe('GiftCardFields', () => {
  it('asks for an amount of one’s own where the card allows it, and not otherwise', () => {
    const { rerender } = render(<GiftCardFields giftCard={giftCard} designs={[]} />);
    expect(screen.getByRole('radio', { name: /your own amount/i })).toHaveAttribute('value', 'custom');
    expect(screen.getByRole('textbox', { name: /your own amount/i })).toHaveAttribute('name', 'customAmount');
    rerender(<GiftCardFields giftCard={{ ...giftCard, isOpenAmountAllowed: false }} designs={[]} />);
    expect(screen.queryByRole('radio', { name: /your own amount/i })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /your own amount/i })).toBeNull();
  });
});

describe('GroupedTable', () => {
  it('holds each part’s quantity to what can be bought of it', () => {
    const row = { productId: 51, name: 'Collar', sku: 'C-1', price: { amount: money(100) } };
    render(<GroupedTable caption="Choose your pieces" rows={[{ ...row, stock: { code: 'inStock' }, maxQty: 4 }]} />);
    expect(screen.getByRole('spinbutton', { name: /Collar/ })).toHaveAttribute('max', '4');
  });
});
