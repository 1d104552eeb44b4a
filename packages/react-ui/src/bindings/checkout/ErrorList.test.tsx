import { type CheckoutSnapshot, checkoutError } from '@ironcart/checkout-machines';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkoutWith, renderStanding } from '../../testing/standing-checkout.tsx';
import { ErrorList } from './ErrorList.tsx';

const show = (code: string, value: string) =>
  renderStanding({ ...checkoutWith({ errors: [checkoutError(code)] }), value } as CheckoutSnapshot, <ErrorList />);

it('leads from the review to the cart if the cart is the fault', async () => {
  await show('list_not_found', 'review');
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
});

it('leads to the step where the fault can be corrected', async () => {
  await show('invalid_address', 'review');
  expect(screen.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '/checkout/shipping');
});

it('has no link for what is corrected on this page', async () => {
  await show('wrong_grandtotal', 'review');
  expect(screen.getByRole('listitem')).toHaveTextContent('Your cart or its prices have changed.');
  expect(screen.queryByRole('link')).toBeNull();
});
