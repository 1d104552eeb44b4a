import type { SnapshotFrom } from 'xstate';
import type { threeDsMachine } from './three-ds.machine.ts';

type ThreeDsSnapshot = SnapshotFrom<typeof threeDsMachine>;

/** Where the shopper is to meet the bank now; undefined while nothing of it is to be shown. */
export const selectEncounter = (snapshot: ThreeDsSnapshot): 'challenge' | 'redirect' | undefined => {
  const { encounter, isWindowOpen } = snapshot.context;
  return snapshot.matches('challenging') && isWindowOpen && encounter !== 'none' ? encounter : undefined;
};

/** Whether the bank's device check is running: its page is loaded in a hidden frame. */
export const selectIsFingerprinting = (snapshot: ThreeDsSnapshot): boolean => snapshot.matches('fingerprinting');
