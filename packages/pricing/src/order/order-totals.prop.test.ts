import { type Money, money, sum } from '@ironcart/core/money';
import { arbitraryPrice } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyGiftCards } from './apply-gift-cards.ts';
import { amountToPay, orderTotals } from './order-totals.ts';

const cards = () => fc.array(fc.record({ code: fc.uuid(), balance: arbitraryPrice() }), { maxLength: 5 });
const amounts = () =>
  fc.record({
    subtotal: arbitraryPrice(),
    discount: arbitraryPrice(),
    shippingAmounts: fc.array(arbitraryPrice(), { maxLength: 4 }),
    tariff: arbitraryPrice(),
    itemTax: arbitraryPrice(),
    shippingTax: arbitraryPrice(),
    giftcards: cards(),
  });

describe('orderTotals', () => {
  it('has ten totals that are consistent to the cent [S3-order-03]', () => {
    fc.assert(
      fc.property(amounts(), (given) => {
        const totals = orderTotals(given);
        expect(Object.keys(totals)).toHaveLength(10);
        expect(totals.tax).toBe(given.itemTax + given.shippingTax);
        expect(totals.shipping).toBe(sum(given.shippingAmounts));
        expect(totals.grandTotalExcludingTax).toBe(given.subtotal - given.discount + totals.shipping + given.tariff);
        expect(totals.grandTotalIncludingTax).toBe(totals.grandTotalExcludingTax + totals.tax);
      }),
    );
  });

  it('has an amount due after gift cards, never below 0 [S3-order-03]', () => {
    fc.assert(
      fc.property(amounts(), (given) => {
        const totals = orderTotals(given);
        const toPay = amountToPay(totals);
        expect(toPay).toBeGreaterThanOrEqual(0);
        expect(toPay + totals.giftcards).toBe(Math.max(0, totals.grandTotalIncludingTax));
      }),
    );
    expect(amountToPay({ grandTotalIncludingTax: money(-5), giftcards: money(0) })).toBe(0);
  });

  it('treats omitted values as 0', () => {
    expect(orderTotals({ subtotal: money(100) })).toEqual({
      subtotal: 100,
      discount: 0,
      shipping: 0,
      tariff: 0,
      itemTax: 0,
      shippingTax: 0,
      tax: 0,
      grandTotalExcludingTax: 100,
      grandTotalIncludingTax: 100,
      giftcards: 0,
    });
  });
});

describe('applyGiftCards', () => {
  it('applies each card in turn, up to the amount due [S9-giftcard-03]', () => {
    fc.assert(
      fc.property(cards(), arbitraryPrice(), (balances, total) => {
        const applied = applyGiftCards(balances, total);
        expect(applied.map(({ code, balance }) => ({ code, balance }))).toEqual(balances);
        let rest: number = total;
        for (const { balance, amount } of applied) {
          expect(amount).toBe(Math.min(balance, rest));
          rest -= amount;
        }
        const balanceSum = sum(balances.map(({ balance }) => balance));
        expect(sum(applied.map(({ amount }) => amount))).toBe(Math.min(balanceSum, total));
      }),
    );
  });

  it.each(['subtotal', 'discount', 'tariff', 'itemTax', 'shippingTax'] as const)('rejects text as its %s', (field) => {
    const given = { subtotal: money(100), [field]: '5' as unknown as Money };
    expect(() => orderTotals(given)).toThrow('Money must be a whole number of minor units, got 5 (string)');
  });
});
