import { isFinalStatus, isPlaced, isRedirectPayment, type Order, type OrderPayment, recover } from '@ironcart/core';
import { failureCodeOf } from '../failure-code.ts';
import type { PlaceAnswer, PlacementFailure } from '../ports.ts';
import type { ThreeDsOutcome } from '../three-ds/three-ds.types.ts';
import type { AwaitedOrder, OrderPlacementContext, OrderReference, PlacementOutcome } from './order-placement.types.ts';

/** What an answer teaches: the parts of the context that it changes. */
type Lesson = Partial<Pick<OrderPlacementContext, 'status' | 'awaited' | 'placed' | 'failure' | 'unsettled'>>;

const kindOf = (payment: Pick<OrderPayment, 'paymentType' | 'adyenType'>): AwaitedOrder['kind'] =>
  isRedirectPayment(payment) ? 'redirect' : 'challenge';

/** The order that a refusal speaks of and whose fate is not known: it exists already, or was being written. */
export const orderInQuestion = ({ failure, order }: OrderPlacementContext): OrderReference | undefined => {
  if (failure?.orderId === undefined || order === undefined) return undefined;
  const { fetchesExistingOrder, isOutcomeUnknown } = recover(failure);
  return fetchesExistingOrder || isOutcomeUnknown ? { orderId: failure.orderId, storeId: order.storeId } : undefined;
};

const hearRefusal = (context: OrderPlacementContext, failure: PlacementFailure): Lesson => ({
  failure,
  unsettled: recover(failure).isOutcomeUnknown ? orderInQuestion({ ...context, failure }) : undefined,
});

/** The store answered the POST: with an order and its status, or with a refusal (READINGS A11). */
export const hearPlaceAnswer = (context: OrderPlacementContext, answer: PlaceAnswer): Lesson => {
  if (!answer.ok) return hearRefusal(context, answer.failure);
  const { order } = context;
  if (order === undefined) return {};
  const { orderId, storeId, status, payment } = answer.accepted;
  if (isPlaced(status)) {
    const placed = { ...order, orderId, storeId, status, payment: { ...order.payment, ...payment } };
    return { status, placed, unsettled: undefined };
  }
  if (status === 'payment_error') {
    return { status, failure: { code: 'payment_error', message: '' }, unsettled: undefined };
  }
  const { transactionId, browserInfo } = payment;
  return {
    status,
    unsettled: undefined,
    awaited: {
      orderId,
      storeId,
      listId: order.listId,
      transactionId,
      kind: kindOf(order.payment),
      browserInfo,
      isResumed: false,
    },
  };
};

/** The POST itself failed: nobody knows yet whether there is an order; a retry finds out. */
export const hearPlaceError = (error: unknown): Lesson => ({
  failure: { code: failureCodeOf(error), message: error instanceof Error ? error.message : '' },
});

/**
 * The order that the list has already. It is the shopper's own when it has the same grand total including tax, as
 * after a lost answer (S8-err-order-06): then it is placed, or awaited while its payment is not decided. One whose
 * payment has failed stands in nobody's way.
 */
export const hearExistingOrder = ({ order, failure }: OrderPlacementContext, existing: Order): Lesson => {
  const { orderId, storeId, status, listId, payment } = existing;
  if (order === undefined || orderId === undefined) return {};
  if (status === 'payment_error') {
    const isAnswer = failure !== undefined && recover(failure).isOutcomeUnknown;
    return isAnswer
      ? { status, failure: { code: 'payment_error', message: '' }, unsettled: undefined }
      : { unsettled: undefined };
  }
  if (existing.totals.grandTotalIncludingTax !== order.totals.grandTotalIncludingTax) return {};
  const known = { status, failure: undefined, unsettled: undefined };
  if (isFinalStatus(status)) return { ...known, placed: { ...existing, orderId } };
  const { transactionId } = payment;
  return { ...known, awaited: { orderId, storeId, listId, transactionId, kind: kindOf(payment), isResumed: true } };
};

/**
 * An earlier attempt of the list, asked about before another one is posted. One that succeeded is the answer; one that
 * still waits at the bank is the store's to settle when the shopper pays otherwise now, so it holds nothing up.
 */
export const hearEarlierOrder = (context: OrderPlacementContext, earlier: Order): Lesson =>
  isFinalStatus(earlier.status) ? hearExistingOrder(context, earlier) : {};

/**
 * The secure flow ended. Each failure of a challenge is three_ds and a payment error (S4-threeds-01, S4-threeds-02);
 * a redirect that was refused is a refused payment. Without the bank's answer the attempt stays unsettled, as it may
 * still succeed.
 */
export const hearBankOutcome = ({ awaited }: OrderPlacementContext, outcome: ThreeDsOutcome): Lesson => {
  switch (outcome.kind) {
    case 'placed': {
      const { order } = outcome;
      const orderId = order.orderId ?? awaited?.orderId;
      return orderId === undefined ? {} : { status: order.status, placed: { ...order, orderId } };
    }
    case 'refused':
      return {
        status: 'payment_error',
        failure: { code: awaited?.kind === 'redirect' ? 'payment_error' : 'three_ds', message: '' },
      };
    case 'three_ds':
      return {
        status: 'payment_error',
        failure: { code: 'three_ds', message: '' },
        unsettled: awaited && { orderId: awaited.orderId, storeId: awaited.storeId },
      };
  }
};

/** What placing came to. */
export const outcomeOf = ({ placed, failure, status, unsettled }: OrderPlacementContext): PlacementOutcome =>
  placed === undefined
    ? { kind: 'failed', failure: failure ?? { code: 'unexpected', message: '' }, status, unsettled }
    : { kind: 'placed', order: placed };
