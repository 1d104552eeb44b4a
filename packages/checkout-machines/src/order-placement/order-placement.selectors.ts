import type { OrderPayment, OrderStatus } from '@ironcart/core/order';
import type { SnapshotFrom } from 'xstate';
import { selectEncounter, selectIsFingerprinting } from '../three-ds/three-ds.selectors.ts';
import type { orderPlacementMachine } from './order-placement.machine.ts';

/** A payment at the provider, by its reference. */
interface PaymentAtBank {
  readonly transactionId: string;
}

/** The placement's data for checkout; at most one of the last three fields is set. */
export interface PlacementFacts {
  readonly status: OrderStatus;
  /** The bank's challenge to show. */
  readonly challenge: PaymentAtBank | undefined;
  /** The bank's page to which the browser must navigate. */
  readonly redirect: (PaymentAtBank & { readonly orderId: string }) | undefined;
  /** The bank's device check, whose page is loaded in an invisible frame. */
  readonly fingerprint: (PaymentAtBank & { readonly browserInfo: OrderPayment['browserInfo'] }) | undefined;
}

export const selectPlacementFacts = (snapshot: SnapshotFrom<typeof orderPlacementMachine>): PlacementFacts => {
  const { status, awaited } = snapshot.context;
  const threeDs = snapshot.children.threeDs?.getSnapshot();
  const transactionId = awaited?.transactionId;
  if (threeDs === undefined || awaited === undefined || transactionId === undefined) {
    return { status, challenge: undefined, redirect: undefined, fingerprint: undefined };
  }
  const encounter = selectEncounter(threeDs);
  return {
    status,
    challenge: encounter === 'challenge' ? { transactionId } : undefined,
    redirect: encounter === 'redirect' ? { transactionId, orderId: awaited.orderId } : undefined,
    fingerprint: selectIsFingerprinting(threeDs) ? { transactionId, browserInfo: awaited.browserInfo } : undefined,
  };
};
