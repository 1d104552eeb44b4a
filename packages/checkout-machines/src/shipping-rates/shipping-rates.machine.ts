import type { RatesRequest } from '@ironcart/api/client';
import { failureCodeOf } from '@ironcart/core/result';
import type { RateQuote } from '@ironcart/core/shipping';
import { assign, fromPromise, setup } from 'xstate';
import { quotedFor, quoteGuards, requestOf, situationOf } from '../quoted-order.ts';
import type { ShippingRatesContext, ShippingRatesEvent, ShippingRatesInput } from './shipping-rates.types.ts';

/** How long the order must be unchanged before rates are requested, in milliseconds (S4-ship-08). */
export const RATES_DEBOUNCE_MS = 500;

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
  guards: quoteGuards,
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
      { guard: 'becomesUnready', target: '.notReady', actions: 'rememberSituation' },
      { guard: 'becomesExempt', target: '.valid', actions: 'rememberSituation' },
      { guard: 'isSameOrder', actions: 'rememberSituation' },
      { guard: 'isAlreadyQuoted', target: '.valid', actions: 'rememberSituation' },
      { target: '.loadable', actions: 'rememberSituation' },
    ],
    'rates.reload': { guard: 'canQuoteAgain', target: '.loading', actions: ['rememberSituation', 'forgetQuote'] },
  },
  states: {
    notReady: {
      always: [
        { guard: 'isQuotable', target: 'loadable' },
        { guard: 'isExempt', target: 'valid' },
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
