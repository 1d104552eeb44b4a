import { money } from '@ironcart/core/money';
import { createProduct } from '@ironcart/core/product';
import { rawErrorsOf, refusalsOf } from '@ironcart/core/testing';
import { expect, it } from 'vitest';
import * as pricing from './index.ts';
import * as trace from './trace/index.ts';

const bar = createProduct({ productId: 1, name: 'Bar', listPrice: money(34_500) });
const rack = createProduct({ productId: 2, name: 'Rack', type: 'bundle', listPrice: money(1), bundleOptions: [] });
const items = [{ listItemId: 'line-1', productId: 1, qty: 1, options: {}, metadata: {}, children: [] }];
const terms = { now: 0, shopper: { groupId: 0 } };
const products = new Map([[1, bar]]);
const request = { items, products, ...terms };
const quote = pricing.quoteCart(request);
const before = trace.explain(request);
const after = trace.explain({ ...request, items: items.map((item) => ({ ...item, qty: 2 })) });
const [step] = before.order;
const totals = pricing.orderTotals({ subtotal: money(100) });

/** A valid call of each function. */
const valid: Readonly<Record<string, readonly unknown[]>> = {
  activePromo: [bar, 0],
  amountToPay: [totals],
  announcedDeal: [bar, 0],
  applyGiftCards: [[{ code: 'A', balance: money(1) }], money(1)],
  bundlePrices: [rack, {}, terms],
  createCartPricer: [products, terms],
  createPromotions: [[], { code: 'USA', currency: 'USD' }],
  displayedPrice: [bar, terms],
  earnedDiscountsOf: [[]],
  fiveForFiveOffer: [{ isEnabled: true }],
  guardPromotions: [[], () => undefined],
  hundoDiscount: [quote.lines, products],
  isHotDealShown: ['active'],
  isShippedFree: [quote.lines[0]],
  lowestPrice: [[bar], terms],
  missedDeals: [quote.lines, quote.lines],
  notForAffiliates: [{ items: [], createdAt: '2026-01-01' }, products],
  orderTotals: [{ subtotal: money(100) }],
  prepareCart: [{ items, products }],
  pricedLinesOf: [quote.lines],
  promoDatesIn: [bar.attributes, 'UTC'],
  promoPeriod: [bar.attributes],
  promoStatus: [bar.attributes, 0],
  quoteCart: [request],
  toOrderItems: [quote.lines],
  upcomingDeals: [[bar], 0],
};

/** A valid call of each function that explains a price. */
const validOfTrace: typeof valid = {
  applyDifference: [before, trace.differenceOf(before, after)],
  describeDivergence: [trace.findDivergence(before, after), String],
  describeOutcome: [step, String],
  describeStep: [step, '', String],
  differenceOf: [before, after],
  findDivergence: [before, after],
  exactDecimalText: [1, { numerator: 1, denominator: 2 }],
  explain: [request],
  formatTrace: [before, String],
  whatIf: [request, {}],
};

it('rejects an argument of a wrong type by name, instead of throwing an error of the JavaScript engine', () => {
  const functions = Object.entries(pricing).filter(([, exported]) => typeof exported === 'function');
  expect(functions.map(([name]) => name).toSorted()).toEqual(Object.keys(valid).toSorted());
  expect(rawErrorsOf(pricing, valid)).toEqual([]);
  expect(refusalsOf(pricing, valid).join('\n')).toMatchSnapshot();
});

it('rejects a wrong argument of the explain functions by name', () => {
  const functions = Object.entries(trace).filter(([, exported]) => typeof exported === 'function');
  expect(functions.map(([name]) => name).toSorted()).toEqual(Object.keys(validOfTrace).toSorted());
  expect(rawErrorsOf(trace, validOfTrace)).toEqual([]);
  expect(refusalsOf(trace, validOfTrace).join('\n')).toMatchSnapshot();
});

it('reports a missing request', () => {
  const call = pricing.quoteCart as unknown as () => unknown;
  expect(call).toThrow(new TypeError('The request must be an object, got undefined'));
});

it('rejects an unknown order amount by name, which would otherwise count as 0', () => {
  const misspelt = { subtotal: money(100), giftCards: [{ code: 'A', balance: money(50) }] };
  expect(() => pricing.orderTotals(misspelt)).toThrow('amounts has no giftCards, only subtotal, discount,');
  const { giftCards } = misspelt;
  const order = { itemTax: money(1), giftCards };
  expect(() => trace.explain({ ...request, order })).toThrow('order has no giftCards, only shippingAmounts,');
});

it('names the position of a missing list entry', () => {
  expect(() => pricing.pricedLinesOf([null as never])).toThrow('line must be an object, got null');
  expect(() => pricing.guardPromotions([null as never], () => undefined)).toThrow('rule must be an object, got null');
});

it.each([
  ['before.lines must be an array', { lines: 1 }],
  ['line must be an object', { lines: [null] }],
  ['line.steps must be an array', { lines: [{}] }],
  ['before.order must be an array', { order: 1 }],
  ['before.issues must be an array', { issues: 1 }],
  ['before.totals must be an object', { totals: 1 }],
])('names the missing part of a trace: %s', (message, part) => {
  const difference = trace.differenceOf(before, after);
  expect(() => trace.applyDifference({ ...before, ...part } as never, difference)).toThrow(new RegExp(`^${message}`));
});

it.each([
  ['difference.lines must be an array', { lines: 1 }],
  ['difference.order must be an array', { order: 1 }],
  ['difference.totals must be an object', { totals: 1 }],
])('names the missing part of a difference between traces: %s', (message, part) => {
  const difference = { ...trace.differenceOf(before, after), ...part } as never;
  expect(() => trace.applyDifference(before, difference)).toThrow(new RegExp(`^${message}`));
});
