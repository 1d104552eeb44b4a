import { type Money, money } from '@ironcart/core';
import { arbitraryCart, arbitraryPrice, plainLineItem } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PriceDiscount } from '../discount/price-discount.ts';
import { amountToPay, orderTotals } from '../order/order-totals.ts';
import { priceCart } from '../price-cart.ts';
import { diverge } from './diverge.ts';
import { explain } from './explain.ts';
import { formatTrace } from './format-trace.ts';
import type { TraceStep } from './trace.ts';
import { whatIf } from './what-if.ts';

const arbitraryDiscount = (): fc.Arbitrary<PriceDiscount> =>
  fc.oneof(
    arbitraryPrice().map((amount) => ({ kind: 'fixed', amount }) as const),
    fc.constantFrom('0', '12.5', '33.333', '100').map((percent) => ({ kind: 'percent', percent }) as const),
  );

const arbitraryContext = () =>
  fc.record({
    now: fc.integer({ min: Date.parse('2019-12-01'), max: Date.parse('2035-02-01') }),
    groupId: fc.integer({ min: 0, max: 3 }),
    rounding: fc.constantFrom(undefined, 'halfUp', 'halfDown', 'halfEven', 'up', 'down'),
    earnedDiscounts: fc.tuple(arbitraryDiscount(), arbitraryDiscount()).map(
      ([first, second]) =>
        new Map([
          [1, first],
          [10, second],
        ]),
    ),
    order: fc.record(
      {
        discount: arbitraryPrice(),
        shippingAmounts: fc.array(arbitraryPrice(), { maxLength: 3 }),
        tariff: arbitraryPrice(),
        itemTax: arbitraryPrice(),
        shippingTax: arbitraryPrice(),
        giftcards: fc.array(fc.record({ code: fc.uuid(), balance: arbitraryPrice() }), { maxLength: 3 }),
      },
      { requiredKeys: [] },
    ),
  });

const expectChain = (steps: readonly TraceStep[], end: Money | undefined): void => {
  let amount = 0;
  for (const step of steps) {
    expect(step.input).toBe(amount);
    if (step.skipped) expect(step.output).toBe(amount);
    if (step.steps.length > 0) expectChain(step.steps, money(step.output - step.input));
    amount = step.output;
  }
  expect(amount).toBe(end);
};

describe('explain', () => {
  it("ends each line at priceCart's row total, step by step [S3-order-03] [S4-price-01] [S9-money-01]", () => {
    fc.assert(
      fc.property(arbitraryCart(), arbitraryContext(), ({ items, products }, context) => {
        const priced = priceCart(items, products, context);
        const trace = explain(items, products, context);
        expect(priced.issues).toEqual([]);
        expect(trace.subtotal).toBe(priced.subtotal);
        trace.lines.forEach(({ steps, rowTotal }, index) => {
          expect(rowTotal).toBe(priced.lines[index]?.rowTotal);
          expectChain(steps, rowTotal);
        });
      }),
      { numRuns: 300 },
    );
  });

  it("ends the order at orderTotals' amount to pay [S3-order-03] [S9-giftcard-03]", () => {
    fc.assert(
      fc.property(arbitraryCart(), arbitraryContext(), ({ items, products }, context) => {
        const trace = explain(items, products, context);
        const totals = orderTotals({ ...context.order, subtotal: trace.subtotal });
        expect(trace.totals).toEqual(totals);
        expect(trace.amountToPay).toBe(amountToPay(totals));
        expectChain(trace.order, trace.amountToPay);
      }),
      { numRuns: 300 },
    );
  });

  it('gives the issues of a line in place of its steps', () => {
    fc.assert(
      fc.property(arbitraryCart(), arbitraryContext(), fc.nat(), ({ items, products }, context, at) => {
        const bad = plainLineItem({ productId: 404, listItemId: 'gone' });
        const mixed = items.toSpliced(at % (items.length + 1), 0, bad);
        const trace = explain(mixed, products, context);
        const { subtotal, issues } = priceCart(mixed, products, context);
        expect(trace.subtotal).toBe(subtotal);
        expect(trace.lines.flatMap((line) => line.issues)).toEqual(issues);
        expect(trace.lines.find(({ listItemId }) => listItemId === 'gone')).toMatchObject({ steps: [], issues });
      }),
    );
  });
});

describe('diverge', () => {
  it('finds nothing between two pricings of the same', () => {
    fc.assert(
      fc.property(arbitraryCart(), arbitraryContext(), ({ items, products }, context) => {
        expect(diverge(explain(items, products, context), explain(items, products, context))).toBeUndefined();
      }),
    );
  });
});

describe('whatIf', () => {
  it('has differences that sum to that of the subtotal', () => {
    fc.assert(
      fc.property(arbitraryCart(), arbitraryContext(), arbitraryContext(), (cart, context, otherContext) => {
        const { before, after, subtotalDifference, lineDifferences, firstDivergence } = whatIf(
          { ...cart, context },
          { context: otherContext },
        );
        expect(subtotalDifference).toBe(after.subtotal - before.subtotal);
        expect([...lineDifferences.values()].reduce((total, part) => total + part, 0)).toBe(subtotalDifference);
        if (firstDivergence === undefined) expect(after).toEqual(before);
      }),
    );
  });
});

describe('formatTrace', () => {
  it('writes every line and step, and what is left to pay', () => {
    fc.assert(
      fc.property(arbitraryCart(), arbitraryContext(), ({ items, products }, context) => {
        const trace = explain(items, products, context);
        const text = formatTrace(trace);
        for (const { listItemId } of trace.lines) expect(text).toContain(`(${listItemId})`);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        expect(text.split('\n').at(-1)).toMatch(/^To pay: \d+\.\d\d$/);
      }),
    );
  });
});
