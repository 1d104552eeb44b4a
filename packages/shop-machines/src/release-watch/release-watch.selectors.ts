import type { SnapshotFrom } from 'xstate';
import type { releaseWatchMachine } from './release-watch.machine.ts';

/** Whether the next navigation has to load the whole page: a newer release answers, or the page is broken. */
export const selectIsOutdated = (snapshot: SnapshotFrom<typeof releaseWatchMachine>): boolean =>
  snapshot.matches('outdated');
