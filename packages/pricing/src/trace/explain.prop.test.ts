import { type Money, money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { arbitraryCart, arbitraryNonObject, arbitraryPrice, plainLineItem } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Entitlement } from '../discount/entitlement.ts';
import type { PriceDiscount } from '../discount/price-discount.ts';
import { createPromotions } from '../discount/promotions.ts';
import { amountToPay, orderTotals } from '../order/order-totals.ts';
import { prepareCart } from '../prepare-cart.ts';
import type { PricedLine } from '../priced-line.ts';
import { quoteCart } from '../quote-cart.ts';
import { quoteOf } from '../testing/quote-of.ts';
import { type ExplainTerms, explain } from './explain.ts';
import { findDivergence } from './find-divergence.ts';
import { formatTrace } from './format-trace.ts';
import type { Residue } from './residue.ts';
import type { CartTrace, LineTrace, TraceStep } from './trace.ts';
import { applyDifference, differenceOf } from './trace-difference.ts';
import { whatIf } from './what-if.ts';

const arbitraryDiscount = (): fc.Arbitrary<PriceDiscount> =>
  fc.oneof(
    arbitraryPrice().map((amount) => ({ kind: 'fixed', amount }) as const),
    fc.constantFrom('0', '12.5', '33.333', '100').map((percent) => ({ kind: 'percent', percent }) as const),
  );

const arbitraryEntitlement = (): fc.Arbitrary<Entitlement> =>
  fc
    .tuple(
      arbitraryDiscount(),
      fc.record(
        { remainingUses: fc.integer({ min: 0, max: 12 }), hasFreeShipping: fc.boolean() },
        { requiredKeys: [] },
      ),
    )
    .map(([discount, terms]) => ({ ...discount, ...terms }));

const taxLines = () =>
  fc.array(
    fc.record({
      label: fc.constant('VAT'),
      rate: fc.constantFrom('19', '7.25'),
      netAmount: arbitraryPrice(),
      taxAmount: arbitraryPrice(),
    }),
    { maxLength: 3 },
  );

const arbitraryContext = (): fc.Arbitrary<ExplainTerms> =>
  fc.record({
    now: fc.integer({ min: Date.parse('2019-12-01'), max: Date.parse('2035-02-01') }),
    rounding: fc.constantFrom(undefined, 'halfUp', 'halfDown', 'halfEven', 'up', 'down'),
    shopper: fc
      .tuple(fc.integer({ min: 0, max: 3 }), arbitraryEntitlement(), arbitraryEntitlement())
      .map(([groupId, first, second]) => {
        const earned = new Map([
          [1, first],
          [10, second],
        ]);
        return { groupId, earned };
      }),
    orderDiscount: fc.option(arbitraryDiscount(), { nil: undefined }),
    promotions: fc.option(
      fc
        .array(fc.integer({ min: 0, max: 50_000 }), { maxLength: 8 })
        .map((asked) =>
          createPromotions([{ name: 'Any', discountsOf: () => asked }], { code: 'USA', currency: 'USD' }),
        ),
      { nil: undefined },
    ),
    order: fc.record(
      {
        shippingAmounts: fc.array(arbitraryPrice(), { maxLength: 3 }),
        tariff: arbitraryPrice(),
        itemTax: fc.oneof(arbitraryPrice(), taxLines()),
        shippingTax: fc.oneof(arbitraryPrice(), taxLines()),
        giftcards: fc.array(fc.record({ code: fc.uuid(), balance: arbitraryPrice() }), { maxLength: 3 }),
        fiveForFive: fc.record({ isEnabled: fc.boolean(), remaining: fc.integer({ min: 0, max: 3 }) }),
      },
      { requiredKeys: [] },
    ),
  });

const tiers = [
  { ruleWeight: 100, discountPerLb: money(10) },
  { ruleWeight: 1_000, discountPerLb: money(33) },
];
const otherTiers = [{ ruleWeight: 400, discountPerLb: money(21) }];

/** A cart of every type of product, some of them sold by weight. */
const cartByWeight = () =>
  fc
    .tuple(arbitraryCart(), fc.subarray([1, 2, 10, 20]), fc.boolean())
    .map(([{ items, products }, hundoIds, isMixed]) => ({
      items,
      products: new Map(
        [...products].map(([id, product]): [number, Product] => [
          id,
          hundoIds.includes(id) ? { ...product, hundoPricing: isMixed && id > 5 ? otherTiers : tiers } : product,
        ]),
      ),
    }));

const expectChain = (steps: readonly TraceStep[], end: Money | undefined): void => {
  let amount = 0;
  for (const step of steps) {
    expect(step.input).toBe(amount);
    if (step.skipped) expect(step.output).toBe(amount);
    if (step.steps) expectChain(step.steps, money(step.output - step.input));
    amount = step.output;
  }
  expect(amount).toBe(end);
};

const upToRowTotal = (steps: readonly TraceStep[]) =>
  steps.slice(0, steps.findIndex(({ rule }) => rule === 'quantity') + 1);

/** A sum of amounts and residues as one fraction, which is exact however many there are. */
const exactSum = (parts: readonly (readonly [number, Residue | undefined])[]): readonly [bigint, bigint] =>
  parts.reduce(
    ([over, under], [amount, residue]) => {
      const denominator = BigInt(residue?.denominator ?? 1);
      const numerator = BigInt(residue?.numerator ?? 0) + BigInt(amount) * denominator;
      return [over * denominator + numerator * under, under * denominator];
    },
    [0n, 1n] as readonly [bigint, bigint],
  );

const expectSameSum = (
  left: readonly (readonly [number, Residue | undefined])[],
  right: readonly (readonly [number, Residue | undefined])[],
): void => {
  const [leftOver, leftUnder] = exactSum(left);
  const [rightOver, rightUnder] = exactSum(right);
  expect(leftOver * rightUnder).toBe(rightOver * leftUnder);
};

const appliedOf = (rule: TraceStep['rule'], steps: readonly TraceStep[]) =>
  steps.filter((step) => step.rule === rule && step.skipped === undefined);

const rungRules: readonly string[] = ['list', 'sale', 'group', 'promo'];

const rungOf = (steps: readonly TraceStep[]): string | undefined =>
  steps.findLast(({ rule, skipped }) => rungRules.includes(rule) && skipped === undefined)?.rule;

/** Whatever `explain` does not refuse: traces of the same cart by both ways. */
describe('explain', () => {
  it('has the same amounts as the quote for every product type, prepared or not [S3-order-03] [S4-price-01] [S9-hundo-01] [S9-promo-02]', () => {
    fc.assert(
      fc.property(cartByWeight(), arbitraryContext(), ({ items, products }, context) => {
        const trace = explain({ items, products, ...context });
        const quote = quoteCart({ items, products, ...context });
        if (!quote.ok) throw new Error('Every cart of this property can be priced.');
        expect(explain({ cart: prepareCart({ items, products }), ...context })).toEqual(trace);
        expect(trace.subtotal).toBe(quote.subtotal);
        expect(trace.totals.discount).toBe(quote.discount);
        expect(trace.lines.map(({ rowTotal }) => rowTotal)).toEqual(quote.lines.map(({ rowTotal }) => rowTotal));
        expect(trace.lines.map(({ taxableAmount }) => taxableAmount)).toEqual(quote.taxableAmounts);
      }),
      { numRuns: 300 },
    );
  });

  it('leads each line step by step to its row total and taxable amount [S9-money-01]', () => {
    fc.assert(
      fc.property(cartByWeight(), arbitraryContext(), ({ items, products }, context) => {
        for (const { steps, rowTotal, taxableAmount } of explain({ items, products, ...context }).lines) {
          expectChain(upToRowTotal(steps), rowTotal);
          expectChain(steps, taxableAmount);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('ends the order at the amount due of orderTotals [S3-order-03] [S9-giftcard-03]', () => {
    fc.assert(
      fc.property(cartByWeight(), arbitraryContext(), ({ items, products }, context) => {
        const { subtotal, totals, amountToPay: toPay, order } = explain({ items, products, ...context });
        const { tax, itemTax, shippingTax, discount } = totals;
        const { shippingAmounts, tariff, giftcards } = context.order ?? {};
        const given = { subtotal, discount, shippingAmounts, tariff, itemTax, shippingTax, giftcards };
        expect(totals).toEqual(orderTotals(given));
        expect(tax).toBe(itemTax + shippingTax);
        expect(toPay).toBe(amountToPay(totals));
        expectChain(order, toPay);
      }),
      { numRuns: 300 },
    );
  });

  it('names the price ladder step that priced the line [S4-price-01]', () => {
    const expectRung = (line: PricedLine, steps: readonly TraceStep[]): void => {
      const rung = rungOf(steps);
      if (rung !== undefined) expect(rung).toBe(line.rung);
    };
    fc.assert(
      fc.property(cartByWeight(), arbitraryContext(), ({ items, products }, context) => {
        const trace = explain({ items, products, ...context });
        quoteOf({ items, products, ...context }).lines.forEach((line, index) => {
          const steps = trace.lines[index]?.steps ?? [];
          expectRung(line, steps);
          if (line.type !== 'bundle') return;
          const parts = steps.filter(({ rule }) => rule === 'child');
          line.children.forEach((child, at) => {
            expectRung(child, parts[at]?.steps ?? []);
          });
        });
      }),
    );
  });

  it("has exact shares of a discount that add up to the order's exact discount [S9-money-01]", () => {
    fc.assert(
      fc.property(cartByWeight(), arbitraryContext(), ({ items, products }, context) => {
        const { lines, order } = explain({ items, products, ...context });
        for (const rule of ['weightTier', 'orderDiscount'] as const) {
          const part = ({ input, output, residue }: TraceStep) => [output - input, residue] as const;
          expectSameSum(
            lines.flatMap(({ steps }) => appliedOf(rule, steps).map(part)),
            appliedOf(rule, order).map(part),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it('has rounding residues below one unit, and none on steps without rounding', () => {
    const exactRules = [
      'list',
      'sale',
      'group',
      'promo',
      'free',
      'amount',
      'option',
      'quantity',
      'shipping',
      'giftcard',
    ];
    const expectResidues = (steps: readonly TraceStep[]): void => {
      for (const { rule, residue, steps: inner } of steps) {
        if (exactRules.includes(rule)) expect(residue).toBeUndefined();
        // A share of a rounded whole is off by its own rounding and by its part of that of the whole.
        const limit = rule === 'orderDiscount' || rule === 'weightTier' ? 2 : 1;
        if (residue && rule !== 'taxLine') {
          expect(Math.abs(residue.numerator)).toBeLessThan(residue.denominator * limit);
        }
        expectResidues(inner ?? []);
      }
    };
    fc.assert(
      fc.property(cartByWeight(), arbitraryContext(), ({ items, products }, context) => {
        const { lines, order } = explain({ items, products, ...context });
        expectResidues([...lines.flatMap(({ steps }) => steps), ...order]);
      }),
    );
  });

  it('replaces the steps of a line by its issues if it has any, and prices the others', () => {
    const bad = fc.oneof(
      fc.constant(plainLineItem({ productId: 404, listItemId: 'gone' })),
      fc.constant(plainLineItem({ productId: 1, listItemId: 'uncounted', qty: Number.NaN })),
      arbitraryNonObject().map((value) => value as ReturnType<typeof plainLineItem>),
    );
    fc.assert(
      fc.property(cartByWeight(), arbitraryContext(), fc.nat(), bad, ({ items, products }, context, at, item) => {
        const position = at % (items.length + 1);
        const mixed = items.toSpliced(position, 0, item);
        const trace = explain({ items: mixed, products, ...context });
        const { subtotal, issues } = quoteOf({ items: mixed, products, ...context });
        expect(trace.subtotal).toBe(subtotal);
        expect(trace.lines[position]).toMatchObject({ steps: [], issues, rowTotal: undefined });
        expect(trace.lines.toSpliced(position, 1)).toEqual(explain({ items, products, ...context }).lines);
      }),
    );
  });

  it('reports an invalid entitlement as an issue of its line', () => {
    const earnedDiscounts = new Map([[1, { kind: 'percent', percent: 'half' } as const]]);
    const context = { now: 0, shopper: { groupId: 0, earned: earnedDiscounts } };
    fc.assert(
      fc.property(cartByWeight(), ({ items, products }) => {
        const trace = explain({ items, products, ...context });
        const { issues } = quoteOf({ items, products, ...context });
        expect(trace.lines.flatMap((line) => line.issues)).toEqual(issues);
      }),
    );
  });

  it('returns plain data', () => {
    fc.assert(
      fc.property(cartByWeight(), arbitraryContext(), ({ items, products }, context) => {
        const trace = explain({ items, products, ...context });
        expect(structuredClone(trace)).toEqual(trace);
        expect(findDivergence(JSON.parse(JSON.stringify(trace)), trace)).toBeUndefined();
      }),
    );
  });
});

describe('next weight tier', () => {
  const context = { now: Date.parse('2026-11-20'), shopper: { groupId: 0 } };

  it('is reached with the stated number of pieces but not with one less, and saves the stated amount [S9-hundo-01]', () => {
    const hintsOf = ({ steps }: LineTrace) =>
      steps.flatMap(({ skipped }) => (skipped?.code === 'belowNextTier' ? [skipped] : []));
    const weightDiscountOf = ({ order }: CartTrace) =>
      appliedOf('weightTier', order).reduce((sum, { input, output }) => sum + input - output, 0);
    fc.assert(
      fc.property(cartByWeight(), ({ items, products }) => {
        const before = explain({ items, products, ...context });
        before.lines.forEach((line, index) => {
          const [hint] = hintsOf(line);
          if (hint === undefined) return;
          const withMore = (pieces: number) =>
            explain({
              items: items.map((item, at) => (at === index ? { ...item, qty: item.qty + pieces } : item)),
              products,
              ...context,
            });
          // Of a feather and a high price, so many pieces cost more than an order can hold.
          if (withMore(hint.pieces).lines.some(({ issues }) => issues.length > 0)) return;
          // The added pieces are discounted too: the current order's saving is no more than that.
          const gain = weightDiscountOf(withMore(hint.pieces)) - weightDiscountOf(before);
          expect(hint.saving).toBeGreaterThanOrEqual(0);
          expect(hint.saving).toBeLessThanOrEqual(gain);
          expect(withMore(hint.pieces - 1).lines.flatMap(hintsOf)).toContainEqual({
            ...hint,
            pieces: 1,
            saving: expect.anything(),
          });
        });
      }),
    );
  });
});

describe('findDivergence', () => {
  it('finds nothing between equal pricings, and otherwise the first step that differs', () => {
    fc.assert(
      fc.property(cartByWeight(), arbitraryContext(), arbitraryContext(), ({ items, products }, context, other) => {
        const left = explain({ items, products, ...context });
        const right = explain({ items, products, ...other });
        expect(findDivergence(left, explain({ items, products, ...context }))).toBeUndefined();
        const found = findDivergence(left, right);
        if (found === undefined) expect(right).toEqual(left);
        else expect(found.left).not.toEqual(found.right);
      }),
    );
  });
});

describe('whatIf', () => {
  it('returns a difference that transforms the trace before into the trace after, for any change', () => {
    fc.assert(
      fc.property(
        cartByWeight(),
        cartByWeight(),
        arbitraryContext(),
        arbitraryContext(),
        (cart, other, context, later) => {
          for (const change of [later, { items: other.items }, { products: other.products }, other]) {
            const { before, after, difference, amountToPayDifference, firstDivergence } = whatIf(
              { ...cart, ...context },
              change,
            );
            expect(applyDifference(before, difference)).toEqual(after);
            expect(amountToPayDifference).toBe(after.amountToPay - before.amountToPay);
            expect(firstDivergence).toEqual(findDivergence(before, after));
          }
        },
      ),
    );
  });

  it('keeps every unchanged line and step', () => {
    fc.assert(
      fc.property(cartByWeight(), arbitraryContext(), ({ items, products }, context) => {
        const trace = explain({ items, products, ...context });
        const { lines, order, subtotal, amountToPay: toPay } = differenceOf(trace, trace);
        expect([...lines, ...order].every(({ kind }) => kind === 'kept')).toBe(true);
        expect([subtotal, toPay]).toEqual([0, 0]);
      }),
    );
  });
});

describe('formatTrace', () => {
  it('contains every line and step, and the amount due', () => {
    fc.assert(
      fc.property(cartByWeight(), arbitraryContext(), ({ items, products }, context) => {
        const trace = explain({ items, products, ...context });
        const text = formatTrace(trace);
        for (const { listItemId } of trace.lines) expect(text).toContain(`(${listItemId})`);
        expect(text).not.toMatch(/undefined|NaN|\[object/);
        expect(text.split('\n').at(-1)).toMatch(/^To pay: \d+\.\d\d$/);
      }),
    );
  });
});
