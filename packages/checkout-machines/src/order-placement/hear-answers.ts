import { recover } from '@ironcart/core/checkout';
import { isFinalStatus, isPlaced, type Order, type OrderPayment } from '@ironcart/core/order';
import { isRedirectPayment } from '@ironcart/core/payment';
import { failureCodeOf, retryAfterSecondsOf } from '@ironcart/core/result';
import type { PlaceAnswer, PlacementFailure } from '../ports.ts';
import type { ThreeDsOutcome } from '../three-ds/three-ds.types.ts';
import type { AwaitedOrder, OrderPlacementContext, OrderReference, PlacementOutcome } from './order-placement.types.ts';

/** The context changes caused by a response. */
type Lesson = Partial<Pick<OrderPlacementContext, 'status' | 'awaited' | 'placed' | 'failure' | 'unsettled'>>;

const kindOf = (payment: Pick<OrderPayment, 'paymentType' | 'adyenType'>): AwaitedOrder['kind'] =>
  isRedirectPayment(payment) ? 'redirect' : 'challenge';

/** The order of a refusal with an unknown result: it exists already, or was being written. */
export const orderInQuestion = ({ failure, order }: OrderPlacementContext): OrderReference | undefined => {
  if (failure?.orderId === undefined || order === undefined) return undefined;
  const { fetchesExistingOrder, isOutcomeUnknown } = recover(failure);
  return fetchesExistingOrder || isOutcomeUnknown ? { orderId: failure.orderId, storeId: order.storeId } : undefined;
};

const hearRefusal = (context: OrderPlacementContext, failure: PlacementFailure): Lesson => ({
  failure,
  unsettled: recover(failure).isOutcomeUnknown ? orderInQuestion({ ...context, failure }) : undefined,
});

/** Handles the response to the POST: an order with its status, or a refusal (READINGS A11). */
export const hearPlaceAnswer = (context: OrderPlacementContext, answer: PlaceAnswer): Lesson => {
  if (!answer.ok) return hearRefusal(context, answer.issues[0]);
  const { order } = context;
  if (order === undefined) return {};
  const { orderId, storeId, status, payment } = answer.value;
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

/** Handles a failed POST. Whether there is an order is unknown; a retry finds out. */
export const hearPlaceError = (error: unknown): Lesson => ({
  failure: {
    code: failureCodeOf(error),
    message: error instanceof Error ? error.message : '',
    retryAfterSeconds: retryAfterSecondsOf(error),
  },
});

/**
 * Handles an existing order of the list. With the same grand total including tax it is the shopper's own, as after a
 * lost response (S8-err-order-06): it is placed, or awaited while its payment is undecided. An order with a failed
 * payment does not prevent a new attempt.
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
 * Handles an earlier attempt, which is checked before another one is posted. A successful one is the result. One that
 * still waits at the bank does not block the new attempt, because the backend settles it.
 */
export const hearEarlierOrder = (context: OrderPlacementContext, earlier: Order): Lesson =>
  isFinalStatus(earlier.status) ? hearExistingOrder(context, earlier) : {};

/**
 * Handles the end of the secure flow. Every failed challenge is three_ds and a payment error (S4-threeds-01,
 * S4-threeds-02); a refused redirect is a refused payment. Without the bank's answer the attempt stays unsettled, as it
 * may still succeed.
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

/** The result of the placement. */
export const outcomeOf = ({ placed, failure, status, unsettled }: OrderPlacementContext): PlacementOutcome =>
  placed === undefined
    ? { ok: false, issues: [{ ...(failure ?? { code: 'unexpected', message: '' }), status, unsettled }] }
    : { ok: true, value: placed };
