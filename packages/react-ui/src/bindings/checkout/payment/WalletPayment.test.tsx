import { selectAmountToPay } from '@ironcart/checkout-machines';
import { checkoutScreens } from '@ironcart/checkout-machines/testing';
import { money } from '@ironcart/core/money';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Wallet, WalletRequest } from '../../../checkout/wallet.ts';
import { checkoutWith, renderStanding } from '../../../testing/standing-checkout.tsx';
import { WalletPayment } from './WalletPayment.tsx';

/** A checkout with a known amount to pay, and nothing approved. */
const priced = checkoutScreens().screens.find(
  ({ stage, snapshot }) =>
    stage === 'payment' && selectAmountToPay(snapshot) !== undefined && snapshot.context.payment.approval === undefined,
);
const amount = priced && selectAmountToPay(priced.snapshot);

const approval = { token: 'approved', authorizedAmount: money(22_300) };

const open = async (wallet: Wallet | Promise<Wallet> | undefined, snapshot = priced?.snapshot) => {
  const loadWallet = async () => wallet ?? Promise.reject(new Error('No script'));
  const method = { type: 'paypal', name: 'PayPal' };
  const { sent, ...view } = await renderStanding(snapshot, <WalletPayment method={method} loadWallet={loadWallet} />);
  return { sent, view };
};

/** A wallet with a window; records its requests. */
const windowed = () => {
  const requests: WalletRequest[] = [];
  const stop = vi.fn();
  const wallet: Wallet = {
    kind: 'window',
    open: (request) => {
      requests.push(request);
      return stop;
    },
  };
  const answer = (say: (request: WalletRequest) => void) => act(() => requests.forEach(say));
  return { wallet, requests, stop, answer };
};

const press = () => fireEvent.click(screen.getByRole('button'));

it('wallet payment passes the amount due to the window of the wallet, and its approval to checkout', async () => {
  const { wallet, requests, answer, stop } = windowed();
  const { sent, view } = await open(wallet);
  expect(screen.getByRole('button').textContent).toBe('Approve with PayPal');
  press();
  expect(requests).toMatchObject([{ amount, currency: 'USD' }]);
  expect(screen.getByRole('button').textContent).toContain('Waiting for PayPal');
  answer(({ onApproved }) => onApproved(approval));
  expect(sent).toEqual([{ type: 'payment.walletApproved', ...approval }]);
  expect(screen.getByRole('button').textContent).toBe('Approve with PayPal');
  view.unmount();
  expect(stop).toHaveBeenCalled();
});

it('wallet payment stops waiting when the shopper closes the window', async () => {
  const { wallet, answer } = windowed();
  const { sent } = await open(wallet);
  press();
  answer(({ onCancelled }) => onCancelled());
  expect(sent).toEqual([{ type: 'payment.walletCancelled' }]);
  expect(screen.getByRole('button').textContent).toBe('Approve with PayPal');
});

it('wallet payment reports that a window did not open, until the next attempt', async () => {
  const { wallet, answer } = windowed();
  const { sent } = await open(wallet);
  press();
  answer(({ onFailed }) => onFailed());
  expect(screen.getByText(/PayPal did not open/)).toBeTruthy();
  expect(sent).toEqual([]);
  press();
  expect(screen.queryByText(/PayPal did not open/)).toBeNull();
});

it('wallet payment reports that a wallet is not available if its script fails to load', async () => {
  await open(undefined);
  expect(screen.getByText(/PayPal is not available right now/)).toBeTruthy();
});

it("wallet payment renders the provider's own button, and removes it with the page", async () => {
  const take = vi.fn();
  const draw = vi.fn(async (_element: HTMLElement, _request: WalletRequest) => take);
  const { view } = await open({ kind: 'button', draw });
  expect(draw).toHaveBeenCalledTimes(1);
  expect(draw.mock.calls[0]?.[1]).toMatchObject({ amount, currency: 'USD' });
  expect(screen.queryByRole('button')).toBeNull();
  view.unmount();
  expect(take).toHaveBeenCalled();
});

it('wallet payment reports a button that cannot be rendered as not available', async () => {
  await open({ kind: 'button', draw: () => Promise.reject(new Error('Not here')) });
  expect(screen.getByText(/PayPal is not available right now/)).toBeTruthy();
});

it('wallet payment button is disabled until the script of the wallet has loaded', async () => {
  const { wallet, requests } = windowed();
  let arrive = (): void => undefined;
  await open(
    new Promise((resolve) => {
      arrive = () => resolve(wallet);
    }),
  );
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  press();
  expect(requests).toEqual([]);
  await act(async () => arrive());
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-disabled');
  press();
  expect(requests).toHaveLength(1);
});

it('wallet payment opens no window before the amount due is known', async () => {
  const { wallet, requests } = windowed();
  await open(wallet, checkoutWith({}));
  press();
  expect(requests).toEqual([]);
  expect(screen.getByRole('button').textContent).toBe('Approve with PayPal');
});
