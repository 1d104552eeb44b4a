import { isPlaced, type Order } from '@ironcart/core';
import { failureCodeOf } from '../failure-code.ts';
import type { PlaceAnswer } from '../ports.ts';
import type { ThreeDsOutcome } from '../three-ds/three-ds.types.ts';
import type { OrderPlacementContext, PlacementOutcome } from './order-placement.types.ts';

/** What an answer teaches: the parts of the context that it changes. */
type Lesson = Partial<Pick<OrderPlacementContext, 'status' | 'accepted' | 'placed' | 'failure' | 'unsettled'>>;

/** The store answered the POST: with an order and its status, or with a refusal (READINGS A11). */
export const hearPlaceAnswer = ({ order }: OrderPlacementContext, answer: PlaceAnswer): Lesson => {
  if (!answer.ok) return { failure: answer.failure, unsettled: undefined };
  const { orderId, storeId, status, payment } = answer.accepted;
  const lesson = { status, accepted: answer.accepted, unsettled: undefined };
  if (isPlaced(status)) {
    return { ...lesson, placed: { ...order, orderId, storeId, status, payment: { ...order.payment, ...payment } } };
  }
  return status === 'payment_error' ? { ...lesson, failure: { code: 'payment_error', message: '' } } : lesson;
};

/** The POST itself failed: nobody knows yet whether there is an order; a retry finds out. */
export const hearPlaceError = (error: unknown): Lesson => ({
  failure: { code: failureCodeOf(error), message: error instanceof Error ? error.message : '' },
});

/**
 * The order that the list has already: the shopper's own when it is paid and has the same grand total
 * including tax, as after a lost answer (S8-err-order-06).
 */
export const hearExistingOrder = ({ order }: OrderPlacementContext, existing: Order): Lesson =>
  existing.orderId !== undefined &&
  isPlaced(existing.status) &&
  existing.totals.grandTotalIncludingTax === order.totals.grandTotalIncludingTax
    ? {
        status: existing.status,
        placed: { ...existing, orderId: existing.orderId },
        failure: undefined,
        unsettled: undefined,
      }
    : {};

/**
 * The secure flow ended. Each failure of it is three_ds and a payment error (S4-threeds-01, S4-threeds-02); without
 * the bank's answer the attempt stays unsettled, as it may still succeed.
 */
export const hearChallengeOutcome = ({ accepted }: OrderPlacementContext, outcome: ThreeDsOutcome): Lesson => {
  switch (outcome.kind) {
    case 'placed': {
      const { order } = outcome;
      return { status: order.status, placed: { ...order, orderId: order.orderId ?? accepted?.orderId ?? '' } };
    }
    case 'refused':
      return { status: 'payment_error', failure: { code: 'three_ds', message: '' } };
    case 'three_ds':
      return { status: 'payment_error', failure: { code: 'three_ds', message: '' }, unsettled: accepted };
  }
};

/** What placing came to. */
export const outcomeOf = ({ placed, failure, status, unsettled }: OrderPlacementContext): PlacementOutcome =>
  placed === undefined
    ? { kind: 'failed', failure: failure ?? { code: 'unexpected', message: '' }, status, unsettled }
    : { kind: 'placed', order: placed };
