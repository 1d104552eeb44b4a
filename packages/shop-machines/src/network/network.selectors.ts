import type { SnapshotFrom } from 'xstate';
import type { networkMachine } from './network.machine.ts';

export const selectIsOnline = (snapshot: SnapshotFrom<typeof networkMachine>): boolean => snapshot.matches('online');
