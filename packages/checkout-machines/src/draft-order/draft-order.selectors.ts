import type { SnapshotFrom } from 'xstate';
import type { draftOrderMachine } from './draft-order.machine.ts';

/** Whether the shopper's last answers are still to be saved. */
export const selectHasUnsavedAnswers = (snapshot: SnapshotFrom<typeof draftOrderMachine>): boolean =>
  snapshot.matches('changed');
