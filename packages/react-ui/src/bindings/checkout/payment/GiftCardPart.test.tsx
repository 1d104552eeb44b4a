import type { CheckoutSnapshot } from '@ironcart/checkout-machines';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { checkoutWith, renderStanding } from '../../../testing/standing-checkout.tsx';
import { PaymentStep } from './PaymentStep.tsx';

const parts = {
  CardForm: () => <p>Card form</p>,
  Challenge: () => null,
  loadWallet: () => Promise.reject(new Error('No wallets')),
};

type GiftCards = CheckoutSnapshot['context']['giftCards'];

const none: GiftCards = { cards: [], pending: [], issue: undefined };
const refused: GiftCards = {
  ...none,
  issue: { code: 'unknown', giftCardCode: 'IRON-1', message: 'There is no gift card with this code.' },
};

const open = async (giftCards: GiftCards = none) => {
  const { sent } = await renderStanding(checkoutWith({ giftCards }), <PaymentStep payment={parts} />);
  fireEvent.click(screen.getByText('Pay with a gift card'));
  const field = () => screen.getByLabelText('Gift card code');
  return {
    sent,
    field,
    type: (value: string) => fireEvent.change(field(), { target: { value } }),
    press: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
  };
};

describe('gift card code', () => {
  it('that was entered but not applied is looked up before the shopper pays without it', async () => {
    const { sent, type, press } = await open();
    type(' iron-1 ');
    press('Continue to review');
    expect(sent).toEqual([{ type: 'giftCard.added', code: 'iron-1' }]);
  });

  it('that was rejected stays beside the field and does not block payment', async () => {
    const { sent, field, press } = await open(refused);
    expect(field()).toHaveValue('IRON-1');
    press('Continue to review');
    expect(sent).toEqual([{ type: 'step.continue' }]);
  });

  it('that is being looked up delays payment', async () => {
    const { sent, field } = await open({ ...none, pending: ['IRON-1'] });
    fireEvent.submit(field());
    expect(sent).toEqual([]);
  });

  it('loses its error as soon as another code is typed', async () => {
    const { sent, type } = await open(refused);
    type('IRON-2');
    expect(sent).toEqual([{ type: 'giftCard.typed' }]);
  });

  it('is requested if none is entered', async () => {
    const { sent, press } = await open();
    press('Apply');
    expect(sent).toEqual([{ type: 'giftCard.added', code: '' }]);
  });
});
