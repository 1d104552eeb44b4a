import type { RatesRequest } from '@ironcart/api/client';
import { failureCodeOf } from '@ironcart/core/result';
import { noShippingAddressMessage, type RateQuote } from '@ironcart/core/shipping';
import { assign, fromPromise, setup } from 'xstate';
import { fingerprintOf, quotedFor, situationOf } from '../quoted-order.ts';
import type {
  ShippingRatesContext,
  ShippingRatesEvent,
  ShippingRatesInput,
  ShippingSituation,
} from './shipping-rates.types.ts';

/** How long the order must be unchanged before rates are requested, in milliseconds (S4-ship-08). */
export const RATES_DEBOUNCE_MS = 500;

const requestOf = (situation: ShippingSituation): RatesRequest => {
  if (situation.kind !== 'shippable') throw new Error(noShippingAddressMessage);
  return situation.request;
};

/**
 * Keeps the shipping rates of an order current (S4-ship). Leaving `loading` aborts the request, so a late response for
 * an earlier order is ignored; a quote is stored with its fingerprint.
 */
export const shippingRatesMachine = setup({
  types: {
    context: {} as ShippingRatesContext,
    events: {} as ShippingRatesEvent,
    input: {} as ShippingRatesInput,
  },
  actors: {
    fetchRates: fromPromise<RateQuote, Pick<ShippingRatesInput, 'ports'> & { request: RatesRequest }>(
      ({ input, signal }) => input.ports.rates(input.request, signal),
    ),
  },
  delays: { ratesDebounce: RATES_DEBOUNCE_MS },
  guards: {
    cannotShip: ({ context, event }) => situationOf(context, event).kind === 'notReady',
    shipsNothing: ({ context, event }) => situationOf(context, event).kind === 'virtual',
    isAlreadyQuoted: ({ context, event }) => context.quoted?.fingerprint === fingerprintOf(situationOf(context, event)),
    isSameOrder: ({ context, event }) =>
      fingerprintOf(context.situation) === fingerprintOf(situationOf(context, event)),
    canShip: ({ context }) => context.situation.kind === 'shippable',
    canShipAgain: ({ context, event }) => situationOf(context, event).kind === 'shippable',
    hasNothingToShip: ({ context }) => context.situation.kind === 'virtual',
  },
  actions: {
    rememberSituation: assign({ situation: ({ context, event }) => situationOf(context, event) }),
    forgetQuote: assign({ quoted: undefined, failure: undefined }),
  },
}).createMachine({
  id: 'shippingRates',
  context: ({ input }) => ({ ...input, quoted: undefined, failure: undefined }),
  initial: 'notReady',
  on: {
    'order.changed': [
      { guard: 'cannotShip', target: '.notReady', actions: 'rememberSituation' },
      { guard: 'shipsNothing', target: '.valid', actions: 'rememberSituation' },
      { guard: 'isSameOrder', actions: 'rememberSituation' },
      { guard: 'isAlreadyQuoted', target: '.valid', actions: 'rememberSituation' },
      { target: '.loadable', actions: 'rememberSituation' },
    ],
    'rates.reload': { guard: 'canShipAgain', target: '.loading', actions: ['rememberSituation', 'forgetQuote'] },
  },
  states: {
    notReady: {
      always: [
        { guard: 'canShip', target: 'loadable' },
        { guard: 'hasNothingToShip', target: 'valid' },
      ],
    },
    loadable: {
      after: { ratesDebounce: 'loading' },
      on: { 'actor.restored': { target: 'loadable', reenter: true } },
    },
    loading: {
      invoke: {
        id: 'fetchRates',
        src: 'fetchRates',
        input: ({ context }) => ({ ports: context.ports, request: requestOf(context.situation) }),
        onDone: [
          {
            guard: ({ event }) => event.output.rates.length + event.output.split.length > 0,
            target: 'valid',
            actions: assign({
              quoted: ({ context, event }) => quotedFor(context.situation, event.output),
              failure: undefined,
            }),
          },
          { target: 'error', actions: assign({ quoted: undefined, failure: 'no_shipping_rates' }) },
        ],
        onError: {
          target: 'error',
          actions: assign({ quoted: undefined, failure: ({ event }) => failureCodeOf(event.error) }),
        },
      },
    },
    valid: {},
    error: {},
  },
});
