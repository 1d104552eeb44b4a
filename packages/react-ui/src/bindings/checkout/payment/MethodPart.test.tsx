import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkoutWith, renderStanding } from '../../../testing/standing-checkout.tsx';
import { MethodPart } from './MethodPart.tsx';

const parts = {
  CardForm: () => <p>Card form</p>,
  Challenge: () => null,
  loadWallet: () => Promise.reject(new Error('No wallets')),
};
const methods = [
  { type: 'scheme', name: 'Cards', brands: ['visa'] },
  { type: 'paypal', name: 'PayPal' },
  { type: 'ideal', name: 'iDEAL' },
];

type Payment = NonNullable<Parameters<typeof checkoutWith>[0]['payment']>;

const open = (payment: Payment, isTried = false) =>
  renderStanding(
    checkoutWith({ payment: { methodsState: 'known', methods, takesCards: true, ...payment } }),
    <MethodPart parts={parts} isTried={isTried} />,
  );

describe('payment methods', () => {
  it('are listed with the card first, and the clicked method is selected', async () => {
    const { sent } = await open({});
    const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '');
    expect(names.map((name) => /Cards|PayPal|iDEAL/.exec(name)?.[0])).toEqual(['Cards', 'PayPal', 'iDEAL']);
    fireEvent.click(screen.getByRole('radio', { name: /iDEAL/ }));
    fireEvent.click(screen.getByRole('radio', { name: /PayPal/ }));
    expect(sent).toEqual([
      { type: 'payment.chosen', choice: { kind: 'redirect', type: 'ideal' } },
      { type: 'payment.chosen', choice: { kind: 'wallet', type: 'paypal' } },
    ]);
  });

  it('show the missing card data beside the fields, once Continue was clicked', async () => {
    await open({}, true);
    const reason = screen.getByText('Please enter your card.');
    const card = await screen.findByText('Card form');
    expect(reason.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const [, paypal] = screen.getAllByRole('radio');
    expect(reason.compareDocumentPosition(paypal ?? card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('show no missing data before Continue was clicked', async () => {
    await open({});
    expect(screen.queryByText('Please enter your card.')).toBeNull();
  });

  it('can be reloaded after a failure', async () => {
    const { sent } = await open({ methodsState: 'failed' });
    fireEvent.click(screen.getByRole('button', { name: /Load the/ }));
    expect(sent).toEqual([{ type: 'methods.reload' }]);
  });

  it('are empty without a provider', async () => {
    await open({ methods: [], takesCards: false });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText(/takes no payments yet/)).toBeVisible();
  });
});
