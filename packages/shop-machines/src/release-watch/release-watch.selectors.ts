import type { SnapshotFrom } from 'xstate';
import type { releaseWatchMachine } from './release-watch.machine.ts';

/** Whether the next navigation must load the whole page, because there is a newer release or the page is broken. */
export const selectIsOutdated = (snapshot: SnapshotFrom<typeof releaseWatchMachine>): boolean =>
  snapshot.matches('outdated');
