import { money } from '@ironcart/core/money';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CustomOptionFields } from './CustomOptionFields.tsx';
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
  it('offers a custom amount only if the card permits it', () => {
    const { rerender } = render(<GiftCardFields giftCard={giftCard} designs={[]} />);
    expect(screen.getByRole('radio', { name: /your own amount/i })).toHaveAttribute('value', 'custom');
    expect(screen.getByRole('textbox', { name: /your own amount/i })).toHaveAttribute('name', 'customAmount');
    rerender(<GiftCardFields giftCard={{ ...giftCard, isOpenAmountAllowed: false }} designs={[]} />);
    expect(screen.queryByRole('radio', { name: /your own amount/i })).toBeNull();
    expect(screen.queryByRole('textbox', { name: /your own amount/i })).toBeNull();
  });
});

describe('GiftCardFields with an empty required field', () => {
  it.each([
    ["Recipient's name", "Please enter the recipient's name"],
    ["Recipient's email", "Please enter the recipient's email"],
    ['Your name', 'Please enter your name'],
    ['Your email', 'Please enter your email'],
  ])('%s: %s', (label, message) => {
    render(<GiftCardFields giftCard={giftCard} designs={[]} />);
    fireEvent.blur(screen.getByRole('textbox', { name: label }));
    expect(screen.getByText(message)).toBeInTheDocument();
  });
});

describe('GroupedTable', () => {
  it('limits the quantity of each member to what can be bought', () => {
    const row = { productId: 51, name: 'Collar', sku: 'C-1', price: { amount: money(100) } };
    render(<GroupedTable caption="Choose your pieces" rows={[{ ...row, stock: { code: 'inStock' }, maxQty: 4 }]} />);
    expect(screen.getByRole('spinbutton', { name: /Collar/ })).toHaveAttribute('max', '4');
  });
});

describe('CustomOptionFields', () => {
  const option = { id: 3, title: 'Logo', type: 'multiple', isRequired: false, price: money(0) } as const;
  const values = [{ id: 10, title: 'Front', price: money(500) }];
  it.each([undefined, 'Choose a logo'])('for several values show their error: %s', (error) => {
    const errors = error === undefined ? {} : { 3: error };
    const { container } = render(<CustomOptionFields options={[{ ...option, values }]} errors={errors} />);
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(error ? [error] : []);
    expect(screen.getByRole('checkbox', { name: 'Front, +$5.00' })).not.toBeChecked();
  });
});
