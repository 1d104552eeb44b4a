import { money } from '@ironcart/core/money';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleLines } from '../testing/sample-orders.ts';
import { SideCart } from './SideCart.tsx';

it.each([
  [undefined, false, 'Subtotal'],
  [undefined, true, 'Subtotal, excl. VAT'],
  ['Sold out', false, 'Subtotal with items to change'],
  ['Sold out', true, 'Subtotal with items to change, excl. VAT'],
])('says whether the subtotal includes lines that cannot be bought: %s', (issue, isWithoutVat, label) => {
  const lines = sampleLines.slice(0, 1).map((line) => ({ ...line, issue }));
  const urls = { cartUrl: '/cart', checkoutUrl: '/checkout', shopUrl: '/' };
  render(
    <SideCart
      isOpen
      onClose={vi.fn()}
      {...urls}
      lines={lines}
      subtotal={money(100)}
      isWithoutVat={isWithoutVat}
      count={1}
    />,
  );
  expect(screen.getByText(label)).toBeVisible();
});
