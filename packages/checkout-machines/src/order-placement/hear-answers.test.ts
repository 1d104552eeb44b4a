import type { Order } from '@ironcart/core/order';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { accepted, freshOrder, order, startMs, stored } from '../testing/placement-world.ts';
import {
  hearBankOutcome,
  hearEarlierOrder,
  hearExistingOrder,
  hearPlaceAnswer,
  hearPlaceError,
  orderInQuestion,
  outcomeOf,
} from './hear-answers.ts';
import type { OrderPlacementContext } from './order-placement.types.ts';

/** A placement that has posted and heard nothing yet. */
const posting = (over: Partial<OrderPlacementContext> = {}): OrderPlacementContext => ({
  ports: {
    place: () => Promise.reject(new Error('Nobody answers')),
    order: () => Promise.reject(new Error('Nobody answers')),
    storage: memoryStorage(),
    now: () => startMs,
  },
  order: freshOrder(),
  status: 'new',
  awaited: undefined,
  placed: undefined,
  failure: undefined,
  unsettled: undefined,
  threeDsTimeoutMs: 60_000,
  pollMs: 2_000,
  ...over,
});

const without = (context: OrderPlacementContext): OrderPlacementContext => ({ ...context, order: undefined });
const unnamed = ({ orderId: _orderId, ...rest }: Order): Order => rest;
const lost = { code: 'no_response', message: '', orderId: 'order-1' };

describe('a POST that fails', () => {
  it.each([
    [
      'an error with a code',
      Object.assign(new Error('Nothing answers'), { code: 'no_response' }),
      'no_response',
      'Nothing answers',
    ],
    ['an error without one', new Error('down'), 'unexpected', 'down'],
    ['what is no error', { code: 'timeout', message: 'not to be trusted' }, 'timeout', ''],
    ['nothing', undefined, 'unexpected', ''],
  ])('teaches its code and its words: %s', (_, thrown, code, message) => {
    expect(hearPlaceError(thrown)).toEqual({ failure: { code, message } });
  });
});

describe('an answer to a placement that has no order of its own', () => {
  it('teaches nothing', () => {
    expect(hearPlaceAnswer(without(posting()), accepted('published'))).toEqual({});
    expect(hearExistingOrder(without(posting()), stored('published'))).toEqual({});
    expect(orderInQuestion(without(posting({ failure: lost })))).toBeUndefined();
  });
});

describe('the bank’s word that an order is placed', () => {
  it('teaches nothing where neither it nor the placement knows the order’s number', () => {
    expect(hearBankOutcome(posting(), { kind: 'placed', order: unnamed(stored('published')) })).toEqual({});
  });
});

describe('the order that a list has already', () => {
  it('teaches nothing without a number', () => {
    expect(hearExistingOrder(posting(), unnamed(stored('published')))).toEqual({});
  });

  it('is placed, with its number, where the store has settled it', () => {
    expect(hearExistingOrder(posting({ failure: lost }), stored('published'))).toEqual({
      status: 'published',
      failure: undefined,
      unsettled: undefined,
      placed: stored('published'),
    });
  });

  it('is another shopper’s where its total differs by a cent', () => {
    expect(hearExistingOrder(posting(), stored('published', 22_301))).toEqual({});
  });

  it('is waited for, as one taken up again, while its payment is not decided', () => {
    expect(hearExistingOrder(posting(), stored('payment_pending', 22_300, { transactionId: 'txn-1' }))).toEqual({
      status: 'payment_pending',
      failure: undefined,
      unsettled: undefined,
      awaited: {
        orderId: 'order-1',
        storeId: order.storeId,
        listId: 'list-1',
        transactionId: 'txn-1',
        kind: 'challenge',
        isResumed: true,
      },
    });
  });

  it('is looked at before another POST only where the store has settled it', () => {
    expect(hearEarlierOrder(posting(), stored('payment_pending'))).toEqual({});
    expect(hearEarlierOrder(posting(), stored('published'))).toMatchObject({ placed: { orderId: 'order-1' } });
  });
});

describe('the bank’s answer', () => {
  const awaited = { orderId: 'order-1', storeId: 1, listId: 'list-1', isResumed: false } as const;

  it.each([
    ['redirect', 'payment_error'],
    ['challenge', 'three_ds'],
  ] as const)('refuses a %s with %s [S4-threeds-01]', (kind, code) => {
    const context = posting({ awaited: { ...awaited, transactionId: undefined, kind } });
    expect(hearBankOutcome(context, { kind: 'refused', order: stored('payment_error') })).toEqual({
      status: 'payment_error',
      failure: { code, message: '' },
    });
  });

  it('names the order that it was asked about where the answer does not', () => {
    const context = posting({ awaited: { ...awaited, transactionId: undefined, kind: 'challenge' } });
    expect(hearBankOutcome(context, { kind: 'placed', order: unnamed(stored('published')) })).toMatchObject({
      status: 'published',
      placed: { orderId: 'order-1' },
    });
  });

  it('that never came leaves the order unsettled', () => {
    const context = posting({ awaited: { ...awaited, transactionId: undefined, kind: 'challenge' } });
    expect(hearBankOutcome(context, { kind: 'three_ds' })).toMatchObject({
      failure: { code: 'three_ds' },
      unsettled: { orderId: 'order-1', storeId: 1 },
    });
  });
});

describe('what placing came to', () => {
  it('is a failure that nobody foresaw, where nothing was heard', () => {
    expect(outcomeOf(posting())).toMatchObject({ kind: 'failed', failure: { code: 'unexpected', message: '' } });
  });

  it('is the failure that was heard, and what of it is unsettled', () => {
    const unsettled = { orderId: 'order-1', storeId: 1 } as const;
    expect(outcomeOf(posting({ failure: lost, unsettled }))).toMatchObject({
      kind: 'failed',
      failure: lost,
      unsettled,
    });
  });
});
