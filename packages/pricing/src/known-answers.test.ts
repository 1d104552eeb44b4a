import { allocate, money, percentOf, type Rounding, sum, toDecimalText } from '@ironcart/core/money';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import type { PriceDiscount } from './discount/price-discount.ts';
import { amountToPay, orderTotals } from './order/order-totals.ts';
import { quoteOf } from './testing/quote-of.ts';

/** Each a cart that programs are known to get wrong; the answer is worked out by hand in the comment. */
describe('known answers', () => {
  const rowOf = (cents: number, qty: number, discount?: PriceDiscount) => {
    const product = plainProduct({ productId: 1, listPrice: money(cents) });
    const item = plainLineItem({ productId: 1, qty, metadata: { redeem: true } });
    const earnedDiscounts = discount && new Map([[1, discount]]);
    const { subtotal } = quoteOf({
      items: [item],
      products: new Map([[1, product]]),
      now: 0,
      shopper: { groupId: 0, earned: earnedDiscounts },
    });
    return toDecimalText(subtotal);
  };

  it.each([
    // 366.06 x 10% = 36.606 -> 36.61 off a piece; 329.45 x 25. Off the row it would be 8,236.35.
    ['10% off at quantity 25', 36_606, 25, '10', '8236.25'],
    // 0.15 x 10% = 0.015 -> 0.02 off; 0.13 x 3.
    ['a half cent goes up', 15, 3, '10', '0.39'],
    // 19.99 x 33.333% = 6.6632667 -> 6.66 off; 13.33 x 7.
    ['a third off', 1_999, 7, '33.333', '93.31'],
    ['all off', 16_402, 9, '100', '0.00'],
    ['more than 100% off', 16_402, 9, '250', '0.00'],
  ])(
    'matches the known answer for %s, per piece, rounded half up [S4-price-02] [S9-money-01] [S9-promo-03]',
    (_title, cents, qty, percent, expected) => {
      expect(rowOf(cents, qty, { kind: 'percent', percent })).toBe(expected);
    },
  );

  it("rounds a percentage discount in the context's rounding mode, by default half up", () => {
    // 10% of 0.25 is 2.5 cents: 3, 2, 2, 3 or 2 off a piece of 0.25; and 10% of 0.35 3.5 cents: 4, 3, 4, 4 or 3.
    const pricesWith = (rounding: Rounding | undefined) =>
      [25, 35].map((cents) => {
        const product = plainProduct({ productId: 1, listPrice: money(cents) });
        const earnedDiscounts = new Map([[1, { kind: 'percent', percent: '10' } as const]]);
        const context = { now: 0, shopper: { groupId: 0, earned: earnedDiscounts }, rounding };
        const item = plainLineItem({ productId: 1, metadata: { redeem: true } });
        return quoteOf({ items: [item], products: new Map([[1, product]]), ...context }).subtotal;
      });
    expect(pricesWith(undefined)).toEqual([22, 31]);
    expect(pricesWith('halfUp')).toEqual([22, 31]);
    expect(pricesWith('halfDown')).toEqual([23, 32]);
    expect(pricesWith('halfEven')).toEqual([23, 31]);
    expect(pricesWith('up')).toEqual([22, 31]);
    expect(pricesWith('down')).toEqual([23, 32]);
  });

  it('sums 21.95 x 4 + 7.95 to 95.75, like a payment provider [S3-order-03]', () => {
    const products = new Map(
      [
        plainProduct({ productId: 1, listPrice: money(2_195) }),
        plainProduct({ productId: 2, listPrice: money(795) }),
      ].map((product) => [product.productId, product]),
    );
    const items = [plainLineItem({ productId: 1, qty: 4 }), plainLineItem({ productId: 2 })];
    expect(quoteOf({ items, products, now: 0, shopper: { groupId: 0 } }).subtotal).toBe(9_575);
  });

  it('computes 0.1 + 0.2 exactly [S9-money-01]', () => {
    expect(rowOf(10, 3)).toBe('0.30');
    expect(amountToPay(orderTotals({ subtotal: money(10), shippingAmounts: [money(20)] }))).toBe(30);
  });

  it('computes 2.6% of 164.02 as 4.26 together, and as 4.30 for ten lines [S9-money-01]', () => {
    // 164.02 x 2.6% = 4.26452; nine times 16.40 x 2.6% = 0.4264 -> 0.43, once 16.42 x 2.6% = 0.42692 -> 0.43.
    const lines = [...Array.from({ length: 9 }, () => money(1_640)), money(1_642)];
    const ofGroup = percentOf(sum(lines), '2.6');
    expect(ofGroup).toBe(426);
    expect(sum(lines.map((line) => percentOf(line, '2.6')))).toBe(430);
    expect(sum(allocate(ofGroup, lines))).toBe(426);
  });

  it('splits 10.00 into three parts exact to the cent, also if negative', () => {
    expect(allocate(money(1_000), [1, 1, 1])).toEqual([334, 333, 333]);
    expect(allocate(money(-1_000), [1, 1, 1])).toEqual([-334, -333, -333]);
    expect(allocate(money(1_000), [0, 1, 0])).toEqual([0, 1_000, 0]);
  });

  it('pays 95.75 with gift cards of 50.00, 0.00 and 60.00 as 50.00, 0.00 and 45.75 [S9-giftcard-03]', () => {
    const giftcards = [5_000, 0, 6_000].map((balance, index) => ({ code: `CARD-${index}`, balance: money(balance) }));
    const totals = orderTotals({ subtotal: money(9_575), giftcards });
    expect([totals.giftcards, totals.grandTotalIncludingTax, amountToPay(totals)]).toEqual([9_575, 9_575, 0]);
  });
});
