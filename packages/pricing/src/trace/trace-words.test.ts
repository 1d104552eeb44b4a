import { type Money, money, toDecimalText } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { issueOf } from '../issues.ts';
import type { SkipReason, TraceRule, TraceStep } from './trace.ts';
import { describeDivergence, describeOutcome, describeStep, traceLabels } from './trace-words.ts';

const stepOf = (given: Partial<TraceStep> = {}): TraceStep => ({
  rule: 'list',
  subject: 'Bar',
  input: money(10_000),
  output: money(9_000),
  residue: undefined,
  skipped: undefined,
  steps: [],
  ...given,
});
const wordsOf = (given: Partial<TraceStep>, within = '') => describeStep(stepOf(given), within, toDecimalText);
const at = (text: string) => Date.parse(text);

describe('text of a step that did not apply', () => {
  it.each<[SkipReason, string]>([
    [{ code: 'notOffered' }, 'none'],
    [{ code: 'notLower', offer: money(12_345) }, 'not lower: 123.45'],
    [{ code: 'promoUpcoming', fromMs: at('2026-11-21T10:20:00Z') }, 'upcoming until 2026-11-21 10:20 UTC'],
    [{ code: 'promoUpcoming', fromMs: at('2026-11-21T10:20:30Z') }, 'upcoming until 2026-11-21 10:20:30 UTC'],
    [{ code: 'promoExpired', toMs: at('2026-11-19') }, 'expired since 2026-11-19 00:00 UTC'],
    [{ code: 'promoExpired', toMs: at('2026-11-19T23:59:59Z') }, 'expired since 2026-11-19 23:59:59 UTC'],
    [{ code: 'promoSoldOut' }, 'none left at this price'],
    [{ code: 'promoUnreadable' }, 'its price cannot be read'],
    [{ code: 'groupWithoutPrices', groupId: 1 }, 'customer group 1 has no prices of its own'],
    [{ code: 'notRedeemed' }, 'none redeemed with this item'],
    [{ code: 'notEntitled' }, 'this customer has not earned one for this product'],
    [{ code: 'noUsesLeft' }, 'the ticket has no uses left'],
    [{ code: 'tooFewUses', usesLeft: 1, usesNeeded: 2 }, 'the ticket is good for 1 piece more, the line needs 2'],
    [{ code: 'tooFewUses', usesLeft: 2, usesNeeded: 3 }, 'the ticket is good for 2 pieces more, the line needs 3'],
    [{ code: 'notChosen' }, 'not chosen, or free'],
    [{ code: 'belowNextTier', pieces: 1, saving: money(1_240) }, 'needs 1 more for the next weight tier, saves 12.40'],
    [{ code: 'weighsNothing' }, 'the product has no weight'],
    [{ code: 'highestTier' }, 'no tier takes anything off at this weight'],
    [{ code: 'coversAll', unused: money(50) }, '0.50 of it unused: a price is never below zero'],
    [{ code: 'nothingDue' }, 'nothing'],
    [{ code: 'offerUnknown' }, 'not looked up for this customer'],
    [{ code: 'offerDisabled' }, 'not offered to this customer'],
    [{ code: 'offerUsedUp' }, 'no redemptions left'],
    [{ code: 'noBalance' }, 'no balance'],
    [{ code: 'alreadyPaid' }, 'nothing left to pay'],
  ])('contains only the reason: %j', (skipped, reason) => {
    const residue = { numerator: 1, denominator: 2 };
    const words = wordsOf({ rule: 'freeShipping', skipped, residue, output: money(10_000) });
    expect(words).toEqual({ label: 'Free shipping Bar', reason, saving: undefined, notes: [] });
    expect(describeOutcome(stepOf({ skipped }), toDecimalText)).toBe(`not applied, ${reason}`);
  });
});

describe('text of a step that applied', () => {
  it.each<[TraceRule, string]>([
    ['list', 'List price Bar'],
    ['sale', 'Sale price Bar'],
    ['group', 'Group price Bar'],
    ['promo', 'Promotion Bar'],
    ['bundle', 'Price in the bundle Bar'],
    ['free', 'Free with the bundle Bar'],
    ['amount', 'Gift card amount Bar'],
    ['serverPrice', 'Price set by the store Bar'],
    ['earned', 'Earned discount Bar'],
    ['freeShipping', 'Free shipping Bar'],
    ['child', 'Part Bar'],
    ['option', 'Option Bar'],
    ['quantity', 'Quantity Bar'],
    ['lines', 'Sum of the lines'],
    ['weightTier', 'Weight discount Bar'],
    ['orderDiscount', 'Order discount Bar'],
    ['fiveForFive', 'Five-for-five'],
    ['shipping', 'Shipping Bar'],
    ['tariff', 'Tariff Bar'],
    ['taxLine', 'Tax Bar'],
    ['itemTax', 'Tax on items Bar'],
    ['shippingTax', 'Tax on shipping Bar'],
    ['floor', 'Never below zero Bar'],
    ['giftcard', 'Gift card Bar'],
  ])('contains its name, and its subject unless obvious: %s', (rule, label) => {
    expect(wordsOf({ rule }).label).toBe(label);
    expect(wordsOf({ rule }, 'Bar').label).toBe(label.replace(' Bar', ''));
    expect(wordsOf({ rule, subject: '' }).label).toBe(label.replace(' Bar', ''));
  });

  it('contains its amounts', () => {
    expect(describeOutcome(stepOf(), toDecimalText)).toBe('100.00 -> 90.00');
  });

  it.each<TraceRule>(['sale', 'group', 'promo', 'earned', 'weightTier', 'orderDiscount'])(
    'of %s states the savings, if it lowers the price',
    (rule) => {
      expect(wordsOf({ rule }).saving).toBe('saves 10.00');
      expect(wordsOf({ rule, output: money(10_000) }).saving).toBeUndefined();
      expect(wordsOf({ rule, output: money(10_001) }).saving).toBeUndefined();
    },
  );

  it.each<TraceRule>(['list', 'giftcard', 'itemTax', 'floor', 'quantity'])('of %s states no savings', (rule) => {
    expect(wordsOf({ rule }).saving).toBeUndefined();
  });

  it('contains the rounding: exact, or approximate if the decimal expansion does not end', () => {
    const notesOf = (given: Partial<TraceStep>) => wordsOf(given).notes;
    expect(notesOf({})).toEqual([]);
    expect(notesOf({ residue: { numerator: 1, denominator: 2 } })).toEqual(['rounded, exactly 90.005']);
    expect(notesOf({ residue: { numerator: -1, denominator: 3 } })).toEqual(['rounded, about 89.9966']);
    const tax = stepOf({ rule: 'taxLine', output: money(10_043), residue: { numerator: -9, denominator: 25 } });
    expect(notesOf(tax)).toEqual(['rounded, exactly 0.4264']);
  });

  it('mentions free shipping of a ticket, and the remaining redemptions of an offer', () => {
    expect(wordsOf({ rule: 'freeShipping' }).notes).toEqual(['ships free']);
    expect(wordsOf({ rule: 'fiveForFive', subject: '2' }).notes).toEqual([
      '2 left; the shipping rates carry what it saves',
    ]);
  });
});

describe('text of a difference', () => {
  const inLine = (entry: TraceStep) => ({ listItemId: 'line-1', entry });

  it('names the line or the order, and both values', () => {
    const promo = stepOf({ rule: 'promo' });
    const without = stepOf({ rule: 'promo', output: money(10_000), skipped: { code: 'promoSoldOut' } });
    expect(describeDivergence({ left: inLine(promo), right: inLine(without) }, toDecimalText)).toBe(
      'First difference in line line-1: Promotion Bar: 100.00 -> 90.00; against Promotion Bar: not applied, none left at this price',
    );
    const order = (amount: number) => ({
      listItemId: undefined,
      entry: stepOf({ rule: 'shipping', subject: '', output: amount as Money }),
    });
    expect(describeDivergence({ left: order(10_500), right: order(10_600) }, toDecimalText)).toBe(
      'First difference in the order: Shipping: 100.00 -> 105.00; against Shipping: 100.00 -> 106.00',
    );
  });

  it('omits the value of a trace that has ended, and shows an issue by its message', () => {
    const issue = issueOf({ code: 'productNotLoaded' }, 'line-2', 404);
    const right = { listItemId: 'line-2', entry: issue };
    expect(describeDivergence({ left: undefined, right }, toDecimalText)).toBe(
      'First difference in line line-2: nothing; against Trying to get price for not loaded product',
    );
    expect(describeDivergence({ left: right, right: undefined }, toDecimalText)).toBe(
      'First difference in line line-2: Trying to get price for not loaded product; against nothing',
    );
  });

  it('is distinct for each kind of difference besides steps', () => {
    const labels = Object.values(traceLabels);
    expect(labels.filter((label) => label.trim() === '')).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });
});
