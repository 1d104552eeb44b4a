import { money } from '@ironcart/core/money';
import type { OrderState } from '@ironcart/core/order';
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { OrderTable } from './OrderTable.tsx';

const orderOf = (orderId: string, state: OrderState) =>
  ({
    orderId,
    state,
    url: `/account/order/${orderId}`,
    itemCount: 2,
    payment: 'Visa ending 4242',
    total: money(7_500),
  }) as const;

it('order table shows the state of each order in words, with a link', () => {
  const orders = [orderOf('3', 'delivered'), orderOf('2', 'payment_pending'), orderOf('1', 'partly_shipped')];
  render(<OrderTable orders={orders} shopUrl="/" />);
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows.map((row) => within(row).getAllByRole('cell')[1]?.textContent)).toEqual([
    'Delivered',
    'Waiting for your bank',
    'Partly shipped',
  ]);
  expect(screen.getByRole('link', { name: '3' })).toHaveAttribute('href', '/account/order/3');
});

it('order table describes each order by its first line', () => {
  const orders = [
    { ...orderOf('2', 'delivered'), contents: { name: 'Power bar', otherLines: 2 } },
    { ...orderOf('1', 'delivered'), contents: { name: 'Chalk', otherLines: 0 } },
  ];
  render(<OrderTable orders={orders} shopUrl="/" />);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '2Power bar and 2 more',
    '1Chalk',
  ]);
});
