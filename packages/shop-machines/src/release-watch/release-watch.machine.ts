import { assertEvent, assign, setup } from 'xstate';
import { isNewerRelease, type Release } from './release.ts';

export interface ReleaseWatchPorts {
  /** Makes the service worker preload the files of a newer release (S4-session-04). */
  preload(release: Release): void;
}

export interface ReleaseWatchInput {
  /** The page's own release. Default: that of the first heartbeat. */
  readonly release?: Release | undefined;
  readonly ports?: ReleaseWatchPorts | undefined;
}

export type ReleaseWatchEvent =
  /** A heartbeat response arrived. */
  | { readonly type: 'heartbeat.seen'; readonly release: Release }
  /** The root's error boundary caught an error, so event listeners may be missing (S8-err-other-26). */
  | { readonly type: 'page.broken' };

/** Detects whether the open page is outdated, so that the next navigation must load the whole page (S4-session-03). */
export const releaseWatchMachine = setup({
  types: {
    context: {} as ReleaseWatchInput,
    events: {} as ReleaseWatchEvent,
    input: {} as ReleaseWatchInput,
  },
  guards: {
    isFirst: ({ context }) => context.release === undefined,
    isNewer: ({ context: { release }, event }) => {
      assertEvent(event, 'heartbeat.seen');
      return release !== undefined && isNewerRelease(event.release, release);
    },
  },
  actions: {
    takeRelease: assign(({ event }) => {
      assertEvent(event, 'heartbeat.seen');
      return { release: event.release };
    }),
    preload: ({ context, event }) => {
      assertEvent(event, 'heartbeat.seen');
      context.ports?.preload(event.release);
    },
  },
}).createMachine({
  id: 'releaseWatch',
  context: ({ input }) => input,
  initial: 'current',
  on: { 'page.broken': '.outdated' },
  states: {
    current: {
      on: {
        'heartbeat.seen': [
          { guard: 'isFirst', actions: 'takeRelease' },
          { guard: 'isNewer', target: 'outdated', actions: ['takeRelease', 'preload'] },
        ],
      },
    },
    outdated: {
      on: { 'heartbeat.seen': { guard: 'isNewer', actions: ['takeRelease', 'preload'] } },
    },
  },
});
