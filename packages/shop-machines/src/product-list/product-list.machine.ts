import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ListedItem, ProductListContext, ProductListEvent, ProductListInput } from './product-list.types.ts';

/**
 * A list of products that is loaded when it becomes visible (S4-misc-05). Views of the list are reported once its
 * products are loaded, each once (S4-misc-06). A list that fails to load is empty, without an error (S8-err-other-11).
 */
export const productListMachine = setup({
  types: { context: {} as ProductListContext, events: {} as ProductListEvent, input: {} as ProductListInput },
  actors: {
    load: fromPromise<readonly ListedItem[], Pick<ProductListContext, 'ports'>>(({ input, signal }) =>
      input.ports.load(signal),
    ),
  },
  actions: {
    keepView: assign(({ context, event }) => {
      assertEvent(event, 'list.viewed');
      return { waiting: [...context.waiting, event.view] };
    }),
    reportWaiting: ({ context: { ports, waiting, items } }) => {
      for (const view of waiting) ports.report(view, items);
    },
    forgetWaiting: assign({ waiting: [] }),
    reportView: ({ context: { ports, items }, event }) => {
      assertEvent(event, 'list.viewed');
      ports.report(event.view, items);
    },
  },
}).createMachine({
  id: 'productList',
  context: ({ input }) => ({ ...input, items: [], waiting: [] }),
  initial: 'unseen',
  states: {
    unseen: { on: { 'list.seen': 'loading', 'list.viewed': { actions: 'keepView' } } },
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ ports: context.ports }),
        onDone: { target: 'loaded', actions: assign({ items: ({ event }) => event.output }) },
        onError: 'loaded',
      },
      on: { 'list.viewed': { actions: 'keepView' } },
    },
    loaded: {
      entry: ['reportWaiting', 'forgetWaiting'],
      on: { 'list.viewed': { actions: 'reportView' } },
    },
  },
});
