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

describe('failed order POST', () => {
  it.each([
    [
      'an error with a code',
      Object.assign(new Error('Nothing answers'), { code: 'no_response' }),
      'no_response',
      'Nothing answers',
    ],
    ['an error without a code', new Error('down'), 'unexpected', 'down'],
    ['a value that is not an error', { code: 'timeout', message: 'not to be trusted' }, 'timeout', ''],
    ['nothing', undefined, 'unexpected', ''],
  ])('provides its code and its message: %s', (_, thrown, code, message) => {
    expect(hearPlaceError(thrown)).toEqual({ failure: { code, message } });
  });
});

describe('placement response without an order', () => {
  it('changes nothing', () => {
    expect(hearPlaceAnswer(without(posting()), accepted('published'))).toEqual({});
    expect(hearExistingOrder(without(posting()), stored('published'))).toEqual({});
    expect(orderInQuestion(without(posting({ failure: lost })))).toBeUndefined();
  });
});

describe('message from the bank that an order is placed', () => {
  it('is ignored if the order number is unknown', () => {
    expect(hearBankOutcome(posting(), { kind: 'placed', order: unnamed(stored('published')) })).toEqual({});
  });
});

describe('existing order of a list', () => {
  it('is ignored without an order number', () => {
    expect(hearExistingOrder(posting(), unnamed(stored('published')))).toEqual({});
  });

  it('is placed, with its number, if the store has settled it', () => {
    expect(hearExistingOrder(posting({ failure: lost }), stored('published'))).toEqual({
      status: 'published',
      failure: undefined,
      unsettled: undefined,
      placed: stored('published'),
    });
  });

  it('belongs to another shopper if its total differs by a cent', () => {
    expect(hearExistingOrder(posting(), stored('published', 22_301))).toEqual({});
  });

  it('is awaited, like a resumed order, while its payment is undecided', () => {
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

  it('is queried before another POST only if the store has settled it', () => {
    expect(hearEarlierOrder(posting(), stored('payment_pending'))).toEqual({});
    expect(hearEarlierOrder(posting(), stored('published'))).toMatchObject({ placed: { orderId: 'order-1' } });
  });
});

describe('response from the bank', () => {
  const awaited = { orderId: 'order-1', storeId: 1, listId: 'list-1', isResumed: false } as const;

  it.each([
    ['redirect', 'payment_error'],
    ['challenge', 'three_ds'],
  ] as const)('rejects a %s with %s [S4-threeds-01]', (kind, code) => {
    const context = posting({ awaited: { ...awaited, transactionId: undefined, kind } });
    expect(hearBankOutcome(context, { kind: 'refused', order: stored('payment_error') })).toEqual({
      status: 'payment_error',
      failure: { code, message: '' },
    });
  });

  it('applies to the queried order if it does not name an order', () => {
    const context = posting({ awaited: { ...awaited, transactionId: undefined, kind: 'challenge' } });
    expect(hearBankOutcome(context, { kind: 'placed', order: unnamed(stored('published')) })).toMatchObject({
      status: 'published',
      placed: { orderId: 'order-1' },
    });
  });

  it('leaves the order unsettled if it never arrives', () => {
    const context = posting({ awaited: { ...awaited, transactionId: undefined, kind: 'challenge' } });
    expect(hearBankOutcome(context, { kind: 'three_ds' })).toMatchObject({
      failure: { code: 'three_ds' },
      unsettled: { orderId: 'order-1', storeId: 1 },
    });
  });
});

describe('outcome of an order placement', () => {
  it('is an unexpected failure if there was no response', () => {
    expect(outcomeOf(posting())).toMatchObject({ ok: false, issues: [{ code: 'unexpected', message: '' }] });
  });

  it('is the received failure, including unsettled attempts', () => {
    const unsettled = { orderId: 'order-1', storeId: 1 } as const;
    expect(outcomeOf(posting({ failure: lost, unsettled }))).toMatchObject({
      ok: false,
      issues: [
        {
          ...lost,
          unsettled,
        },
      ],
    });
  });
});
