import { money } from '@ironcart/core/money';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleLines } from '../testing/sample-orders.ts';
import type { CartLineView } from './LineFrame.tsx';
import { SideCart } from './SideCart.tsx';

it.each([
  [undefined, false, 'Subtotal'],
  [undefined, true, 'Subtotal, excl. VAT'],
  ['Sold out', false, 'Subtotal with items to change'],
  ['Sold out', true, 'Subtotal with items to change, excl. VAT'],
])('side cart states whether the subtotal includes lines that cannot be bought: %s', (issue, isWithoutVat, label) => {
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

it('side cart shows the total with VAT on sites that show prices with VAT [S9-vat-01]', () => {
  const urls = { cartUrl: '/cart', checkoutUrl: '/checkout', shopUrl: '/' };
  const line = {
    ...sampleLines[0],
    vat: { kind: 'included', without: { unitPrice: money(100), total: money(100) } },
  } as CartLineView;
  render(
    <SideCart
      isOpen
      onClose={vi.fn()}
      {...urls}
      lines={[line]}
      subtotal={money(100)}
      vat={{ amount: money(20), total: money(120) }}
      isWithoutVat
      count={1}
    />,
  );
  expect(screen.getByText('Total so far').parentElement).toHaveTextContent('$1.20');
  expect(screen.getByText('VAT').parentElement).toHaveTextContent('$0.20');
  expect(screen.getByText('$1.00', { selector: 'article *' }).parentElement).toHaveTextContent('$1.00 excl. VAT');
  expect(screen.getByText('Shipping comes at checkout.')).toBeVisible();
});
