import { isFinalStatus, isPlaced, type Order } from '@ironcart/core';
import { assign, fromPromise, setup } from 'xstate';
import type { ThreeDsContext, ThreeDsEvent, ThreeDsInput, ThreeDsOutcome } from './three-ds.types.ts';

/** The time limit of the secure flow unless configured otherwise (READINGS A12). */
export const DEFAULT_THREE_DS_TIMEOUT_MS = 10 * 60 * 1000;

/** The time between two looks at the order unless configured otherwise. */
export const DEFAULT_POLL_MS = 2000;

/** How long one look at the order may take before it counts as unanswered. */
const LOOK_LIMIT_MS = 10_000;

const outcomeOf = (order: Order): ThreeDsOutcome | undefined => {
  if (!isFinalStatus(order.status)) return undefined;
  return isPlaced(order.status) ? { kind: 'placed', order } : { kind: 'refused', order };
};

/**
 * Follows an order through the bank's challenge (S4-threeds). Only the order's own status decides; what the
 * bank's page says merely hastens the next look. It always ends: by a final status, when the window is closed
 * and one more look finds nothing final, or by the time limit.
 */
export const threeDsMachine = setup({
  types: {
    context: {} as ThreeDsContext,
    events: {} as ThreeDsEvent,
    input: {} as ThreeDsInput,
    output: {} as ThreeDsOutcome,
  },
  actors: {
    fetchOrder: fromPromise<Order, ThreeDsContext>(({ input }) => input.order(input.orderId, input.storeId)),
  },
  delays: {
    pollInterval: ({ context }) => context.pollMs,
    timeLimit: ({ context }) => context.timeoutMs,
    lookLimit: LOOK_LIMIT_MS,
  },
  guards: {
    isWindowClosed: ({ context }) => !context.isWindowOpen,
  },
  actions: {
    closeWindow: assign({ isWindowOpen: false }),
    failThreeDs: assign({ outcome: { kind: 'three_ds' } }),
  },
}).createMachine({
  id: 'threeDs',
  context: ({ input }) => ({ ...input, isWindowOpen: true, outcome: undefined }),
  initial: 'challenging',
  output: ({ context }) => context.outcome ?? { kind: 'three_ds' },
  states: {
    challenging: {
      initial: 'waiting',
      after: { timeLimit: { target: 'ended', actions: 'failThreeDs' } },
      on: {
        'challenge.closed': { target: '.asking', actions: 'closeWindow' },
        'challenge.finished': '.asking',
        'challenge.failed': { target: 'ended', actions: 'failThreeDs' },
      },
      states: {
        waiting: {
          after: { pollInterval: 'asking' },
        },
        asking: {
          after: {
            lookLimit: [
              { guard: 'isWindowClosed', target: '#threeDs.ended', actions: 'failThreeDs' },
              { target: 'waiting' },
            ],
          },
          invoke: {
            id: 'fetchOrder',
            src: 'fetchOrder',
            input: ({ context }) => context,
            onDone: [
              {
                guard: ({ event }) => outcomeOf(event.output) !== undefined,
                target: '#threeDs.ended',
                actions: assign({ outcome: ({ event }) => outcomeOf(event.output) }),
              },
              { guard: 'isWindowClosed', target: '#threeDs.ended', actions: 'failThreeDs' },
              { target: 'waiting' },
            ],
            onError: [
              { guard: 'isWindowClosed', target: '#threeDs.ended', actions: 'failThreeDs' },
              { target: 'waiting' },
            ],
          },
        },
      },
    },
    ended: { type: 'final' },
  },
});
