import type { Order } from '@ironcart/core/order';
import { assign, fromPromise, sendTo, setup } from 'xstate';
import type { PlaceAnswer } from '../ports.ts';
import { threeDsMachine } from '../three-ds/three-ds.machine.ts';
import type { Encounter, ThreeDsInput } from '../three-ds/three-ds.types.ts';
import type { FreshOrder } from './fresh-order.ts';
import {
  hearBankOutcome,
  hearEarlierOrder,
  hearExistingOrder,
  hearPlaceAnswer,
  hearPlaceError,
  orderInQuestion,
  outcomeOf,
} from './hear-answers.ts';
import type {
  AwaitedOrder,
  OrderPlacementContext,
  OrderPlacementEvent,
  OrderPlacementInput,
  OrderReference,
  PlacementOutcome,
} from './order-placement.types.ts';
import { removePending, writePending } from './write-pending.ts';

/** Minimum time for which placing is shown as loading, in milliseconds (S9-timing-01). */
export const PLACING_MINIMUM_MS = 500;

type FetchInput = Pick<OrderPlacementContext, 'ports'> & OrderReference;

/** The input of the order request. @throws Error without an order id: the machine requests only orders that it knows */
const fetchInput = ({ ports }: OrderPlacementContext, order: OrderReference | undefined): FetchInput => {
  if (order === undefined) throw new Error('No order id to reload');
  return { ports, orderId: order.orderId, storeId: order.storeId };
};

export interface PostInput extends Pick<OrderPlacementContext, 'ports'> {
  readonly order: FreshOrder;
}

/** The input of the POST. @throws Error without an order to place: no transition leads there */
const postInput = ({ ports, order }: OrderPlacementContext): PostInput => {
  if (order === undefined) throw new Error('Only a fresh order is placed');
  return { ports, order };
};

const awaitedBy = ({ pending }: OrderPlacementInput): AwaitedOrder | undefined => {
  if (pending === undefined) return undefined;
  const { savedAtMs: _, ...order } = pending;
  return { ...order, isResumed: true };
};

/**
 * How the shopper authenticates at the bank: not at all without a payment reference, or after the return from the
 * bank's page.
 */
const encounterOf = ({ order, awaited }: OrderPlacementContext): Encounter => {
  if (awaited?.transactionId === undefined) return 'none';
  return awaited.kind === 'redirect' && order === undefined ? 'none' : awaited.kind;
};

const bankInput = (context: OrderPlacementContext): ThreeDsInput => {
  const encounter = encounterOf(context);
  return {
    ...fetchInput(context, context.awaited),
    encounter,
    looksAtDevice: encounter === 'challenge' && context.awaited?.browserInfo !== undefined,
    isResumed: context.awaited?.isResumed,
    timeoutMs: context.threeDsTimeoutMs,
    pollMs: context.pollMs,
  };
};

/**
 * Places one fresh order, with exactly one POST per actor (S4-order, S4-threeds); or resumes an order that waits at the
 * bank. Ends when the order's status is final and 500 ms have passed (READINGS A21); the result is its output.
 */
export const orderPlacementMachine = setup({
  types: {
    context: {} as OrderPlacementContext,
    events: {} as OrderPlacementEvent,
    input: {} as OrderPlacementInput,
    output: {} as PlacementOutcome,
    children: {} as {
      threeDs: 'threeDs';
      postOrder: 'postOrder';
      fetchEarlier: 'fetchOrder';
      fetchExisting: 'fetchOrder';
    },
  },
  actors: {
    postOrder: fromPromise<PlaceAnswer, PostInput>(({ input, signal }) => input.ports.place(input.order, signal)),
    fetchOrder: fromPromise<Order, FetchInput>(({ input, signal }) =>
      input.ports.order(input.orderId, input.storeId, signal),
    ),
    threeDs: threeDsMachine,
  },
  delays: { placingMinimum: PLACING_MINIMUM_MS },
  guards: {
    hasUnsettledAttempt: ({ context }) => context.unsettled !== undefined,
    isPlaced: ({ context }) => context.placed !== undefined,
    mayExist: ({ context }) => orderInQuestion(context) !== undefined,
    isRefused: ({ context }) => context.failure !== undefined,
    isAwaited: ({ context }) => context.awaited !== undefined,
  },
  actions: {
    tellThreeDs: sendTo('threeDs', ({ event }) => event),
    rememberPending: ({ context: { ports, awaited } }) => {
      if (awaited === undefined) return;
      const { orderId, storeId, listId, transactionId, kind } = awaited;
      writePending(ports, { orderId, storeId, listId, transactionId, kind });
    },
    forgetPending: ({ context }) => {
      if (context.unsettled === undefined) removePending(context.ports);
    },
  },
}).createMachine({
  id: 'orderPlacement',
  context: ({ input }) => ({
    ...input,
    order: input.order,
    status: input.pending === undefined ? 'new' : 'payment_pending',
    awaited: awaitedBy(input),
    placed: undefined,
    failure: undefined,
  }),
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
            waiting: {
              after: { placingMinimum: 'elapsed' },
              on: { 'actor.restored': { target: 'waiting', reenter: true } },
            },
            elapsed: { type: 'final' },
          },
        },
        attempt: {
          initial: 'starting',
          states: {
            starting: {
              always: [
                { guard: 'isAwaited', target: 'atBank' },
                { guard: 'hasUnsettledAttempt', target: 'recheckingEarlier' },
                { target: 'posting' },
              ],
            },
            /** An earlier attempt may have succeeded; it is checked before the POST. */
            recheckingEarlier: {
              invoke: {
                id: 'fetchEarlier',
                src: 'fetchOrder',
                input: ({ context }) => fetchInput(context, context.unsettled),
                onDone: {
                  target: 'rechecked',
                  actions: assign(({ context, event }) => hearEarlierOrder(context, event.output)),
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
                input: ({ context }) => postInput(context),
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
                { guard: 'mayExist', target: 'recognising' },
                { guard: 'isRefused', target: 'settled' },
                { target: 'atBank' },
              ],
            },
            /** The response names an existing order; it is loaded to find out whether it is this one. */
            recognising: {
              invoke: {
                id: 'fetchExisting',
                src: 'fetchOrder',
                input: ({ context }) => fetchInput(context, orderInQuestion(context)),
                onDone: {
                  target: 'recognised',
                  actions: assign(({ context, event }) => hearExistingOrder(context, event.output)),
                },
                onError: 'settled',
              },
            },
            recognised: {
              always: [
                { guard: 'isPlaced', target: 'settled' },
                { guard: 'isAwaited', target: 'atBank' },
                { target: 'settled' },
              ],
            },
            /** Waits for the shopper and the bank, until the time limit. */
            atBank: {
              entry: 'rememberPending',
              invoke: {
                id: 'threeDs',
                src: 'threeDs',
                input: ({ context }) => bankInput(context),
                onDone: {
                  target: 'settled',
                  actions: assign(({ context, event }) => hearBankOutcome(context, event.output)),
                },
                onSnapshot: {},
              },
              on: { 'challenge.*': { actions: 'tellThreeDs' } },
            },
            settled: { type: 'final', entry: 'forgetPending' },
          },
        },
      },
    },
    ended: { type: 'final' },
  },
});
