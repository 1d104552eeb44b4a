import { encodeDraft } from '@ironcart/core/checkout';
import { money, zero } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { readCartHeader } from './cart-header.ts';
import type { CartView } from './read-cart.ts';

const nowMs = Date.UTC(2026, 10, 25);
const cart: CartView = {
  listId: 'list-1',
  lines: [],
  items: [{ productId: 7, qty: 2, price: money(4_500) }],
  subtotal: money(9_000),
  saved: zero,
  discounts: [],
  total: money(8_000),
  weight: undefined,
  count: 2,
  messages: [],
};
const draft = (giftCardCodes: readonly string[], listId = 'list-1') =>
  encodeDraft({
    listId,
    savedAtMs: nowMs - 1_000,
    email: '',
    isBillingSameAsShipping: true,
    shippingMode: 'fastest',
    requestedShippingCodes: {},
    giftCardCodes,
    comments: '',
  });
const balances: Readonly<Record<string, number>> = { ONE: 3_000, TWO: 9_900 };
const read = (stored: () => string | null, given = cart) =>
  readCartHeader(given, {
    stored,
    now: () => nowMs,
    balanceOf: async (code) => {
      const balance = balances[code];
      if (balance === undefined) throw new Error('invalid_gift_card');
      return money(balance);
    },
  });

describe('cart link in the header', () => {
  it('includes the payment by gift cards entered in checkout [S3-cart-01]', async () => {
    expect(await read(() => draft(['ONE', 'GONE', 'TWO']))).toEqual({
      _id: 'list-1',
      items: [{ productId: 7, qty: 2, price: 4_500 }],
      totals: { subtotal: 9_000, total: 8_000, giftcards: 8_000 },
      giftcards: [
        { code: 'ONE', balance: 3_000, amount: 3_000 },
        { code: 'TWO', balance: 9_900, amount: 5_000 },
      ],
    });
  });

  it.each([
    ['of another list', () => draft(['ONE'], 'list-2')],
    ['that is unreadable', () => 'not a draft'],
    ['that does not exist', () => null],
    [
      'that may not be read',
      () => {
        throw new Error('denied');
      },
    ],
  ])('ignores a draft %s [S3-cart-01]', async (_, stored) => {
    expect((await read(stored))?.giftcards).toEqual([]);
  });

  it('is not shown while the cart is empty', async () => {
    expect(await read(() => null, { ...cart, listId: undefined })).toBeUndefined();
    expect(await read(() => null, { ...cart, items: [] })).toBeUndefined();
  });
});
