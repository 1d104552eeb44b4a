import { type Money, money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { prepareRule } from './prepared-rule.ts';
import { createRuleIndex, untaxed } from './rule-index.ts';
import { defaultVatTable } from './rules/default-vat-table.ts';
import type { RuleClass, TaxRule } from './rules/tax-rule.ts';
import { taxOrder } from './tax-order.ts';
import { type EnteredPrice, specifiedTerms, type TaxTerms } from './tax-terms.ts';
import type { TaxableLine, TaxableOrder, TaxableShipping } from './taxable-order.ts';

const inGermany = createRuleIndex(defaultVatTable).rulesAt({ countryCode: 'DE' });
const line = (amount: number, given: Partial<TaxableLine> = {}): TaxableLine => ({
  amount: amount as Money,
  taxClass: 'goods',
  ...given,
});
const orderOf = (lines: readonly TaxableLine[], shipping: Partial<TaxableShipping> = {}): TaxableOrder => ({
  lines,
  shipping: { amount: money(0), ...shipping },
});
const taxedValue = (order: TaxableOrder, rulesOf = inGermany, terms?: TaxTerms) => {
  const taxed = taxOrder(order, rulesOf, terms);
  if (!taxed.ok) throw new Error(JSON.stringify(taxed.issues));
  return taxed.value;
};
const issuesOf = (order: TaxableOrder) => {
  const taxed = taxOrder(order, inGermany);
  return taxed.ok ? 'taxed' : taxed.issues;
};
const rule = (rate: string, code = 'VAT', given: Partial<TaxRule> = {}) =>
  prepareRule({ countryCode: 'DE', taxClass: 'goods', postcode: '*', region: '*', rate, code, ...given });
const noRules = () => [];

describe('taxOrder', () => {
  it('rejects a country without rules, unless the caller asks to compute without tax', () => {
    const order = orderOf([line(999)]);
    const inSpain = createRuleIndex(defaultVatTable).rulesAt({ countryCode: 'ES' });
    expect(taxOrder(order, inSpain)).toEqual({ ok: false, issues: [{ code: 'unknownTax' }] });
    expect(taxedValue(order, untaxed)).toMatchObject({ lines: [{ net: 999, tax: 0, gross: 999 }], summary: [] });
  });

  it('subtracts discounts before tax, and taxes shipping separately', () => {
    const order = orderOf(
      [line(30_000, { discount: money(3_250) }), line(10_000, { taxClass: 'ebook', discount: money(1_750) })],
      { amount: money(995) },
    );
    // 19 percent of 26,750 is 5,082.5, 7 percent of 8,250 is 577.5, shipping's 189.05.
    expect(taxOrder(order, inGermany)).toEqual({
      ok: true,
      value: {
        lines: [
          { net: 26_750, tax: 5_083, gross: 31_833 },
          { net: 8_250, tax: 578, gross: 8_828 },
        ],
        shipping: { net: 995, tax: 189, gross: 1_184 },
        itemTax: 5_661,
        shippingTax: 189,
        totalTax: 5_850,
        summary: [
          {
            code: 'VAT DE',
            rate: '19',
            label: 'VAT DE 19%',
            netAmount: 27_745,
            taxAmount: 5_272,
            lineAmounts: [5_083, 0],
            shippingAmount: 189,
          },
          {
            code: 'VAT EBook DE',
            rate: '7',
            label: 'VAT EBook DE 7%',
            netAmount: 8_250,
            taxAmount: 578,
            lineAmounts: [0, 578],
            shippingAmount: 0,
          },
        ],
      },
    });
  });

  it('computes the net prices included in gross prices, including shipping', () => {
    const order = orderOf([line(11_900, { discount: money(1_190) })], { amount: money(1_190) });
    expect(taxedValue(order, inGermany, { ...specifiedTerms, prices: 'gross' })).toMatchObject({
      lines: [{ net: 9_000, tax: 1_710, gross: 10_710 }],
      shipping: { net: 1_000, tax: 190, gross: 1_190 },
      totalTax: 1_900,
      summary: [{ netAmount: 10_000, taxAmount: 1_900 }],
    });
  });

  it('accepts net and gross lines in one order, and either kind of shipping', () => {
    const lines = [line(10_000), line(11_900, { prices: 'gross' })];
    const order = orderOf(lines, { amount: money(595), prices: 'gross' });
    expect(taxedValue(order)).toMatchObject({
      lines: [
        { net: 10_000, tax: 1_900, gross: 11_900 },
        { net: 10_000, tax: 1_900, gross: 11_900 },
      ],
      shipping: { net: 500, tax: 95, gross: 595 },
      summary: [{ label: 'VAT DE 19%', netAmount: 20_500, taxAmount: 3_895, lineAmounts: [1_900, 1_900] }],
    });
  });

  it('is exactly 0.00 with a discount of 100 percent', () => {
    const lines = [line(999, { discount: money(999) }), line(1, { taxClass: 'ebook', discount: money(1) })];
    expect(taxedValue(orderOf(lines))).toMatchObject({
      lines: [
        { net: 0, tax: 0, gross: 0 },
        { net: 0, tax: 0, gross: 0 },
      ],
      totalTax: 0,
    });
  });

  it('charges no tax without a rule, and lists no tax on free shipping', () => {
    const taxed = taxedValue(orderOf([line(5)], { amount: money(5) }), noRules);
    expect(taxed).toMatchObject({ itemTax: 0, shippingTax: 0, totalTax: 0, summary: [] });
    expect(taxedValue(orderOf([])).summary).toEqual([]);
  });

  it('returns -0 as 0, for lines, discounts and shipping', () => {
    const minusZero = -0 as Money;
    for (const rulesOf of [noRules, inGermany])
      for (const prices of ['net', 'gross'] as const)
        for (const at of ['unit', 'line', 'rate'] as const) {
          const order = orderOf([line(-0, { discount: minusZero })], { amount: minusZero });
          const taxed = taxedValue(order, rulesOf, { ...specifiedTerms, prices, at });
          expect(taxed.lines).toEqual([{ net: 0, tax: 0, gross: 0 }]);
          expect(taxed).toMatchObject({ shipping: { net: 0, tax: 0, gross: 0 }, itemTax: 0, totalTax: 0 });
          for (const one of taxed.summary) expect(one).toMatchObject({ netAmount: 0, taxAmount: 0, lineAmounts: [0] });
        }
  });

  it('merges classes with equal code and rate, and separates equal codes with different rates or levies', () => {
    const rules: Readonly<Record<RuleClass, ReturnType<typeof rule>[]>> = {
      goods: [rule('19')],
      food: [rule('19')],
      ebook: [rule('7')],
      shipping: [rule('19', 'VAT', { levy: 'city' })],
    };
    const lines = [line(100, { taxClass: 'ebook' }), line(100), line(100, { taxClass: 'food' })];
    for (const at of ['unit', 'line', 'rate'] as const) {
      const order = orderOf(lines, { amount: money(100) });
      const { summary } = taxedValue(order, (taxClass) => rules[taxClass], { ...specifiedTerms, at });
      expect(summary.map(({ levy, label, netAmount, taxAmount }) => [levy, label, netAmount, taxAmount])).toEqual([
        [undefined, 'VAT 7%', 100, 7],
        [undefined, 'VAT 19%', 200, 38],
        ['city', 'VAT 19%', 100, 19],
      ]);
    }
  });

  it('looks up the rules of each class once', () => {
    const asked: RuleClass[] = [];
    const classes = ['goods', 'food', 'ebook', 'goods', 'food', 'ebook'] as const;
    const order = orderOf(
      classes.map((taxClass) => line(100, { taxClass })),
      { amount: money(5), taxedAs: 'food' },
    );
    taxedValue(order, (taxClass) => {
      asked.push(taxClass);
      return [];
    });
    expect(asked).toEqual(['goods', 'food', 'ebook']);
  });
});

describe('rounding of an order', () => {
  const taxesAt = (at: TaxTerms['at'], lines: readonly TaxableLine[], rate: string, terms: Partial<TaxTerms> = {}) => {
    const taxed = taxedValue(orderOf(lines), () => [rule(rate)], { ...specifiedTerms, at, ...terms });
    return [taxed.lines.map(({ tax }) => tax), taxed.itemTax];
  };

  it('computes 2.6 percent of 164.02 in three lines: 4.27 by line, 4.26 by rate', () => {
    const lines = [5_450, 5_450, 5_502].map((amount) => line(amount));
    // 141.7, 141.7 and 143.052 cents; 426.452 together.
    expect(taxesAt('line', lines, '2.6')).toEqual([[142, 142, 143], 427]);
    expect(taxesAt('rate', lines, '2.6')).toEqual([[142, 141, 143], 426]);
  });

  it('computes 20 percent of three pieces at 0.99: 0.60 by unit, 0.59 by line', () => {
    // 19.8 cents a piece, 59.4 together.
    expect(taxesAt('unit', [line(297, { quantity: 3 })], '20')).toEqual([[60], 60]);
    expect(taxesAt('line', [line(297, { quantity: 3 })], '20')).toEqual([[59], 59]);
    expect(taxesAt('unit', [line(297)], '20')).toEqual([[59], 59]);
  });

  it('rounds the exact tax of a piece per unit, also after a discount that pieces do not share evenly', () => {
    // 296 over 3 pieces, 19.7333 cents each.
    expect(taxesAt('unit', [line(297, { quantity: 3, discount: money(1) })], '20')).toEqual([[60], 60]);
    expect(taxesAt('unit', [line(-297, { quantity: 3 })], '20')).toEqual([[-60], -60]);
    // 1.19 with 19 percent is 1.00 and 0.19; three of 1.00 hold 0.479 cents more than 0.15 each.
    expect(taxesAt('unit', [line(300, { quantity: 3 })], '19', { prices: 'gross' })).toEqual([[48], 48]);
  });

  it('rounds halves and fractions in the given rounding mode', () => {
    const halves = [line(250), line(250)];
    // 6.5 cents each, 13 together.
    expect(taxesAt('line', halves, '2.6')).toEqual([[7, 7], 14]);
    expect(taxesAt('rate', halves, '2.6')).toEqual([[7, 6], 13]);
    expect(taxesAt('line', halves, '2.6', { rounding: 'halfDown' })).toEqual([[6, 6], 12]);
    expect(taxesAt('line', halves, '2.6', { rounding: 'halfEven' })).toEqual([[6, 6], 12]);
    expect(taxesAt('unit', halves, '2.6', { rounding: 'up' })).toEqual([[7, 7], 14]);
    expect(taxesAt('unit', halves, '2.6', { rounding: 'down' })).toEqual([[6, 6], 12]);
  });
});

describe('several taxes on a line', () => {
  const state = rule('4', 'State', { levy: 'state' });
  const city = rule('4.5', 'City', { levy: 'city' });
  const onTop = rule('10', 'On top', { levy: 'top', compoundLevel: 1 });

  it('are each rounded separately, and listed by line', () => {
    const taxed = taxedValue(orderOf([line(1_111), line(5)], { amount: money(200) }), () => [state, city]);
    // 44.44 and 49.995; 0.2 and 0.225; 8 and 9.
    expect(taxed.lines).toEqual([
      { net: 1_111, tax: 94, gross: 1_205 },
      { net: 5, tax: 0, gross: 5 },
    ]);
    expect(taxed.summary.map(({ label, lineAmounts, shippingAmount }) => [label, lineAmounts, shippingAmount])).toEqual(
      [
        ['State 4%', [44, 0], 8],
        ['City 4.5%', [50, 0], 9],
      ],
    );
    expect(taxed).toMatchObject({ itemTax: 94, shippingTax: 17, totalTax: 111 });
  });

  it('are compound on the net amount and all taxes of lower levels', () => {
    const taxed = taxedValue(orderOf([line(10_000)]), () => [state, city, onTop]);
    // 10 percent of 108.50.
    expect(taxed.summary.map(({ taxAmount, netAmount }) => [taxAmount, netAmount])).toEqual([
      [400, 10_000],
      [450, 10_000],
      [1_085, 10_000],
    ]);
  });

  it('are all included in a gross amount', () => {
    const taxed = taxedValue(orderOf([line(11_935, { prices: 'gross' })]), () => [state, city, onTop]);
    expect(taxed.lines).toEqual([{ net: 10_000, tax: 1_935, gross: 11_935 }]);
    expect(taxed.summary.map(({ taxAmount }) => taxAmount)).toEqual([400, 450, 1_085]);
  });

  it('are rejected if their exact shares have too many digits', () => {
    const long = (levy: string, compoundLevel: number) => rule('1.23456789', levy, { levy, compoundLevel });
    expect(() => taxedValue(orderOf([line(1)]), () => [long('a', 0), long('b', 1)])).toThrow(RangeError);
    expect(taxedValue(orderOf([line(10_000)]), () => [long('a', 0)]).totalTax).toBe(123);
  });
});

describe('tax of shipping', () => {
  const rules: Readonly<Record<RuleClass, ReturnType<typeof rule>[]>> = {
    goods: [rule('20')],
    food: [rule('10', 'Food')],
    ebook: [],
    shipping: [rule('5', 'Shipping')],
  };
  const summaryOf = (lines: readonly TaxableLine[], shipping: Partial<TaxableShipping>) =>
    taxedValue(orderOf(lines, { amount: money(1_000), ...shipping }), (taxClass) => rules[taxClass])
      .summary.filter(({ shippingAmount }) => shippingAmount !== 0)
      .map(({ label, shippingAmount }) => [label, shippingAmount]);
  const lines = [line(6_000), line(3_000, { taxClass: 'food' }), line(1_000, { taxClass: 'ebook' })];

  it('follows the rules of the shipping class, or of a given class of goods', () => {
    expect(summaryOf(lines, {})).toEqual([['Shipping 5%', 50]]);
    expect(summaryOf(lines, { taxedAs: 'goods' })).toEqual([['VAT 20%', 200]]);
    expect(summaryOf(lines, { taxedAs: 'ebook' })).toEqual([]);
  });

  it('is distributed over the classes of the lines by net amount', () => {
    // 600, 300 and 100 of the shipping.
    expect(summaryOf(lines, { taxedAs: 'lines' })).toEqual([
      ['VAT 20%', 120],
      ['Food 10%', 30],
    ]);
    const gross = [
      line(7_200, { prices: 'gross' }),
      line(3_300, { taxClass: 'food', prices: 'gross' }),
      line(1_000, { taxClass: 'ebook', prices: 'gross' }),
    ];
    expect(summaryOf(gross, { taxedAs: 'lines' })).toEqual([
      ['VAT 20%', 120],
      ['Food 10%', 30],
    ]);
  });

  it('ignores classes with zero or negative amounts, and uses the shipping class if no other is left', () => {
    const owing = [line(-500), line(3_000, { taxClass: 'food' })];
    expect(summaryOf(owing, { taxedAs: 'lines' })).toEqual([['Food 10%', 100]]);
    expect(summaryOf([line(0)], { taxedAs: 'lines' })).toEqual([['Shipping 5%', 50]]);
    expect(summaryOf([], { taxedAs: 'lines' })).toEqual([['Shipping 5%', 50]]);
  });
});

describe('order that cannot be taxed', () => {
  it('returns all of its issues', () => {
    const lines = [
      line(Number.NaN),
      line(100, { taxClass: 'tools' as RuleClass, quantity: 0 }),
      line(0.5, { quantity: 1.5 }),
      line(100, { discount: 0.5 as Money }),
      line(100, { discount: money(-1) }),
      line(100, { discount: money(101) }),
      line(-100, { discount: money(1) }),
    ];
    const shipping = { amount: Number.POSITIVE_INFINITY as Money, taxedAs: 'tools' as RuleClass };
    expect(issuesOf(orderOf(lines, shipping))).toEqual([
      { code: 'notAnAmount', field: 'lines.0.amount', received: Number.NaN },
      { code: 'unknownTaxClass', field: 'lines.1.taxClass', received: 'tools' },
      { code: 'notAQuantity', field: 'lines.1.quantity', received: 0 },
      { code: 'notAnAmount', field: 'lines.2.amount', received: 0.5 },
      { code: 'notAQuantity', field: 'lines.2.quantity', received: 1.5 },
      { code: 'notAnAmount', field: 'lines.3.discount', received: 0.5 },
      { code: 'discountOutOfRange', field: 'lines.4.discount', received: -1, most: 100 },
      { code: 'discountOutOfRange', field: 'lines.5.discount', received: 101, most: 100 },
      { code: 'discountOutOfRange', field: 'lines.6.discount', received: 1, most: 0 },
      { code: 'notAnAmount', field: 'shipping.amount', received: Number.POSITIVE_INFINITY },
      { code: 'unknownTaxClass', field: 'shipping.taxedAs', received: 'tools' },
    ]);
  });

  it('names a missing class and an amount that is not a number, as untyped JavaScript may pass them', () => {
    const lines = [{ amount: money(100) }, { amount: 100n, taxClass: 'goods' }, { amount: '100', taxClass: 'goods' }];
    for (const at of ['unit', 'line', 'rate'] as const) {
      const taxed = taxOrder(orderOf(lines as unknown as TaxableLine[]), inGermany, { ...specifiedTerms, at });
      expect(taxed).toEqual({
        ok: false,
        issues: [
          { code: 'unknownTaxClass', field: 'lines.0.taxClass', received: undefined },
          { code: 'notAnAmount', field: 'lines.1.amount', received: 100n },
          { code: 'notAnAmount', field: 'lines.2.amount', received: '100' },
        ],
      });
    }
  });

  it('names unknown options of the order, of a line and of the shipping', () => {
    const lines = [line(100), line(100, { prices: 'brutto' as EnteredPrice })];
    const order = orderOf(lines, { amount: money(5), prices: '' as EnteredPrice });
    for (const at of ['unit', 'line', 'rate'] as const) {
      expect(taxOrder(order, inGermany, { ...specifiedTerms, at })).toEqual({
        ok: false,
        issues: [
          { code: 'unknownTerm', field: 'lines.1.prices', received: 'brutto' },
          { code: 'unknownTerm', field: 'shipping.prices', received: '' },
        ],
      });
    }
    expect(taxOrder(orderOf(lines), inGermany)).toEqual({
      ok: false,
      issues: [{ code: 'unknownTerm', field: 'lines.1.prices', received: 'brutto' }],
    });
    const terms = { prices: 'brutto', rounding: 'round', at: 'order' } as unknown as TaxTerms;
    expect(taxOrder(orderOf([line(100)]), inGermany, terms)).toEqual({
      ok: false,
      issues: [
        { code: 'unknownTerm', field: 'terms.prices', received: 'brutto' },
        { code: 'unknownTerm', field: 'terms.rounding', received: 'round' },
        { code: 'unknownTerm', field: 'terms.at', received: 'order' },
      ],
    });
  });

  it.each<[unknown, readonly string[]]>([
    [undefined, ['lines', 'shipping']],
    [{}, ['lines', 'shipping']],
    [{ lines: {}, shipping: null }, ['lines', 'shipping']],
    [{ lines: [null, line(100), undefined], shipping: { amount: 0 } }, ['lines.0', 'lines.2']],
  ])('names the missing field in %j', (order, fields) => {
    for (const at of ['line', 'rate'] as const) {
      const taxed = taxOrder(order as TaxableOrder, inGermany, { ...specifiedTerms, at });
      expect(taxed).toEqual({ ok: false, issues: fields.map((field) => ({ code: 'missing', field })) });
    }
  });

  it.each([
    ['lines', orderOf([line(2 ** 52), line(2 ** 52), line(-5)])],
    ['lines that offset each other', orderOf([line(2 ** 53 - 1), line(1 - 2 ** 53)])],
    ['a line and its shipping', orderOf([line(2 ** 52)], { amount: (2 ** 52) as Money })],
    [
      'lines over which shipping is distributed',
      orderOf([line(2 ** 52), line(2 ** 52)], { amount: money(500), taxedAs: 'lines' }),
    ],
  ])('is reported as too large to be summed: %s', (_, order) => {
    for (const at of ['unit', 'line', 'rate'] as const)
      for (const prices of ['net', 'gross'] as const) {
        const terms = { ...specifiedTerms, at, prices };
        expect(taxOrder(order, inGermany, terms)).toEqual({ ok: false, issues: [{ code: 'amountsTooLarge' }] });
      }
  });
});
