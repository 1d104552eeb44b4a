import { money } from '@ironcart/core/money';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CardFrame } from './CardFrame.tsx';
import { CheckoutErrors } from './CheckoutErrors.tsx';
import { GiftCards } from './GiftCards.tsx';
import { PaymentMethods } from './PaymentMethods.tsx';
import { WalletPanel } from './WalletPanel.tsx';

const card = { code: 'IRON-2026-AB12', balance: money(5_000), amount: money(5_000) };

describe('payment step', () => {
  it('shows only the fields of the selected method', () => {
    const methods = [
      { id: 'card', label: 'Card', panel: <p>Card form</p> },
      { id: 'ideal', label: 'iDEAL', panel: <p>Your bank</p> },
    ];
    render(<PaymentMethods methods={methods} chosenId="ideal" onChoose={vi.fn()} />);
    expect(screen.getByText('Your bank')).toBeVisible();
    expect(screen.queryByText('Card form')).toBeNull();
  });

  it('offers to reload the methods if only cards could be offered', async () => {
    const onRetry = vi.fn();
    render(
      <PaymentMethods methods={[{ id: 'card', label: 'Card' }]} chosenId="card" onChoose={vi.fn()} {...{ onRetry }} />,
    );
    await userEvent.click(screen.getByRole('button', { name: /Load the other ways/ }));
    expect(onRetry).toHaveBeenCalledOnce();
    expect(screen.getByRole('radio', { name: 'Card' })).toBeEnabled();
  });

  it('shows a gift card error beside the field, keeps the typed code, and clears it after a success', async () => {
    const views = { onAdd: vi.fn(), onTyped: vi.fn(), onRemove: vi.fn() };
    const { rerender } = render(<GiftCards cards={[]} {...views} />);
    await userEvent.type(screen.getByLabelText('Gift card code'), 'iron-2026-ab12{enter}');
    expect(views.onAdd).toHaveBeenCalledWith('iron-2026-ab12');
    rerender(<GiftCards cards={[]} error="We do not know this gift card." {...views} />);
    expect(screen.getByLabelText('Gift card code')).toHaveAccessibleDescription('We do not know this gift card.');
    expect(screen.getByLabelText('Gift card code')).toHaveValue('iron-2026-ab12');
    expect(views.onTyped).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Gift card code'), '3');
    expect(views.onTyped).toHaveBeenCalledOnce();
    rerender(<GiftCards cards={[card]} {...views} />);
    expect(screen.getByLabelText('Gift card code')).toHaveValue('');
  });

  it('shows only the last digits of a gift card code, and removes the card by them', async () => {
    const onRemove = vi.fn();
    render(<GiftCards cards={[card]} onAdd={vi.fn()} onTyped={vi.fn()} onRemove={onRemove} />);
    expect(screen.queryByText(/IRON-2026/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove gift card ending AB12' }));
    expect(onRemove).toHaveBeenCalledWith('IRON-2026-AB12');
  });

  it('requires another approval when the total has changed', () => {
    render(<WalletPanel name="PayPal" approvedAmount={money(100)} isStale onOpen={vi.fn()} />);
    expect(screen.getByText(/total has changed/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Approve with PayPal' })).toBeEnabled();
  });

  it("asks only for the security code of a stored card in the provider's frame", () => {
    render(<CardFrame src="about:blank" state="ready" title="Security code" note="As on the back of the card." />);
    expect(screen.getByTitle('Security code')).toBeInTheDocument();
    expect(screen.getByText('As on the back of the card.')).toBeVisible();
  });
});

describe('checkout errors', () => {
  it('are inserted into an existing live region', () => {
    const { rerender } = render(<CheckoutErrors errors={[]} />);
    const region = screen.getByRole('alert');
    expect(region).toBeEmptyDOMElement();
    rerender(<CheckoutErrors errors={[{ code: 'payment_error', message: 'Your payment was refused.' }]} />);
    expect(screen.getByRole('alert')).toBe(region);
    expect(region).toHaveTextContent('Your payment was refused.');
  });
});
