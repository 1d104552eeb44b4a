import { money } from '@ironcart/core/money';
import type { OrderStatus } from '@ironcart/core/order';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderTable } from './OrderTable.tsx';

const orderOf = (orderId: string, status: OrderStatus) =>
  ({
    orderId,
    status,
    url: `/account/order/${orderId}`,
    itemCount: 2,
    payment: 'Visa ending 4242',
    total: money(7_500),
  }) as const;

it('shows the status of each order in words, with a link', () => {
  const orders = [orderOf('3', 'published'), orderOf('2', 'payment_pending'), orderOf('1', 'payment_error')];
  render(<OrderTable orders={orders} shopUrl="/" />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    'Placed',
    'Waiting for your bank',
    'Payment failed',
  ]);
  expect(screen.getByRole('link', { name: '3' })).toHaveAttribute('href', '/account/order/3');
});
