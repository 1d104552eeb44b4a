import { isPayPalPayment } from '@ironcart/core/payment';
import type {
  OrderPlacementInput,
  OrderReference,
  PlacementOutcome,
} from '../order-placement/order-placement.types.ts';
import type { CheckoutContext, OrderAttempt } from './checkout.types.ts';
import { freshnessOf } from './freshness.ts';

/**
 * The attempt without a response, which may have succeeded; the store is asked for its result before the next attempt.
 */
export const unsettledOf = (attempt: OrderAttempt): OrderReference | undefined => {
  if (attempt.kind === 'failed') return attempt.failure.unsettled;
  return 'unsettled' in attempt ? attempt.unsettled : undefined;
};

/** Creates the attempt to place the displayed order at `now`, or the reason why it is outdated. */
export const attemptAt = (context: CheckoutContext, now: number): OrderAttempt => {
  const unsettled = unsettledOf(context.attempt);
  const freshness = freshnessOf(context, now);
  return freshness.ok
    ? { kind: 'fresh', order: freshness.value, unsettled }
    : { kind: 'stale', code: freshness.issues[0].code, unsettled };
};

/** The attempt after placing ended. */
export const attemptAfter = (attempt: OrderAttempt, outcome: PlacementOutcome): OrderAttempt =>
  outcome.ok
    ? { kind: 'placed', order: outcome.value }
    : {
        kind: 'failed',
        failure: outcome.issues[0],
        isPayPal: attempt.kind === 'fresh' && isPayPalPayment(attempt.order.payment),
      };

/** The input of the order placement machine. @throws Error for an order that is not fresh: no transition leads there */
export const placementInput = ({ attempt, ports, config }: CheckoutContext): OrderPlacementInput => {
  switch (attempt.kind) {
    case 'resumed':
      return { ports, pending: attempt.pending, unsettled: undefined, ...config };
    case 'fresh':
      return { ports, order: attempt.order, unsettled: attempt.unsettled, ...config };
    default:
      throw new Error('Only a fresh order is placed');
  }
};
