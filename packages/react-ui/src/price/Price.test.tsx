import { money } from '@ironcart/core/money';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UiProvider } from '../theme/UiProvider.tsx';
import { Price } from './Price.tsx';
import { priceViewOf } from './price-view.ts';

const displayed = { price: money(9_900), listPrice: money(12_900), rung: 'sale' } as const;

describe('Price', () => {
  it('shows the current and previous price of a reduced product, and the reason beside the large one', () => {
    const { container, rerender } = render(<Price price={priceViewOf(displayed)} size="large" />);
    expect(container).toHaveTextContent('Now $99.00, was $129.00Sale');
    rerender(<Price price={priceViewOf(displayed)} />);
    expect(container).not.toHaveTextContent('Sale');
    expect(container.querySelector('s')).toHaveTextContent('$129.00');
  });

  it('shows no previous price if it is equal', () => {
    const { container } = render(<Price price={{ amount: money(9_900), listAmount: money(9_900) }} />);
    expect(container).toHaveTextContent(/^\$99\.00$/);
  });

  it('shows the net price beside the price with VAT, if the site does [S9-vat-01]', () => {
    const withVat = (amount: number) => money(amount * 1.2);
    const { container, rerender } = render(
      <UiProvider currency="GBP" locale="en_GB">
        <Price price={priceViewOf(displayed, { withVat })} />
      </UiProvider>,
    );
    expect(container).toHaveTextContent('Now £118.80, was £154.80£99.00 excl. VAT');
    rerender(<Price price={priceViewOf(displayed)} />);
    expect(container).not.toHaveTextContent('excl. VAT');
  });

  it("shows 'From' for several prices", () => {
    const { container } = render(<Price price={{ amount: money(500), isFrom: true }} />);
    expect(container).toHaveTextContent('From $5.00');
  });
});
