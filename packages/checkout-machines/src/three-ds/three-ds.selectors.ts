import type { SnapshotFrom } from 'xstate';
import type { threeDsMachine } from './three-ds.machine.ts';

/** Whether the bank's page is to be on screen. */
export const selectIsWindowOpen = (snapshot: SnapshotFrom<typeof threeDsMachine>): boolean =>
  snapshot.status === 'active' && snapshot.context.isWindowOpen;
