import type { EarnedTicket } from '@ironcart/core/customer';
import type { LineItem } from '@ironcart/core/list';
import { money } from '@ironcart/core/money';
import { createProduct } from '@ironcart/core/product';
import { describe, expect, it } from 'vitest';
import { earnedDiscountsOf, quoteCart, toOrderItems } from './index.ts';

const plate = createProduct({
  productId: 45,
  name: 'Plate',
  listPrice: money(10_000),
  weight: 45,
  hundoPricing: [{ ruleWeight: 300, discountPerLb: money(10) }],
});
const products = new Map([[plate.productId, plate]]);
const context = { now: 0, shopper: { groupId: 0 } };
const lineOf = (qty: number, metadata: LineItem['metadata'] = {}): LineItem => ({
  listItemId: 'line-1',
  productId: plate.productId,
  qty,
  options: {},
  metadata,
  children: [],
});

describe('quoteCart', () => {
  it('returns the weight-tier discount separately from the lines, as an order does [S9-hundo-01]', () => {
    const quote = quoteCart({ items: [lineOf(10)], products, ...context });
    expect(toOrderItems(quote.lines)).toMatchObject([{ listItemId: 'line-1', price: 10_000, rowTotal: 100_000 }]);
    expect(toOrderItems(quote.lines)[0]).not.toHaveProperty('rung');
    expect([quote.subtotal, quote.weightDiscount, quote.goodsTotal]).toEqual([100_000, 4_500, 95_500]);
  });

  it("applies a customer's earned discounts to lines that redeem them", () => {
    const ticket: EarnedTicket = {
      kind: 'percent',
      percent: '25',
      productId: plate.productId,
      orderId: 'order-1',
      remainingUses: 1,
      hasFreeShipping: false,
    };
    const earnedDiscounts = earnedDiscountsOf([ticket, { ...ticket, productId: 46 }]);
    expect([...earnedDiscounts.keys()]).toEqual([45, 46]);
    const totalOf = (item: LineItem) =>
      quoteCart({ items: [item], products, shopper: { groupId: 0, earned: earnedDiscounts }, now: 0 }).goodsTotal;
    expect(totalOf(lineOf(1, { redeem: true }))).toBe(7_500);
    expect(totalOf(lineOf(1))).toBe(10_000);
  });
});
