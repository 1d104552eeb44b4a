import { money, type Product, type ProductAttributes } from '@ironcart/core';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { diverge } from './diverge.ts';
import { type ExplainContext, explain } from './explain.ts';
import { formatTrace } from './format-trace.ts';
import { whatIf } from './what-if.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const context: ExplainContext = { now, groupId: 0 };
const bar = plainProduct({ productId: 1, name: 'Ohio Bar', listPrice: money(34_500), salePrice: money(32_500) });
const shelf = (...products: Product[]) => new Map(products.map((product) => [product.productId, product]));
const cart = [plainLineItem({ productId: 1, qty: 2 })];
const skipsWith = (attributes: ProductAttributes, given = context) =>
  explain(cart, shelf({ ...bar, attributes }), given)
    .lines[0]?.steps.filter(({ skipped }) => skipped)
    .map(({ rule, skipped }) => [rule, skipped]);

const promo = { rogue_promo_enabled: '1', rogue_promo_price: '300.00' };
const noGroup = ['group', { code: 'groupWithoutPrices', groupId: 0 }];
const noDiscount = ['earned', { code: 'notRedeemed' }];

describe('explain', () => {
  it('says why a promotion did not apply [S4-promo-02] [S4-promo-03] [S4-promo-04]', () => {
    const whyOf = (attributes: ProductAttributes) => skipsWith(attributes)?.[0];
    expect(whyOf({})).toEqual(['promo', { code: 'notOffered' }]);
    expect(whyOf({ ...promo, rogue_promo_from_date: '2026-11-21' })).toEqual([
      'promo',
      { code: 'promoUpcoming', fromMs: Date.parse('2026-11-21') },
    ]);
    expect(whyOf({ ...promo, rogue_promo_to_date: '2026-11-19' })).toEqual([
      'promo',
      { code: 'promoExpired', toMs: Date.parse('2026-11-19') },
    ]);
    expect(whyOf({ ...promo, rogue_promo_qty_enable: '1' })).toEqual(['promo', { code: 'promoSoldOut' }]);
    expect(whyOf({ ...promo, rogue_promo_price: 'free' })).toEqual(['promo', { code: 'promoUnreadable' }]);
    expect(whyOf({ ...promo, rogue_promo_price: '345.00' })).toEqual(['promo', { code: 'notLower', offer: 34_500 }]);
  });

  it('says why the lower rungs did not apply', () => {
    expect(skipsWith(promo)).toEqual([noGroup, ['sale', { code: 'notLower', offer: 32_500 }], noDiscount]);
    expect(skipsWith(promo, { now, groupId: 2 })?.[0]).toEqual(['group', { code: 'notOffered' }]);
  });

  it('says why an amount of the order changed nothing', () => {
    const giftcards = [
      { code: 'EMPTY', balance: money(0) },
      { code: 'ALL', balance: money(90_000) },
      { code: 'LATE', balance: money(5) },
    ];
    const { order, amountToPay } = explain(cart, shelf(bar), { ...context, order: { giftcards } });
    expect(order.slice(-3).map(({ subject, output, skipped }) => [subject, output, skipped?.code])).toEqual([
      ['EMPTY', 65_000, 'noBalance'],
      ['ALL', 0, undefined],
      ['LATE', 0, 'alreadyPaid'],
    ]);
    expect(amountToPay).toBe(0);
  });
});

describe('formatTrace', () => {
  it('reads as what a shopper can be told', () => {
    const attributes = { ...promo, rogue_promo_to_date: '2026-11-19' };
    const items = [...cart, plainLineItem({ productId: 404 })];
    const order = { discount: money(1_000), shippingAmounts: [money(1_500)], itemTax: money(4_745) };
    expect(formatTrace(explain(items, shelf({ ...bar, attributes }), { ...context, order }))).toBe(
      [
        'Ohio Bar (line-1)',
        '  List price Ohio Bar                        0.00 -> 345.00',
        '  Promotion Ohio Bar                         -  (expired since 2026-11-19T00:00:00.000Z)',
        '  Group price Ohio Bar                       -  (group 0 has no prices of its own)',
        '  Sale price Ohio Bar                        345.00 -> 325.00',
        '  Earned discount Ohio Bar                   -  (none redeemed with this item)',
        '  Quantity 2                                 325.00 -> 650.00',
        'Unknown item (line-404)',
        '  Cannot be priced: Trying to get price for not loaded product',
        'Order',
        '  Sum of the lines                           0.00 -> 650.00',
        '  Discount                                   650.00 -> 640.00',
        '  Shipping                                   640.00 -> 655.00',
        '  Tariff                                     -  (none)',
        '  Tax on items                               655.00 -> 702.45',
        '  Tax on shipping                            -  (none)',
        'To pay: 702.45',
      ].join('\n'),
    );
  });
});

describe('diverge', () => {
  it('names the first step at which two pricings differ', () => {
    const products = shelf({ ...bar, attributes: promo });
    const left = explain(cart, products, context);
    const right = explain(cart, shelf(bar), context);
    expect(diverge(left, right)).toMatchObject({
      left: { listItemId: 'line-1', entry: { rule: 'promo', output: 30_000 } },
      right: { listItemId: 'line-1', entry: { rule: 'promo', output: 34_500 } },
    });
    const taxed = explain(cart, products, { ...context, order: { itemTax: money(1) } });
    expect(diverge(left, taxed)).toMatchObject({ right: { listItemId: undefined, entry: { rule: 'itemTax' } } });
  });
});

describe('whatIf', () => {
  it('tells what one more piece, another moment and a removed line would change', () => {
    const attributes = { ...promo, rogue_promo_to_date: '2026-11-21' };
    const whole = { items: cart, products: shelf({ ...bar, attributes }), context };
    const more = whatIf(whole, { items: [plainLineItem({ productId: 1, qty: 3 })] });
    expect(more).toMatchObject({ subtotalDifference: 30_000, lineDifferences: new Map([['line-1', 30_000]]) });
    const later = whatIf(whole, { context: { ...context, now: Date.parse('2026-11-22') } });
    expect(later.amountToPayDifference).toBe(5_000);
    expect(later.firstDivergence?.left?.entry).toMatchObject({ rule: 'promo' });
    expect(whatIf(whole, { items: [] }).lineDifferences).toEqual(new Map([['line-1', -60_000]]));
    expect(whatIf(whole, {}).firstDivergence).toBeUndefined();
  });
});
