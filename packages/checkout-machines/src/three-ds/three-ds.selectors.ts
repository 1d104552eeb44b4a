import type { SnapshotFrom } from 'xstate';
import type { threeDsMachine } from './three-ds.machine.ts';

type ThreeDsSnapshot = SnapshotFrom<typeof threeDsMachine>;

/** The current 3-D Secure challenge to display; undefined while there is none. */
export const selectEncounter = (snapshot: ThreeDsSnapshot): 'challenge' | 'redirect' | undefined => {
  const { encounter, isWindowOpen } = snapshot.context;
  return snapshot.matches('challenging') && isWindowOpen && encounter !== 'none' ? encounter : undefined;
};

/** Whether the bank's device check is running: its page is loaded in a hidden frame. */
export const selectIsFingerprinting = (snapshot: ThreeDsSnapshot): boolean => snapshot.matches('fingerprinting');
