import type { TaxRequest } from '@ironcart/api/client';
import type { TaxQuote } from '@ironcart/api/codec';
import { failureCodeOf } from '@ironcart/core/result';
import { assign, fromPromise, setup } from 'xstate';
import { quotedFor, quoteGuards, requestOf, situationOf } from '../quoted-order.ts';
import type { TaxQuoteContext, TaxQuoteEvent, TaxQuoteInput } from './tax-quote.types.ts';

/**
 * Keeps the tax of an order current (S4-tax). It is requested as soon as shipping is valid; a change aborts the
 * request, so a late response for an earlier order is ignored.
 */
export const taxQuoteMachine = setup({
  types: {
    context: {} as TaxQuoteContext,
    events: {} as TaxQuoteEvent,
    input: {} as TaxQuoteInput,
  },
  actors: {
    fetchTax: fromPromise<TaxQuote, Pick<TaxQuoteInput, 'ports'> & { request: TaxRequest }>(({ input, signal }) =>
      input.ports.tax(input.request, signal),
    ),
  },
  guards: quoteGuards,
  actions: {
    rememberSituation: assign({ situation: ({ context, event }) => situationOf(context, event) }),
    forgetQuote: assign({ quoted: undefined, failure: undefined }),
  },
}).createMachine({
  id: 'taxQuote',
  context: ({ input }) => ({ ...input, quoted: undefined, failure: undefined }),
  initial: 'notReady',
  on: {
    'order.changed': [
      { guard: 'becomesUnready', target: '.notReady', actions: 'rememberSituation' },
      { guard: 'becomesExempt', target: '.valid', actions: 'rememberSituation' },
      { guard: 'isSameOrder', actions: 'rememberSituation' },
      { guard: 'isAlreadyQuoted', target: '.valid', actions: 'rememberSituation' },
      { target: '.loading', actions: 'rememberSituation' },
    ],
    'tax.reload': [
      { guard: 'canQuoteAgain', target: '.loading', actions: ['rememberSituation', 'forgetQuote'] },
      { actions: 'forgetQuote' },
    ],
  },
  states: {
    notReady: {
      always: [
        { guard: 'isQuotable', target: 'loading' },
        { guard: 'isExempt', target: 'valid' },
      ],
    },
    loading: {
      invoke: {
        id: 'fetchTax',
        src: 'fetchTax',
        input: ({ context }) => ({ ports: context.ports, request: requestOf(context.situation) }),
        onDone: {
          target: 'valid',
          actions: assign({
            quoted: ({ context, event }) => quotedFor(context.situation, event.output),
            failure: undefined,
          }),
        },
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
