import type { OrderStatus } from '@ironcart/core';
import type { SnapshotFrom } from 'xstate';
import { selectIsWindowOpen } from '../three-ds/three-ds.selectors.ts';
import type { orderPlacementMachine } from './order-placement.machine.ts';

/** What checkout shows of an order that is being placed. */
export interface PlacementFacts {
  readonly status: OrderStatus;
  /** The bank's challenge that is on screen. */
  readonly challenge: { readonly transactionId: string } | undefined;
}

export const selectPlacementFacts = (snapshot: SnapshotFrom<typeof orderPlacementMachine>): PlacementFacts => {
  const { status, accepted } = snapshot.context;
  const threeDs = snapshot.children.threeDs?.getSnapshot();
  const transactionId = accepted?.payment.transactionId;
  const isShown = threeDs !== undefined && selectIsWindowOpen(threeDs) && transactionId !== undefined;
  return { status, challenge: isShown ? { transactionId } : undefined };
};
