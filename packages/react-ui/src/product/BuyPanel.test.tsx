import { money } from '@ironcart/core/money';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleAxes } from '../testing/sample-products.ts';
import { BuyPanel, type BuyPanelProps } from './BuyPanel.tsx';
import { OptionPicker } from './OptionPicker.tsx';

const show = (props: Partial<BuyPanelProps> = {}) =>
  render(
    <BuyPanel
      name="Olympic bar"
      price={{ amount: money(34_500) }}
      target={{ action: '/cart', fields: { productId: 1001 } }}
      {...props}
    >
      <OptionPicker axes={sampleAxes} chosen={{ color: 'black', weight: '20' }} unavailable={{ weight: ['25'] }} />
    </BuyPanel>,
  );

const fieldsOf = (form: HTMLFormElement | null) => Object.fromEntries(form ? new FormData(form) : []);

describe('BuyPanel', () => {
  it('announces to screen readers why the product could not be added', () => {
    show({ issue: 'Choose how many of each piece you want.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Choose how many of each piece you want.');
  });

  it('posts product, options and quantity as a plain form', () => {
    show();
    const form = screen.getByRole('button', { name: 'Add to cart' }).closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(fieldsOf(form)).toEqual({ productId: '1001', color: 'black', weight: '20', qty: '1' });
  });

  it('limits the quantity to what can be bought', async () => {
    show({ maxQty: 2 });
    const more = screen.getByRole('button', { name: 'One more' });
    await userEvent.click(more);
    await userEvent.click(more);
    expect(screen.getByLabelText('Quantity of Olympic bar')).toHaveValue(2);
  });

  it('marks unavailable choices', () => {
    show();
    expect(screen.getByRole('radio', { name: '25 kg, not available' })).toBeInTheDocument();
  });

  it('shows the missing option beside its field, without the browser’s message, until an option is selected', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <BuyPanel name="Olympic bar" price={{ amount: money(34_500) }} target={{ action: '/cart' }} onSubmit={onSubmit}>
        <OptionPicker axes={sampleAxes} chosen={{ color: 'black' }} />
      </BuyPanel>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(onSubmit).not.toHaveBeenCalled();
    const weights = screen.getByRole('group', { name: /Weight/ });
    expect(weights).toContainElement(screen.getByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent('Choose one of these.');
    expect(weights).toContainElement(document.activeElement as HTMLElement);
    await userEvent.click(screen.getByRole('radio', { name: '20 kg' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a set with its picture and price beside the button', () => {
    show({ set: { label: 'Your set', picture: { label: '', link: 'rack', width: 1, height: 1 } } });
    const bar = screen.getByText('Your set').closest('p');
    expect(bar).toHaveTextContent('$345.00');
    expect(bar?.querySelector('img')).not.toBeNull();
  });

  it('repeats its price beside the button, except beside a button that shows the sum', () => {
    const { container, unmount } = show();
    expect(container.querySelector('[data-buy-bar] p')).toHaveTextContent('$345.00');
    unmount();
    const grouped = show({ price: { amount: money(7_900), isFrom: true }, addLabel: 'Add 2 pieces, $470.00' });
    expect(grouped.container.querySelector('[data-buy-bar] p')).toBeNull();
  });

  it('ignores a second click while it is busy, and keeps its name', async () => {
    const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    show({ isBusy: true, onSubmit });
    const button = screen.getByRole('button', { name: 'Add to cart, Adding to cart' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it.each([
  [undefined, <p key="gone">Gone</p>, []],
  ['Sold out', <p key="gone">Gone</p>, ['Sold out']],
  ['Sold out', undefined, ['Sold out']],
  [undefined, undefined, []],
])('buy panel reports once why the product could not be added: %s', (issue, instead, said) => {
  show({ issue, instead });
  expect(screen.queryAllByText('Sold out').map(({ textContent }) => textContent)).toEqual(said);
  expect(screen.queryAllByRole('button', { name: 'Add to cart' })).toHaveLength(instead ? 0 : 1);
});
