import { money } from '@ironcart/core/money';
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { checkoutWith, renderStanding } from '../../testing/standing-checkout.tsx';
import { CartNews } from './CartNews.tsx';

const deal = { listItemId: 'line-1', sku: 'BAR', name: 'Bar', promoPrice: money(29_900), price: money(34_500) };

it.each([
  [
    'which promotion has ended, with both prices and the total',
    [deal],
    'The deal on Bar has ended. Its price is $345.00 now; it was $299.00.Your order comes to $345.00 now.',
  ],
  ['nothing if no promotion has ended', [], ''],
])('cart news message shows %s [S4-promo-08]', async (_what, missedDeals, text) => {
  const { container } = await renderStanding(checkoutWith({ missedDeals }), <CartNews />);
  // The notice and its text are loaded one after the other.
  for (let part = 0; part < 2; part += 1) await act(() => vi.dynamicImportSettled());
  expect(container.textContent).toBe(text);
});
