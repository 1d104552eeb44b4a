import { isFinalStatus, isPlaced, type Order } from '@ironcart/core/order';
import { assign, fromPromise, setup } from 'xstate';
import type { ThreeDsContext, ThreeDsEvent, ThreeDsInput, ThreeDsOutcome } from './three-ds.types.ts';

/** Time limit of the bank's device check, in milliseconds; then the flow continues without it. */
export const FINGERPRINT_LIMIT_MS = 10_000;

/** Time limit of one request for the order, in milliseconds. */
const LOOK_LIMIT_MS = 10_000;

/**
 * How long the order is polled when nothing is displayed, for example after the return from the bank, in milliseconds.
 */
export const UNSHOWN_LIMIT_MS = 30_000;

const outcomeOf = (order: Order): ThreeDsOutcome | undefined => {
  if (!isFinalStatus(order.status)) return undefined;
  return isPlaced(order.status) ? { kind: 'placed', order } : { kind: 'refused', order };
};

/**
 * Follows an order through 3-D Secure (S4-threeds): a device check, a challenge in a frame, or a redirect to the bank.
 * Only the order's status decides; messages of the bank's page only trigger an earlier check. It always ends: with a
 * final status, after the shopper leaves and another check finds no final status, or by the time limit.
 */
export const threeDsMachine = setup({
  types: {
    context: {} as ThreeDsContext,
    events: {} as ThreeDsEvent,
    input: {} as ThreeDsInput,
    output: {} as ThreeDsOutcome,
  },
  actors: {
    fetchOrder: fromPromise<Order, ThreeDsContext>(({ input, signal }) =>
      input.ports.order(input.orderId, input.storeId, signal),
    ),
  },
  delays: {
    pollInterval: ({ context }) => context.pollMs,
    timeLimit: ({ context: { encounter, timeoutMs } }) =>
      encounter === 'none' ? Math.min(timeoutMs, UNSHOWN_LIMIT_MS) : timeoutMs,
    fingerprintLimit: FINGERPRINT_LIMIT_MS,
    lookLimit: LOOK_LIMIT_MS,
  },
  guards: {
    looksAtDevice: ({ context }) => context.looksAtDevice === true,
    isResumed: ({ context }) => context.isResumed === true,
    isWindowClosed: ({ context }) => !context.isWindowOpen,
  },
  actions: {
    closeWindow: assign({ isWindowOpen: false }),
  },
}).createMachine({
  id: 'threeDs',
  context: ({ input }) => ({
    ...input,
    encounter: input.encounter ?? 'challenge',
    isWindowOpen: true,
    outcome: undefined,
  }),
  initial: 'beginning',
  output: ({ context }) => context.outcome ?? { kind: 'three_ds' },
  on: {
    'challenge.failed': '.ended',
  },
  states: {
    beginning: {
      always: [
        { guard: 'looksAtDevice', target: 'fingerprinting' },
        { guard: 'isResumed', target: 'resolving' },
        { target: 'challenging' },
      ],
    },
    fingerprinting: {
      on: {
        'challenge.fingerprinted': 'resolving',
        'actor.restored': { target: 'fingerprinting', reenter: true },
      },
      after: { fingerprintLimit: 'resolving' },
    },
    /** Requests the order once before anything is displayed: the bank may have decided already. */
    resolving: {
      after: { lookLimit: 'challenging' },
      on: { 'actor.restored': { target: 'resolving', reenter: true } },
      invoke: {
        id: 'fetchFirst',
        src: 'fetchOrder',
        input: ({ context }) => context,
        onDone: [
          {
            guard: ({ event }) => outcomeOf(event.output) !== undefined,
            target: 'ended',
            actions: assign({ outcome: ({ event }) => outcomeOf(event.output) }),
          },
          { target: 'challenging' },
        ],
        onError: 'challenging',
      },
    },
    challenging: {
      initial: 'waiting',
      after: { timeLimit: 'ended' },
      on: {
        'challenge.closed': { target: '.asking', actions: 'closeWindow' },
        'challenge.finished': '.asking',
        'actor.restored': { target: '.asking', reenter: true },
      },
      states: {
        waiting: {
          after: { pollInterval: 'asking' },
        },
        asking: {
          after: {
            lookLimit: [{ guard: 'isWindowClosed', target: '#threeDs.ended' }, { target: 'waiting' }],
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
              { guard: 'isWindowClosed', target: '#threeDs.ended' },
              { target: 'waiting' },
            ],
            onError: [{ guard: 'isWindowClosed', target: '#threeDs.ended' }, { target: 'waiting' }],
          },
        },
      },
    },
    ended: { type: 'final' },
  },
});
