import * as v from 'valibot';
import { expect, it } from 'vitest';
import { cartHeaderSchema } from './cart-header.ts';

const header = {
  _id: 'list-1',
  items: [{ productId: 7, qty: 2, price: 4_500 }],
  totals: { subtotal: 9_000, total: 8_500, giftcards: 2_000 },
  giftcards: [{ code: 'GIFT', balance: 2_000, amount: 2_000 }],
};

it('cart of the page header has its id, items, totals and gift cards, with integer amounts [S3-cart-01]', () => {
  expect(v.parse(cartHeaderSchema, { ...header, email: 'not shown' })).toEqual(header);
  for (const field of Object.keys(header)) {
    expect(v.is(cartHeaderSchema, { ...header, [field]: undefined }), field).toBe(false);
  }
  for (const wrong of [
    { items: [{ productId: 7, qty: 0, price: 1 }] },
    { totals: { ...header.totals, total: 0.5 } },
    { giftcards: [{ code: 'GIFT', balance: 1 }] },
  ]) {
    expect(v.is(cartHeaderSchema, { ...header, ...wrong })).toBe(false);
  }
});
