import { type CheckoutSnapshot, checkoutError } from '@ironcart/checkout-machines';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkoutWith, renderStanding } from '../../testing/standing-checkout.tsx';
import { ErrorList } from './ErrorList.tsx';

type Failed = Pick<CheckoutSnapshot['context'], 'errors'> & Partial<Pick<CheckoutSnapshot['context'], 'outOfStock'>>;

const showFailed = (failed: Failed, value: string) =>
  renderStanding({ ...checkoutWith(failed), value } as CheckoutSnapshot, <ErrorList />);

const show = (code: string, value: string) => showFailed({ errors: [checkoutError(code)] }, value);

it('error list links from the review to the cart for an error in the cart', async () => {
  await show('list_not_found', 'review');
  expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
});

it('error list links to the step where the error can be corrected', async () => {
  await show('invalid_address', 'review');
  expect(screen.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '/checkout/shipping');
});

it('error list omits out-of-stock lines, which are shown where they can be changed', async () => {
  const { context } = checkoutWith({});
  const errors = [checkoutError('inventory_error'), checkoutError('wrong_grandtotal')];
  const outOfStock = context.cart.items.slice(0, 1);
  await showFailed({ errors, outOfStock }, 'review');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('prices have changed'),
  ]);
});

it('error list has no link for an error that is corrected on the current page', async () => {
  await show('wrong_grandtotal', 'review');
  expect(screen.getByRole('listitem')).toHaveTextContent('Your cart or its prices have changed.');
  expect(screen.queryByRole('link')).toBeNull();
});

it('error list asks for a missing agreement in a sentence instead of the error code [S5-subs-01]', async () => {
  await show('Subscription Agree Missing', 'review');
  const error = screen.getByRole('listitem');
  expect(error).toHaveAttribute('data-code', 'Subscription Agree Missing');
  expect(error).toHaveTextContent(/^The order was not placed: an agreement is missing\.$/);
});
