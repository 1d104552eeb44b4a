import { add, type Money, money, sum } from '@ironcart/core/money';
import { arbitraryMoney, arbitraryPercent, arbitraryPrice } from '@ironcart/core/testing';
import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PreparedRule, prepareRule } from './prepared-rule.ts';
import { createRuleIndex, untaxed } from './rule-index.ts';
import type { RuleClass, TaxClass } from './rules/tax-rule.ts';
import { taxOrder } from './tax-order.ts';
import { specifiedTerms, type TaxTerms } from './tax-terms.ts';
import type { TaxableLine, TaxableOrder } from './taxable-order.ts';
import {
  arbitraryTaxableLine,
  arbitraryTaxableOrder,
  arbitraryTaxQuery,
  arbitraryTaxTable,
  arbitraryTaxTerms,
} from './testing/arbitrary-tax.ts';

const Exact = Decimal.clone({ precision: 80 });
const modes = {
  halfUp: Exact.ROUND_HALF_UP,
  halfDown: Exact.ROUND_HALF_DOWN,
  halfEven: Exact.ROUND_HALF_EVEN,
  up: Exact.ROUND_UP,
  down: Exact.ROUND_DOWN,
} as const;

type Rules = Readonly<Record<RuleClass, readonly PreparedRule[]>>;

/** Up to three taxes in ascending order of their levels, at rates that are charged together without losing a digit. */
const arbitraryRules = (taxClass: RuleClass): fc.Arbitrary<readonly PreparedRule[]> =>
  fc
    .array(fc.record({ rate: fc.integer({ min: 0, max: 9_999 }), compoundLevel: fc.integer({ min: 0, max: 2 }) }), {
      maxLength: 3,
    })
    .map((taxes) =>
      taxes
        .toSorted((left, right) => left.compoundLevel - right.compoundLevel)
        .map(({ rate, compoundLevel }, index) =>
          prepareRule({
            countryCode: 'US',
            taxClass,
            postcode: '*',
            region: '*',
            rate: (rate / 100).toFixed(2),
            code: `Tax ${index}`,
            levy: `levy ${index}`,
            compoundLevel,
          }),
        ),
    );
const arbitraryRuleSet = (): fc.Arbitrary<Rules> =>
  fc.record({
    goods: arbitraryRules('goods'),
    food: arbitraryRules('food'),
    ebook: fc.constant([]),
    shipping: arbitraryRules('shipping'),
  });

const taxedBy = (order: TaxableOrder, rules: Rules, terms: TaxTerms = specifiedTerms) => {
  const taxed = taxOrder(order, (taxClass) => rules[taxClass], terms);
  if (!taxed.ok) throw new Error(`The arbitrary order is valid: ${JSON.stringify(taxed.issues)}`);
  return taxed.value;
};

/** One tax after the other, as a textbook charges them, in decimals that lose nothing. */
const taxesInTurn = (net: Decimal, rules: readonly PreparedRule[]): readonly Decimal[] => {
  const taxes: Decimal[] = [];
  for (const { rate, compoundLevel } of rules) {
    const lower = rules.flatMap((other, index) => (other.compoundLevel < compoundLevel ? (taxes[index] ?? []) : []));
    taxes.push(
      lower
        .reduce((total, tax) => total.plus(tax), net)
        .mul(rate)
        .div(100),
    );
  }
  return taxes;
};

/** The exact taxes of an amount; for a gross amount, those of the net amount that sums up to it. */
const exactTaxes = (entered: Decimal, rules: readonly PreparedRule[], prices: 'net' | 'gross'): readonly Decimal[] => {
  if (prices === 'net') return taxesInTurn(entered, rules);
  const grossOfOne = taxesInTurn(new Exact(1), rules).reduce((total, tax) => total.plus(tax), new Exact(1));
  return taxesInTurn(entered.div(grossOfOne), rules);
};

const enteredOf = ({ amount, discount = money(0) }: TaxableLine): Money => money(amount - discount);
const rounded = (tax: Decimal, rounding: TaxTerms['rounding']): number =>
  // Digits beyond the sixtieth are those that the division cut off.
  tax.toSignificantDigits(60).toDecimalPlaces(0, modes[rounding]).toNumber() + 0;

const shuffled = <T>(list: readonly T[]): fc.Arbitrary<readonly T[]> =>
  fc.shuffledSubarray([...list], { minLength: list.length, maxLength: list.length });

describe('order tax', () => {
  it('has parts that sum to the whole in any grouping, and net and taxes add up to gross', () => {
    fc.assert(
      fc.property(arbitraryTaxableOrder(), arbitraryRuleSet(), arbitraryTaxTerms(), (order, rules, terms) => {
        const { lines, shipping, itemTax, shippingTax, totalTax, summary } = taxedBy(order, rules, terms);
        for (const { net, tax, gross } of [...lines, shipping]) expect(add(net, tax)).toBe(gross);
        expect(sum(lines.map(({ tax }) => tax))).toBe(itemTax);
        expect(shipping.tax).toBe(shippingTax);
        expect(add(itemTax, shippingTax)).toBe(totalTax);
        expect(sum(summary.map(({ taxAmount }) => taxAmount))).toBe(totalTax);
        lines.forEach(({ tax }, place) => {
          expect(sum(summary.map(({ lineAmounts }) => lineAmounts[place] as Money))).toBe(tax);
        });
        expect(sum(summary.map(({ shippingAmount }) => shippingAmount))).toBe(shippingTax);
        for (const { lineAmounts, shippingAmount, taxAmount } of summary)
          expect(add(sum(lineAmounts), shippingAmount)).toBe(taxAmount);
        lines.forEach(({ net, gross }, place) => {
          const line = order.lines[place] as TaxableLine;
          expect((line.prices ?? terms.prices) === 'net' ? net : gross).toBe(enteredOf(line));
        });
      }),
      { numRuns: 500 },
    );
  });

  it('is not charged for a class without a rule', () => {
    fc.assert(
      fc.property(arbitraryTaxableOrder(), arbitraryTaxTerms(), (order, terms) => {
        const taxed = taxedBy(order, { goods: [], food: [], ebook: [], shipping: [] }, terms);
        expect(taxed).toMatchObject({ totalTax: 0, summary: [] });
        expect(taxed.lines.map(({ gross }) => gross)).toEqual(order.lines.map(enteredOf));
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    const arbitrary = arbitraryTaxableOrder().chain((order) => fc.tuple(fc.constant(order), shuffled(order.lines)));
    fc.assert(
      fc.property(arbitrary, arbitraryRuleSet(), arbitraryTaxTerms(), ([order, lines], rules, terms) => {
        const one = taxedBy(order, rules, terms);
        const other = taxedBy({ ...order, lines }, rules, terms);
        const totalsOf = ({ itemTax, shipping, totalTax, summary }: typeof one) => ({
          itemTax,
          shipping,
          totalTax,
          summary: summary.map(({ label, levy, taxAmount }) => `${levy} ${label} ${taxAmount}`).toSorted(),
        });
        // Lines that share a rounded tax may distribute it differently, and so the basis for shipping.
        if (terms.at !== 'rate' || order.shipping.taxedAs !== 'lines') expect(totalsOf(other)).toEqual(totalsOf(one));
        else expect(other.itemTax).toBe(one.itemTax);
      }),
      { numRuns: 300 },
    );
  });

  it('is the exact tax of each line, rounded once, with compound taxes as if charged one after the other', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryTaxableLine()),
        arbitraryRules('goods'),
        arbitraryTaxTerms(),
        (some, rules, terms) => {
          const at = terms.at === 'rate' ? 'line' : terms.at;
          const lines = some.map((line) => ({ ...line, taxClass: 'goods' as const }));
          const order = { lines, shipping: { amount: money(0) } };
          const { summary } = taxedBy(order, { goods: rules, food: [], ebook: [], shipping: [] }, { ...terms, at });
          lines.forEach((line, place) => {
            const pieces = at === 'unit' ? (line.quantity ?? 1) : 1;
            const entered = new Exact(enteredOf(line)).div(pieces);
            const expected = exactTaxes(entered, rules, line.prices ?? terms.prices).map(
              (tax) => rounded(tax, terms.rounding) * pieces + 0,
            );
            expect(summary.map(({ lineAmounts }) => lineAmounts[place])).toEqual(expected);
          });
        },
      ),
      { numRuns: 500 },
    );
  });

  it('rounded once per order is the rounded exact tax of all lines, shared by them within a cent', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryTaxableLine(), { minLength: 1 }),
        arbitraryRules('goods'),
        arbitraryTaxTerms(),
        (some, rules, { prices, rounding }) => {
          const lines = some.map(({ amount, discount }) => ({ amount, discount, taxClass: 'goods' as const }));
          const order = { lines, shipping: { amount: money(0) } };
          const ofClasses = { goods: rules, food: [], ebook: [], shipping: [] };
          const { summary } = taxedBy(order, ofClasses, { prices, rounding, at: 'rate' });
          const whole = exactTaxes(new Exact(sum(lines.map(enteredOf))), rules, prices);
          expect(summary.map(({ taxAmount }) => taxAmount)).toEqual(whole.map((tax) => rounded(tax, rounding)));
          lines.forEach((line, place) => {
            exactTaxes(new Exact(enteredOf(line)), rules, prices).forEach((tax, index) => {
              expect(
                tax
                  .minus(summary[index]?.lineAmounts[place] ?? 0)
                  .abs()
                  .lt(1),
              ).toBe(true);
            });
          });
        },
      ),
      { numRuns: 300 },
    );
  });

  it('rounded per unit is the tax of one piece times the quantity', () => {
    fc.assert(
      fc.property(
        arbitraryMoney({ min: -1_000_000, max: 1_000_000 }),
        fc.integer({ min: 1, max: 1_000 }),
        arbitraryRules('goods'),
        arbitraryTaxTerms(),
        (amount, quantity, rules, terms) => {
          const ofClasses = { goods: rules, food: [], ebook: [], shipping: [] };
          const lineOf = (pieces: number) => ({
            amount: money(amount * pieces),
            taxClass: 'goods' as const,
            quantity: pieces,
          });
          const taxOf = (pieces: number) =>
            taxedBy({ lines: [lineOf(pieces)], shipping: { amount: money(0) } }, ofClasses, { ...terms, at: 'unit' })
              .totalTax;
          expect(taxOf(quantity)).toBe(taxOf(1) * quantity + 0);
        },
      ),
    );
  });

  it('of a gross order and of its net equivalent differs by less than 2 + n x rate units for n taxes on a line', () => {
    fc.assert(
      fc.property(arbitraryPrice(), arbitraryRules('goods'), arbitraryTaxTerms(), (amount, rules, { rounding }) => {
        const ofClasses = { goods: rules, food: [], ebook: [], shipping: [] };
        const orderOf = (entered: Money, prices: 'net' | 'gross') => ({
          lines: [{ amount: entered, taxClass: 'goods' as const, prices }],
          shipping: { amount: money(0) },
        });
        const terms = { ...specifiedTerms, rounding };
        const gross = taxedBy(orderOf(amount, 'gross'), ofClasses, terms);
        const image = taxedBy(orderOf(gross.lines[0]?.net as Money, 'net'), ofClasses, terms);
        const shares = taxesInTurn(new Exact(1), rules);
        gross.summary.forEach(({ taxAmount }, index) => {
          const bound = new Exact(rules.length).mul(shares[index] as Decimal).plus(2);
          expect(bound.gt(Math.abs(taxAmount - (image.summary[index]?.taxAmount ?? 0)))).toBe(true);
        });
      }),
      { numRuns: 500 },
    );
  });

  it('shares shipping over classes exactly to the cent, and taxes each part like its class', () => {
    fc.assert(
      fc.property(arbitraryTaxableOrder(), arbitraryRuleSet(), (order, rules) => {
        const shipping = { ...order.shipping, taxedAs: 'lines' as const, prices: 'net' as const };
        const taxed = taxedBy({ ...order, shipping }, rules);
        const netOf = (taxClass: TaxClass) =>
          sum(
            order.lines.flatMap((line, place) => (line.taxClass === taxClass ? (taxed.lines[place]?.net ?? []) : [])),
          );
        const nets = (['goods', 'food', 'ebook'] as const).map(
          (taxClass) => [taxClass, Math.max(netOf(taxClass), 0)] as const,
        );
        const whole = nets.reduce((total, [, net]) => total + net, 0);
        expect(taxed.shipping.net).toBe(shipping.amount);
        fc.pre(whole > 0);
        const exact = nets.flatMap(([taxClass, net]) =>
          exactTaxes(new Exact(shipping.amount).mul(net).div(whole), rules[taxClass], 'net'),
        );
        const exactTax = exact.reduce((total, tax) => total.plus(tax), new Exact(0));
        // Each part is less than a unit from its exact one, and so is each of its taxes beyond that.
        expect(
          exactTax
            .minus(taxed.shippingTax)
            .abs()
            .lte(2 * exact.length + 1),
        ).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('uses exactly the rules that the index finds at the place on the day', () => {
    fc.assert(
      fc.property(arbitraryTaxTable(), arbitraryTaxQuery(), arbitraryPrice(), (table, query, amount) => {
        const taxClass = query.taxClass;
        const rulesOf = createRuleIndex(table).rulesAt(query) ?? untaxed;
        const order = { lines: [{ amount, taxClass }], shipping: { amount: money(0) } };
        const taxed = taxOrder(order, (asked) => rulesOf(asked).slice(0, 1));
        const labels = taxed.ok ? taxed.value.summary.map(({ label }) => label) : [];
        expect(labels).toEqual(
          rulesOf(taxClass)
            .slice(0, 1)
            .map(({ label }) => label),
        );
        const { day = '' } = query;
        const inForce = table.filter(({ from = '', until = '9999' }) => from <= day && day <= until);
        for (const label of labels) {
          expect(inForce.map(({ code, rate }) => `${code} ${rate}%`)).toContain(label);
        }
      }),
    );
  });

  it('accepts a rate with any number of digits if it is the only one', () => {
    fc.assert(
      fc.property(arbitraryPrice(), arbitraryPercent(), (amount, rate) => {
        const rules = [
          prepareRule({ countryCode: 'US', taxClass: 'goods', postcode: '*', region: '*', rate, code: 'Tax' }),
        ];
        const order = { lines: [{ amount, taxClass: 'goods' as const }], shipping: { amount } };
        const taxed = taxedBy(order, { goods: rules, food: [], ebook: [], shipping: rules });
        expect(taxed.itemTax).toBe(rounded(new Exact(amount).mul(rate).div(100), 'halfUp'));
        expect(taxed.shippingTax).toBe(taxed.itemTax);
      }),
    );
  });
});
