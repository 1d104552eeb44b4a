import type { CheckoutSnapshot } from '@ironcart/checkout-machines';
import type { OrderItem } from '@ironcart/core/order';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkoutWith, renderStanding, standingCheckout } from '../../testing/standing-checkout.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { PlacingDialogs } from './PlacingDialogs.tsx';
import type { ChallengeProps } from './payment/payment-parts.ts';

type Facts = CheckoutSnapshot['context'];
type Placement = NonNullable<Facts['placement']>;

const goTo = vi.fn();
beforeEach(() => vi.stubGlobal('location', { assign: goTo }));
afterEach(() => {
  vi.unstubAllGlobals();
  goTo.mockReset();
});

const Challenge = ({ provider, transactionId }: ChallengeProps) => (
  <p>{`${provider?.name} asks about ${transactionId}`}</p>
);

const adyen = { name: 'adyen', clientKey: 'key', environment: 'test' } as const;
const nothing: Placement = {
  status: 'payment_pending',
  challenge: undefined,
  redirect: undefined,
  fingerprint: undefined,
};
const redirect = { transactionId: 'tx/1', orderId: 'order-1' };
const fingerprint = { transactionId: 'tx/1', browserInfo: undefined };
const soldOut = [{ listItemId: 'line-1', name: 'Bar' }] as unknown as readonly OrderItem[];

/** An order waiting for the bank, with facts about its payment. */
const waiting = (placement: Partial<Placement>, payment: Partial<Facts['payment']> = {}) =>
  checkoutWith({ placement: { ...nothing, ...placement }, payment: { methodsState: 'known', ...payment } });

const show = (snapshot: CheckoutSnapshot) => renderStanding(snapshot, <PlacingDialogs Challenge={Challenge} />);

describe('bank page', () => {
  const own = { kind: 'redirect', type: 'krone' } as const;
  const method = (paymentType: string) =>
    [{ type: 'krone', name: 'Krone', own: { kind: 'redirect', paymentType } }] as const;
  it.each<[string, Partial<Facts['payment']>, string]>([
    ['the sandbox', {}, '/sandbox-pay/redirect/tx%2F1'],
    ['Adyen', { provider: adyen }, '/provider/adyen/redirect/tx%2F1'],
    [
      'a store method paid through Adyen',
      { provider: adyen, choice: own, methods: method('adyen') },
      '/provider/adyen/redirect/tx%2F1',
    ],
    ['a store method without a provider', { choice: own, methods: method('adyen') }, '/sandbox-pay/redirect/tx%2F1'],
    ['a store method', { provider: adyen, choice: own, methods: method('krone') }, '/provider/krone/redirect/tx%2F1'],
    [
      'a method of the specification',
      { choice: { kind: 'redirect', type: 'ideal' }, methods: [{ type: 'ideal', name: 'iDEAL' }] },
      '/sandbox-pay/redirect/tx%2F1',
    ],
  ])('is opened for %s', async (_whom, payment, address) => {
    await show(waiting({ redirect }, payment));
    expect(goTo).toHaveBeenCalledExactlyOnceWith(address);
    expect(screen.getByText(/Your bank's page opens now/)).toBeVisible();
  });

  it('is opened only once the provider is known', async () => {
    const { container } = await show(waiting({ redirect }, { methodsState: 'loading' }));
    expect(goTo).not.toHaveBeenCalled();
    expect(container).toBeEmptyDOMElement();
  });
});

it('placing dialog shows the challenge of the provider, without a redirect', async () => {
  await show(waiting({ challenge: { transactionId: 'tx-1' }, fingerprint }, { provider: adyen }));
  expect(screen.getByText('adyen asks about tx-1')).toBeVisible();
  expect(screen.queryByTitle(/check of this device/)).toBeNull();
  expect(goTo).not.toHaveBeenCalled();
});

it('device fingerprinting runs in a hidden frame, and reports when its page has loaded', async () => {
  const { sent } = await show(waiting({ fingerprint }));
  const frame = screen.getByTitle("Your bank's check of this device");
  expect(frame).not.toBeVisible();
  expect(frame).toHaveAttribute('src', '/sandbox-pay/fingerprint/tx%2F1');
  fireEvent.load(frame);
  expect(sent).toEqual([{ type: 'challenge.fingerprinted' }]);
});

it.each([undefined, nothing])('placing dialogs show nothing while no challenge is pending', async (placement) => {
  const { container } = await show(checkoutWith({ placement, payment: { methodsState: 'known' } }));
  expect(container).toBeEmptyDOMElement();
});

it('out-of-stock dialog names the items, and links to the cart or back', async () => {
  const { sent } = await show(checkoutWith({ outOfStock: soldOut }));
  const dialog = screen.getByRole('dialog', { name: 'Out of stock' });
  expect(dialog).toHaveTextContent(/Bar/);
  expect(screen.getByRole('link', { name: 'Change the cart' })).toHaveAttribute('href', '/cart');
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(sent).toEqual([{ type: 'errors.dismissed' }]);
});

describe('dialogs beside the checkout steps', () => {
  const needs: readonly [string, Partial<Facts>, RegExp][] = [
    ['out of stock', { outOfStock: soldOut }, /Somebody was faster/],
    ['a challenge', waiting({ challenge: { transactionId: 'tx-1' } }).context, /asks about tx-1/],
    ['a redirect', waiting({ redirect }).context, /bank's page opens now/],
  ];
  const inFrame = async (facts: Partial<Facts>) => {
    const { actor } = standingCheckout(checkoutWith(facts));
    render(
      <CheckoutFrame actor={actor} Challenge={Challenge} onPlaced={() => undefined}>
        <p>Step</p>
      </CheckoutFrame>,
    );
    await act(() => vi.dynamicImportSettled());
  };
  it.each(needs)('shows the dialog for %s', async (_need, facts, words) => {
    await inFrame(facts);
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('include the device fingerprinting frame', async () => {
    await inFrame(waiting({ fingerprint }).context);
    expect(await screen.findByTitle(/check of this device/)).toBeInTheDocument();
  });
});
