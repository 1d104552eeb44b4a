import { money, toDecimalText } from '@ironcart/core/money';
import type { Product, ProductAttributes } from '@ironcart/core/product';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import type { Entitlement } from '../discount/entitlement.ts';
import { type ExplainTerms, explain } from './explain.ts';
import { findDivergence } from './find-divergence.ts';
import { formatTrace } from './format-trace.ts';
import { describeDivergence } from './trace-words.ts';
import { whatIf } from './what-if.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const context: ExplainTerms = { now, shopper: { groupId: 0 } };
const bar = plainProduct({ productId: 1, name: 'Ohio Bar', listPrice: money(34_500), salePrice: money(32_500) });
const shelf = (...products: Product[]) => new Map(products.map((product) => [product.productId, product]));
const cart = [plainLineItem({ productId: 1, qty: 2 })];
const stepsOf = (product: Product, given: ExplainTerms = context, items = cart) =>
  explain({ items, products: shelf(product), ...given }).lines[0]?.steps ?? [];
const skipsOf = (product: Product, given: ExplainTerms = context, items = cart) =>
  stepsOf(product, given, items)
    .filter(({ skipped }) => skipped)
    .map(({ rule, skipped }) => [rule, skipped]);
const skipsWith = (attributes: ProductAttributes) => skipsOf({ ...bar, attributes });

const promo = { rogue_promo_enabled: '1', rogue_promo_price: '300.00' };
const noGroup = ['group', { code: 'groupWithoutPrices', groupId: 0 }];
const noDiscount = ['earned', { code: 'notRedeemed' }];

describe('explain', () => {
  it('omits the fields that do not apply to a step, so that traces stay small', () => {
    const [list, , group] = stepsOf(bar);
    expect(Object.keys(list ?? {})).toEqual(['rule', 'subject', 'input', 'output']);
    expect(Object.keys(group ?? {})).toEqual(['rule', 'subject', 'input', 'output', 'skipped']);
  });

  it('explains why a promotion did not apply [S4-promo-02] [S4-promo-03] [S4-promo-04]', () => {
    const whyOf = (attributes: ProductAttributes) => skipsWith(attributes).find(([rule]) => rule === 'promo');
    expect(whyOf({})).toEqual(['promo', { code: 'notOffered' }]);
    expect(whyOf({ ...promo, rogue_promo_from_date: '2026-11-21' })).toEqual([
      'promo',
      { code: 'promoUpcoming', fromMs: Date.parse('2026-11-21') },
    ]);
    expect(whyOf({ ...promo, rogue_promo_to_date: '2026-11-19' })).toEqual([
      'promo',
      { code: 'promoExpired', toMs: Date.parse('2026-11-19T23:59:59.999Z') },
    ]);
    expect(whyOf({ ...promo, rogue_promo_qty_enable: '1' })).toEqual(['promo', { code: 'promoSoldOut' }]);
    expect(whyOf({ ...promo, rogue_promo_price: 'free' })).toEqual(['promo', { code: 'promoUnreadable' }]);
    expect(whyOf({ ...promo, rogue_promo_price: '345.00' })).toEqual(['promo', { code: 'notLower', offer: 34_500 }]);
  });

  it('distinguishes ended, sold-out and disabled promotions [S4-promo-03] [S4-promo-04]', () => {
    const whyOf = (attributes: ProductAttributes) => skipsWith(attributes).find(([rule]) => rule === 'promo')?.[1];
    const soldOut = { ...promo, rogue_promo_qty_enable: '1' };
    expect(whyOf({ ...soldOut, rogue_promo_to_date: '2026-11-20T12:00:00Z' })).toEqual({ code: 'promoSoldOut' });
    expect(whyOf({ ...soldOut, rogue_promo_to_date: '2026-11-20T11:59:59Z' })).toMatchObject({ code: 'promoExpired' });
    expect(whyOf({ ...promo, rogue_promo_enabled: 'no' })).toEqual({ code: 'notOffered' });
  });

  it('explains why lower steps of the price ladder did not apply', () => {
    const dear = { ...bar, salePrice: money(34_500), groupPrice: money(33_000) };
    expect(skipsOf({ ...dear, attributes: promo })).toEqual([
      ['sale', { code: 'notLower', offer: 34_500 }],
      noGroup,
      noDiscount,
    ]);
    expect(skipsOf(dear, { now, shopper: { groupId: 2 } })).toEqual([
      ['sale', { code: 'notLower', offer: 34_500 }],
      ['promo', { code: 'notOffered' }],
      noDiscount,
    ]);
    expect(skipsOf(bar, { now, shopper: { groupId: 2 } })[0]).toEqual(['group', { code: 'notOffered' }]);
  });

  it('explains why an amount of the order changed nothing', () => {
    const giftcards = [
      { code: 'EMPTY', balance: money(0) },
      { code: 'ALL', balance: money(90_000) },
      { code: 'LATE', balance: money(5) },
    ];
    const { order, amountToPay } = explain({ items: cart, products: shelf(bar), ...context, order: { giftcards } });
    expect(order.slice(-3).map(({ subject, output, skipped }) => [subject, output, skipped?.code])).toEqual([
      ['EMPTY', 65_000, 'noBalance'],
      ['ALL', 0, undefined],
      ['LATE', 0, 'alreadyPaid'],
    ]);
    expect(amountToPay).toBe(0);
  });
});

describe('line with an issue', () => {
  it('has only its issues, under the name of its product', () => {
    const items = [
      plainLineItem({ productId: 1, listItemId: 'a', qty: -1 }),
      plainLineItem({ productId: 1, listItemId: 'b' }),
      plainLineItem({ productId: 404, listItemId: 'c' }),
    ];
    const { lines } = explain({ items, products: shelf(bar), ...context });
    expect(lines.map(({ listItemId, name, issues }) => [listItemId, name, issues.map(({ code }) => code)])).toEqual([
      ['a', 'Ohio Bar', ['invalidQuantity']],
      ['b', 'Ohio Bar', []],
      ['c', '', ['productNotLoaded']],
    ]);
    const nothing = [null, undefined, 'bar'] as unknown as typeof items;
    expect(
      explain({ items: nothing, products: shelf(bar), ...context }).lines.map(({ listItemId, name }) => [
        listItemId,
        name,
      ]),
    ).toEqual([
      ['', ''],
      ['', ''],
      ['', ''],
    ]);
  });
});

describe('entitlement', () => {
  const redeeming = (qty: number, listItemId: string) =>
    plainLineItem({ productId: 1, qty, listItemId, metadata: { redeem: true } });
  const withTicket = (entitlement: Entitlement): ExplainTerms => ({
    ...context,
    shopper: { groupId: 0, earned: new Map([[1, entitlement]]) },
  });
  const ticket = { kind: 'percent', percent: '12.5' } as const;

  it('is subtracted after the price ladder, with the rounding residue [S4-price-02] [S6-tickets-02]', () => {
    const [earned, shipping] = stepsOf(bar, withTicket(ticket), [redeeming(1, 'a')]).slice(-3);
    // 12.5% off 325.00 is exactly 284.375.
    expect(earned).toMatchObject({
      rule: 'earned',
      input: 32_500,
      output: 28_437,
      residue: { numerator: 1, denominator: 2 },
    });
    expect(shipping).toMatchObject({ rule: 'freeShipping', skipped: { code: 'notOffered' } });
  });

  it('grants free shipping at the same price if the ticket says so [S6-tickets-03]', () => {
    const steps = stepsOf(bar, withTicket({ ...ticket, hasFreeShipping: true }), [redeeming(1, 'a')]);
    expect(steps.find(({ rule }) => rule === 'freeShipping')).toEqual({
      rule: 'freeShipping',
      subject: 'Ohio Bar',
      input: 28_437,
      output: 28_437,
    });
  });

  it('reports too few uses, no uses left, or a missing entitlement [S6-tickets-04]', () => {
    const items = [redeeming(2, 'a'), redeeming(2, 'b'), redeeming(1, 'c'), redeeming(1, 'd')];
    const traced = explain({ items, products: shelf(bar), ...withTicket({ ...ticket, remainingUses: 3 }) });
    expect(traced.lines.map(({ steps }) => steps.find(({ rule }) => rule === 'earned')?.skipped)).toEqual([
      undefined,
      { code: 'tooFewUses', usesLeft: 1, usesNeeded: 2 },
      undefined,
      { code: 'noUsesLeft' },
    ]);
    expect(skipsOf(bar, context, [redeeming(1, 'a')])).toContainEqual(['earned', { code: 'notEntitled' }]);
  });

  it('of exactly the price has no unused remainder, and one of 100 percent no rounding residue [S9-promo-03]', () => {
    const earnedOf = (ticket: Entitlement) =>
      stepsOf(bar, withTicket(ticket), [redeeming(1, 'a')]).filter(({ rule }) => rule === 'earned');
    for (const ticket of [
      { kind: 'fixed', amount: money(32_500) } as const,
      { kind: 'percent', percent: '100' } as const,
      { kind: 'percent', percent: '250.5' } as const,
    ]) {
      expect(earnedOf(ticket)).toEqual([{ rule: 'earned', subject: 'Ohio Bar', input: 32_500, output: 0 }]);
    }
    expect(earnedOf({ kind: 'fixed', amount: money(32_499) })).toMatchObject([{ output: 1 }]);
  });

  it('of more than the price has an unused remainder [S9-promo-03]', () => {
    const fixed = withTicket({ kind: 'fixed', amount: money(40_000) });
    expect(skipsOf(bar, fixed, [redeeming(1, 'a')])).toContainEqual(['earned', { code: 'coversAll', unused: 7_500 }]);
  });
});

describe('weight tiers', () => {
  const tiers = [
    { ruleWeight: 100, discountPerLb: money(10) },
    { ruleWeight: 300, discountPerLb: money(25) },
  ];
  const plate = plainProduct({ productId: 1, name: 'Plate', listPrice: money(5_000), weight: 45, hundoPricing: tiers });
  const tierSteps = (qty: number, product = plate) =>
    stepsOf(product, context, [plainLineItem({ productId: 1, qty })]).filter(({ rule }) => rule === 'weightTier');

  it('show how many more pieces reach the next tier, and the savings [S9-hundo-01]', () => {
    // 90 lb are 10 short of the tier of 100, which gives 0.10 on each of the 90.
    expect(tierSteps(2).map(({ skipped }) => skipped)).toEqual([{ code: 'belowNextTier', pieces: 1, saving: 900 }]);
    expect(tierSteps(1).map(({ skipped }) => skipped)).toEqual([{ code: 'belowNextTier', pieces: 2, saving: 450 }]);
  });

  it('show the current discount and the next tier, if any [S9-hundo-01]', () => {
    // 135 lb at 0.10 a pound are 13.50; at 0.25 they are 33.75.
    expect(tierSteps(3)).toMatchObject([
      { input: 15_000, output: 13_650 },
      { skipped: { code: 'belowNextTier', pieces: 4, saving: 2_025 } },
    ]);
    expect(tierSteps(7)).toMatchObject([{ input: 35_000, output: 35_000 - 7_875 }]);
    expect([tierSteps(3), tierSteps(7)].map(([applied]) => applied?.skipped)).toEqual([undefined, undefined]);
  });

  it("leave the excess above a line's price unused, and discount nothing without weight [S9-hundo-01]", () => {
    const cheap = { ...plate, listPrice: money(100) };
    expect(tierSteps(7, cheap)).toMatchObject([
      { input: 700, output: 0 },
      { skipped: { code: 'coversAll', unused: 7_175 } },
    ]);
    const weightless = { ...plate, weight: 0 };
    expect(tierSteps(7, weightless).map(({ skipped }) => skipped)).toEqual([{ code: 'weighsNothing' }]);
  });

  it('discount each line of a bundle made entirely of hundo items', () => {
    const other = { ...plate, productId: 2, weight: 10.005 };
    const items = [plainLineItem({ productId: 1, qty: 2 }), plainLineItem({ productId: 2, qty: 1 })];
    const traced = explain({ items, products: shelf(plate, other), ...context });
    // 100.005 lb at 0.10 are 10.0005; the lines' exact shares are 9.00 and 1.0005.
    expect(traced.order[1]).toMatchObject({
      rule: 'weightTier',
      output: 15_000 - 1_000,
      residue: { numerator: -1, denominator: 20 },
    });
    expect(traced.lines[1]?.steps.find(({ rule }) => rule === 'weightTier')?.residue).toEqual({
      numerator: -1,
      denominator: 20,
    });
  });
});

describe('order', () => {
  const orderSteps = (given: Partial<ExplainTerms>) =>
    explain({ items: cart, products: shelf(bar), ...context, ...given }).order;
  const stepOf = (rule: string, given: Partial<ExplainTerms>) => orderSteps(given).filter((step) => step.rule === rule);

  it("has its discount after the weight-tier discount, with each line's share [S9-promo-02]", () => {
    const second = plainLineItem({ productId: 1, qty: 1, listItemId: 'line-2' });
    const orderDiscount = { kind: 'fixed', amount: money(1_000) } as const;
    const { lines, order, totals } = explain({
      items: [...cart, second],
      products: shelf(bar),
      ...context,
      orderDiscount,
    });
    expect(lines.map(({ steps }) => steps.at(-1))).toMatchObject([
      { rule: 'orderDiscount', input: 65_000, output: 64_333, residue: { numerator: 1, denominator: 3 } },
      { rule: 'orderDiscount', input: 32_500, output: 32_167, residue: { numerator: -1, denominator: 3 } },
    ]);
    expect(order[2]).toEqual({ rule: 'orderDiscount', subject: '', input: 97_500, output: 96_500 });
    expect(totals.discount).toBe(1_000);
  });

  it('reports that a discount is missing, or capped at the subtotal [S9-promo-03]', () => {
    expect(stepOf('orderDiscount', {})[0]?.skipped).toEqual({ code: 'notOffered' });
    const orderDiscount = { kind: 'fixed', amount: money(70_000) } as const;
    expect(stepOf('orderDiscount', { orderDiscount })).toMatchObject([
      { output: 0 },
      { skipped: { code: 'coversAll', unused: 5_000 } },
    ]);
  });

  it('reports a discount of 0 for the order and each line', () => {
    const orderDiscount = { kind: 'percent', percent: '0' } as const;
    const { lines } = explain({ items: cart, products: shelf(bar), ...context, orderDiscount });
    expect(lines[0]?.steps.at(-1)).toMatchObject({
      rule: 'orderDiscount',
      subject: '',
      skipped: { code: 'nothingDue' },
    });
  });

  it('has taxes of 0 if they were computed, and otherwise states that no tax is due', () => {
    const taxLine = { label: 'VAT 0%', rate: '0', netAmount: money(65_000), taxAmount: money(0) };
    const [taxed] = stepOf('itemTax', { order: { itemTax: [taxLine] } });
    expect(taxed).toMatchObject({ steps: [{ rule: 'taxLine', subject: 'VAT 0%' }] });
    expect(taxed?.skipped).toBeUndefined();
    expect(stepOf('itemTax', { order: { itemTax: [] } })[0]?.skipped).toEqual({ code: 'nothingDue' });
  });

  it('is not raised to a minimum if its total is 0', () => {
    const orderDiscount = { kind: 'percent', percent: '100' } as const;
    expect(stepOf('floor', { orderDiscount })).toEqual([]);
  });

  it('reports whether five-for-five is offered, or why not [S9-promo-01]', () => {
    const of = (fiveForFive?: { isEnabled: boolean; remaining?: number }) =>
      stepOf('fiveForFive', { order: { fiveForFive } })[0];
    expect(of({ isEnabled: true })).toMatchObject({ subject: '2' });
    expect(of({ isEnabled: true })?.skipped).toBeUndefined();
    const skipped = (code: string) => ({ subject: '', skipped: { code } });
    expect(of({ isEnabled: true, remaining: 0 })).toMatchObject(skipped('offerUsedUp'));
    expect(of({ isEnabled: false })).toMatchObject(skipped('offerDisabled'));
    expect(of()).toMatchObject(skipped('offerUnknown'));
  });

  it("adds taxes line by line, with each line's rounding residue [S9-money-01]", () => {
    const taxLine = (netAmount: number, taxAmount: number) => ({
      label: 'VAT 2.6%',
      rate: '2.6',
      netAmount: money(netAmount),
      taxAmount: money(taxAmount),
    });
    const [itemTax] = stepOf('itemTax', { order: { itemTax: [taxLine(1_640, 43), taxLine(1_642, 43)] } });
    expect(itemTax).toMatchObject({
      output: 65_086,
      steps: [
        { rule: 'taxLine', subject: 'VAT 2.6%', output: 43, residue: { numerator: -9, denominator: 25 } },
        { rule: 'taxLine', input: 43, output: 86, residue: { numerator: -77, denominator: 250 } },
      ],
    });
  });

  it('has the issues of an invalid context, and no prices', () => {
    const { lines, issues, amountToPay } = explain({
      items: cart,
      products: shelf(bar),
      now: Number.NaN,
      shopper: { groupId: 0 },
    });
    expect([lines, issues.map(({ code }) => code), amountToPay]).toEqual([[], ['invalidContext'], 0]);
  });
});

describe('formatTrace', () => {
  it('returns text that a shopper can understand', () => {
    const attributes = { ...promo, rogue_promo_to_date: '2026-11-19' };
    const items = [
      plainLineItem({ productId: 1, qty: 2, metadata: { redeem: true } }),
      plainLineItem({ productId: 404 }),
    ];
    const order = {
      shippingAmounts: [money(1_500)],
      itemTax: money(4_745),
      fiveForFive: { isEnabled: true },
      giftcards: [{ code: 'G-1', balance: money(0) }],
    };
    const trace = explain({
      items,
      products: shelf({ ...bar, attributes }),
      ...context,
      order,
      shopper: {
        groupId: 0,
        earned: new Map([[1, { kind: 'percent', percent: '12.5', remainingUses: 2, hasFreeShipping: true }]]),
      },
      orderDiscount: { kind: 'percent', percent: '10' },
    });
    expect(formatTrace(trace)).toBe(
      [
        'Ohio Bar (line-1)',
        '  List price                                 0.00 -> 345.00',
        '  Sale price                                 345.00 -> 325.00, saves 20.00',
        '  Group price                                -  (customer group 0 has no prices of its own)',
        '  Promotion                                  -  (expired since 2026-11-19 23:59:59 UTC)',
        '  Earned discount                            325.00 -> 284.37, saves 40.63, rounded, exactly 284.375',
        '  Free shipping                              284.37 -> 284.37, ships free',
        '  Quantity 2                                 284.37 -> 568.74',
        '  Order discount                             568.74 -> 511.87, saves 56.87, rounded, exactly 511.866',
        'Unknown item (line-404)',
        '  Cannot be priced: Trying to get price for not loaded product',
        'Order',
        '  Sum of the lines                           0.00 -> 568.74',
        '  Weight discount                            -  (none)',
        '  Order discount                             568.74 -> 511.87, saves 56.87, rounded, exactly 511.866',
        '  Five-for-five                              511.87 -> 511.87, 2 left; the shipping rates carry what it saves',
        '  Shipping                                   511.87 -> 526.87',
        '  Tariff                                     -  (nothing)',
        '  Tax on items                               526.87 -> 574.32',
        '  Tax on shipping                            -  (nothing)',
        '  Gift card G-1                              -  (no balance)',
        'To pay: 574.32',
      ].join('\n'),
    );
  });
});

describe('findDivergence', () => {
  it('names the first step at which two pricings differ', () => {
    const products = shelf({ ...bar, attributes: promo });
    const left = explain({ items: cart, products, ...context });
    const right = explain({ items: cart, products: shelf(bar), ...context });
    const found = findDivergence(left, right);
    expect(found).toMatchObject({
      left: { listItemId: 'line-1', entry: { rule: 'promo', output: 30_000 } },
      right: { listItemId: 'line-1', entry: { rule: 'promo', output: 32_500 } },
    });
    expect(found && describeDivergence(found, toDecimalText)).toBe(
      'First difference in line line-1: Promotion Ohio Bar: 325.00 -> 300.00; against Promotion Ohio Bar: not applied, none',
    );
    const taxed = explain({ items: cart, products, ...context, order: { itemTax: money(1) } });
    expect(findDivergence(left, taxed)).toMatchObject({ right: { listItemId: undefined, entry: { rule: 'itemTax' } } });
  });
});

describe('whatIf', () => {
  it('shows the effect of one more piece, another time and a removed line', () => {
    const attributes = { ...promo, rogue_promo_to_date: '2026-11-21' };
    const whole = { items: cart, products: shelf({ ...bar, attributes }), ...context };
    const more = whatIf(whole, { items: [plainLineItem({ productId: 1, qty: 3 })] });
    expect(more.subtotalDifference).toBe(30_000);
    expect(more.difference.lines).toMatchObject([
      { kind: 'changed', at: 0, to: { rowTotal: 90_000, steps: [{}, {}, {}, {}, {}, { kind: 'changed', at: 5 }] } },
    ]);
    const later = whatIf(whole, { now: Date.parse('2026-11-22') });
    expect(later.amountToPayDifference).toBe(5_000);
    expect(later.firstDivergence?.left?.entry).toMatchObject({ rule: 'promo' });
    expect(whatIf(whole, { items: [] }).difference.lines).toEqual([{ kind: 'removed', at: 0 }]);
    expect(whatIf(whole, {}).firstDivergence).toBeUndefined();
  });

  it('identifies a line by its id after the line above it is removed', () => {
    const items = ['first', 'second'].map((listItemId) => plainLineItem({ productId: 1, qty: 2, listItemId }));
    const { difference } = whatIf({ items, products: shelf(bar), ...context }, { items: items.slice(1) });
    expect(difference.lines).toEqual([
      { kind: 'kept', at: 1 },
      { kind: 'removed', at: 0 },
    ]);
  });

  it('matches a changed quantity with the same line, and gift cards with nothing', () => {
    const before = {
      items: cart,
      products: shelf(bar),
      ...context,
      order: { fiveForFive: { isEnabled: true, remaining: 2 }, giftcards: [{ code: 'A', balance: money(5) }] },
    };
    const more = [...cart, plainLineItem({ productId: 1, listItemId: 'second' })];
    const { difference } = whatIf(before, {
      items: more,
      order: { fiveForFive: { isEnabled: true, remaining: 1 }, giftcards: [{ code: 'B', balance: money(5) }] },
    });
    const ofOrder = difference.order.map((change) =>
      change.kind === 'removed' ? [change.kind] : [change.kind, change.kind === 'kept' ? '' : change.to.rule],
    );
    expect(ofOrder).toEqual([
      ['changed', 'lines'],
      ['changed', 'weightTier'],
      ['changed', 'orderDiscount'],
      ['changed', 'fiveForFive'],
      ['changed', 'shipping'],
      ['changed', 'tariff'],
      ['changed', 'itemTax'],
      ['changed', 'shippingTax'],
      ['added', 'giftcard'],
      ['removed'],
    ]);
  });
});

describe('two traces of different length', () => {
  it('diverge at the end of the shorter one, in either order', () => {
    const short = explain({ items: cart, products: shelf(bar), ...context });
    const long = explain({
      items: cart,
      products: shelf(bar),
      ...context,
      order: { giftcards: [{ code: 'EMPTY', balance: money(0) }] },
    });
    const place = { listItemId: undefined, entry: { rule: 'giftcard', subject: 'EMPTY' } };
    expect(findDivergence(short, long)).toMatchObject({ left: undefined, right: place });
    expect(findDivergence(long, short)).toMatchObject({ left: place, right: undefined });
  });
});
