import type { PlacedOrder } from '@ironcart/checkout-machines';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { sampleCard, sampleCheckout, sampleShopper } from '../../testing/sample-checkout.ts';
import { Checkout } from './Checkout.tsx';
import { useCheckout } from './checkout-context.ts';

/** A card form with a complete card. */
const CardForm = () => {
  const actor = useCheckout();
  useEffect(() => actor.send({ type: 'payment.tokenReceived', card: sampleCard }), [actor]);
  return null;
};

const payment = { CardForm, Challenge: () => null, loadWallet: () => Promise.reject(new Error('No wallets')) };

const open = () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { actor, clock } = sampleCheckout({ config: { asksEmailFirst: true } });
  const placed: PlacedOrder[] = [];
  render(<Checkout actor={actor} payment={payment} onPlaced={(order) => placed.push(order)} />);
  /** Time passes, and everything that was requested arrives. */
  const settle = () =>
    act(async () => {
      clock.increment(600);
      await vi.dynamicImportSettled();
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    });
  const press = async (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await settle();
  };
  return { actor, placed, settle, press };
};

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

const headings = () => screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent);

it('Checkout takes a guest from the e-mail to a placed order, without a router', async () => {
  const { actor, placed, settle, press } = open();
  await settle();
  type('Email', sampleShopper.email);
  await press('Continue to shipping');
  expect(headings()).toEqual(['Where does it go?']);
  type('First name', 'Ada');
  type('Last name', 'Lifter');
  type('Street address', '1 Barbell Way');
  type('City', 'Columbus');
  type('State', 'OH');
  type('ZIP code', '43201');
  type('Phone', '6145550100');
  await settle();
  await press('Continue to payment');
  await settle();
  await press('Continue to review');
  expect(headings()).toEqual(['One last look']);
  await press(/Place order/);
  await settle();
  expect(placed).toMatchObject([{ orderId: 'order-1' }]);
  expect(actor.getSnapshot().value).toBe('success');
});

it('Checkout returns to a step by its link, and moves the focus there', async () => {
  const { settle, press } = open();
  await settle();
  type('Email', sampleShopper.email);
  await press('Continue to shipping');
  fireEvent.click(screen.getByRole('link', { name: /Back to the start/ }));
  await settle();
  expect(headings()).toEqual(['Let’s get it to you']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('Checkout asks a guest for an e-mail before continuing, beside the field only, and focuses the field each time', async () => {
  const { actor, settle, press } = open();
  await settle();
  expect(screen.queryByText(/valid email/)).toBeNull();
  await press('Continue to shipping');
  expect(screen.getAllByText(/valid email/)).toHaveLength(1);
  const email = screen.getByRole('textbox', { name: 'Email' });
  expect(email).toHaveAccessibleDescription(/valid email/);
  expect(email).toHaveFocus();
  screen.getByRole('button', { name: 'Continue to shipping' }).focus();
  await press('Continue to shipping');
  expect(email).toHaveFocus();
  expect(actor.getSnapshot().value).not.toBe('shipping');
});

it('Checkout can be rendered twice on a page without duplicate ids', async () => {
  const { settle } = open();
  open();
  await settle();
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
});
