import { createProduct, type EarnedTicket, type LineItem, money } from '@ironcart/core';
import { describe, expect, it } from 'vitest';
import { earnedDiscountsOf, priceCart, quoteCart, toOrderItems } from './index.ts';

const plate = createProduct({
  productId: 45,
  name: 'Plate',
  listPrice: money(10_000),
  weight: 45,
  hundoPricing: [{ ruleWeight: 300, discountPerLb: money(10) }],
});
const products = new Map([[plate.productId, plate]]);
const context = { now: 0, groupId: 0 };
const lineOf = (qty: number, metadata: LineItem['metadata'] = {}): LineItem => ({
  listItemId: 'line-1',
  productId: plate.productId,
  qty,
  options: {},
  metadata,
  children: [],
});

describe('quoteCart', () => {
  it('takes the weight tiers off the goods beside the prices of priceCart [S9-hundo-01]', () => {
    const items = [lineOf(10)];
    const priced = priceCart(items, products, context);
    const quote = quoteCart(items, products, context);
    expect(quote).toMatchObject(priced);
    expect(quote.items).toEqual(toOrderItems(priced));
    expect([quote.subtotal, quote.weightDiscount, quote.goodsTotal]).toEqual([100_000, 4_500, 95_500]);
  });

  it('prices with what a customer earned, where a line redeems it', () => {
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
    const shopper = { ...context, earnedDiscounts };
    expect(quoteCart([lineOf(1, { redeem: true })], products, shopper).goodsTotal).toBe(7_500);
    expect(quoteCart([lineOf(1)], products, shopper).goodsTotal).toBe(10_000);
  });
});
