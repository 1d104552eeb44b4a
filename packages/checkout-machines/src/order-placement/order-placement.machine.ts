import type { Order } from '@ironcart/core';
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { CheckoutPorts, PlaceAnswer } from '../ports.ts';
import { threeDsMachine } from '../three-ds/three-ds.machine.ts';
import type { FreshOrder } from './fresh-order.ts';
import { hearChallengeOutcome, hearExistingOrder, hearPlaceAnswer, hearPlaceError, outcomeOf } from './hear-answers.ts';
import type {
  OrderPlacementContext,
  OrderPlacementEvent,
  OrderPlacementInput,
  OrderReference,
  PlacementOutcome,
} from './order-placement.types.ts';

/** Placing shows as loading for at least this long (S9-timing-01). */
const PLACING_MINIMUM_MS = 500;

/** The order that the store says the list has already. */
const existingOrder = ({ failure, order }: OrderPlacementContext): OrderReference | undefined =>
  failure?.code === 'order_already_published' && failure.orderId !== undefined
    ? { orderId: failure.orderId, storeId: order.storeId }
    : undefined;

/** @throws Error when there is no such order: the machine asks only for those that it knows. */
const referenceOf = (order: OrderReference | undefined): OrderReference => {
  if (order === undefined) throw new Error('No order id to reload');
  return { orderId: order.orderId, storeId: order.storeId };
};

/**
 * Places one fresh order, once: one POST per actor, whatever happens (S4-order, S4-threeds). It ends when the
 * order's status is final and 500 ms have passed (READINGS A21), with its outcome as output.
 */
export const orderPlacementMachine = setup({
  types: {
    context: {} as OrderPlacementContext,
    events: {} as OrderPlacementEvent,
    input: {} as OrderPlacementInput,
    output: {} as PlacementOutcome,
    children: {} as { threeDs: 'threeDs' },
  },
  actors: {
    postOrder: fromPromise<PlaceAnswer, { place: CheckoutPorts['place']; order: FreshOrder }>(({ input, signal }) =>
      input.place(input.order, signal),
    ),
    fetchOrder: fromPromise<Order, { fetch: CheckoutPorts['order'] } & OrderReference>(({ input }) =>
      input.fetch(input.orderId, input.storeId),
    ),
    threeDs: threeDsMachine,
  },
  delays: { placingMinimum: PLACING_MINIMUM_MS },
  guards: {
    hasUnsettledAttempt: ({ context }) => context.unsettled !== undefined,
    isPlaced: ({ context }) => context.placed !== undefined,
    existsAlready: ({ context }) => existingOrder(context) !== undefined,
    isRefused: ({ context }) => context.failure !== undefined,
  },
  actions: {
    tellThreeDs: sendTo('threeDs', ({ event }) => event),
  },
}).createMachine({
  id: 'orderPlacement',
  context: ({ input }) => ({ ...input, status: 'new', accepted: undefined, placed: undefined, failure: undefined }),
  initial: 'placing',
  output: ({ context }) => outcomeOf(context),
  states: {
    placing: {
      type: 'parallel',
      onDone: 'ended',
      states: {
        minimum: {
          initial: 'waiting',
          states: {
            waiting: { after: { placingMinimum: 'elapsed' } },
            elapsed: { type: 'final' },
          },
        },
        attempt: {
          initial: 'starting',
          states: {
            starting: {
              always: [{ guard: 'hasUnsettledAttempt', target: 'recheckingEarlier' }, { target: 'posting' }],
            },
            recheckingEarlier: {
              invoke: {
                id: 'fetchEarlier',
                src: 'fetchOrder',
                input: ({ context }) => ({ fetch: context.ports.order, ...referenceOf(context.unsettled) }),
                onDone: {
                  target: 'rechecked',
                  actions: assign(({ context, event }) => hearExistingOrder(context, event.output)),
                },
                onError: 'rechecked',
              },
            },
            rechecked: {
              always: [{ guard: 'isPlaced', target: 'settled' }, { target: 'posting' }],
            },
            posting: {
              invoke: {
                id: 'postOrder',
                src: 'postOrder',
                input: ({ context }) => ({ place: context.ports.place, order: context.order }),
                onDone: {
                  target: 'answered',
                  actions: assign(({ context, event }) => hearPlaceAnswer(context, event.output)),
                },
                onError: { target: 'settled', actions: assign(({ event }) => hearPlaceError(event.error)) },
              },
            },
            answered: {
              always: [
                { guard: 'isPlaced', target: 'settled' },
                { guard: 'existsAlready', target: 'recognising' },
                { guard: 'isRefused', target: 'settled' },
                { target: 'challenging' },
              ],
            },
            recognising: {
              invoke: {
                id: 'fetchExisting',
                src: 'fetchOrder',
                input: ({ context }) => ({ fetch: context.ports.order, ...referenceOf(existingOrder(context)) }),
                onDone: {
                  target: 'settled',
                  actions: assign(({ context, event }) => hearExistingOrder(context, event.output)),
                },
                onError: 'settled',
              },
            },
            challenging: {
              invoke: {
                id: 'threeDs',
                src: 'threeDs',
                input: ({ context }) => ({
                  order: context.ports.order,
                  ...referenceOf(context.accepted),
                  timeoutMs: context.threeDsTimeoutMs,
                  pollMs: context.pollMs,
                }),
                onDone: {
                  target: 'settled',
                  actions: assign(({ context, event }) => hearChallengeOutcome(context, event.output)),
                },
                onSnapshot: {},
              },
              on: { 'challenge.*': { actions: 'tellThreeDs' } },
            },
            settled: { type: 'final' },
          },
        },
      },
    },
    ended: { type: 'final' },
  },
});
