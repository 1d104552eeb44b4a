import { searchPath } from '@ironcart/core/search';
import { and, assertEvent, assign, emit, fromPromise, raise, setup, stateIn } from 'xstate';
import type {
  LoadedPreview,
  SearchDropdownContext,
  SearchDropdownEvent,
  SearchDropdownInput,
  SearchNavigation,
  SearchPreview,
} from './search-dropdown.types.ts';

/** Delay of the first load after mounting, in milliseconds (S4-search-08). */
export const FIRST_PREVIEW_DELAY_MS = 500;

/** Delay of loading after a change of the query, in milliseconds (S4-search-07). */
export const PREVIEW_DELAY_MS = 250;

/** The query to load: the phrase under the pointer, or else the typed text. */
export const wantedQuery = ({
  query,
  substitute,
}: Pick<SearchDropdownContext<unknown>, 'query' | 'substitute'>): string => (substitute ?? query).trim();

interface LoadedResults<Product> {
  readonly initial: SearchPreview<Product>;
  readonly shown: LoadedPreview<Product>;
}

/** The search dropdown (S4-search): whether it is open, and in parallel the results for the query. */
export const createSearchDropdownMachine = <Product>() =>
  setup({
    types: {
      context: {} as SearchDropdownContext<Product>,
      events: {} as SearchDropdownEvent,
      input: {} as SearchDropdownInput<Product>,
      emitted: {} as SearchNavigation,
    },
    delays: { firstDelay: FIRST_PREVIEW_DELAY_MS, reloadDelay: PREVIEW_DELAY_MS },
    actors: {
      load: fromPromise<LoadedResults<Product>, SearchDropdownContext<Product>>(async ({ input, signal }) => {
        const { ports, initial: known } = input;
        const query = wantedQuery(input);
        const [initial, found] = await Promise.all([
          known ?? ports.preview('', signal),
          query === '' ? undefined : ports.preview(query, signal),
        ]);
        return { initial, shown: { query, preview: found ?? initial } };
      }),
    },
    guards: {
      isShown: ({ context }) => context.shown?.query === wantedQuery(context),
      hasPhrases: ({ context }) => context.typed !== undefined,
      hasSubstitute: ({ context }) => context.substitute !== undefined,
      hasQuery: ({ event }) => {
        assertEvent(event, 'query.submitted');
        return event.query.trim() !== '';
      },
      isWidened: ({ context, event }) => {
        assertEvent(event, 'layout.changed');
        return context.isMobile && !event.isMobile;
      },
    },
    actions: {
      rememberQuery: assign(({ event }) => {
        assertEvent(event, 'query.changed');
        return { query: event.query, substitute: undefined };
      }),
      substitutePhrase: assign(({ event }) => {
        assertEvent(event, 'phrase.entered');
        return { substitute: event.phrase };
      }),
      forgetSubstitute: assign({ substitute: undefined }),
      keepPhrases: assign(({ context: { shown, substitute, typed } }) => ({
        typed: substitute === undefined ? shown : typed,
      })),
      leavePhrase: raise({ type: 'phrase.left' }),
      rememberLayout: assign(({ event }) => {
        assertEvent(event, 'layout.changed');
        return { isMobile: event.isMobile };
      }),
      leave: emit(({ context: { typed }, event }) => {
        assertEvent(event, 'query.submitted');
        const wanted = event.query.trim();
        const redirect = typed?.query === wanted ? typed.preview.redirectUrl : undefined;
        return { type: 'navigation.wanted', href: redirect ?? searchPath(wanted) };
      }),
    },
  }).createMachine({
    id: 'searchDropdown',
    context: ({ input }) => ({
      ...input,
      substitute: undefined,
      initial: undefined,
      shown: undefined,
      typed: undefined,
    }),
    type: 'parallel',
    on: { 'query.submitted': { guard: 'hasQuery', actions: 'leave' } },
    states: {
      popup: {
        initial: 'closed',
        on: {
          'layout.changed': [
            { guard: 'isWidened', target: '.closed', actions: 'rememberLayout' },
            { actions: 'rememberLayout' },
          ],
        },
        states: {
          closed: {
            entry: 'leavePhrase',
            on: { 'box.focused': 'open', 'query.changed': 'open' },
          },
          open: {
            on: { 'focus.lost': 'closed', 'route.changed': 'closed', 'close.pressed': 'closed' },
          },
        },
      },
      results: {
        initial: 'mounting',
        on: {
          'query.changed': { target: '.waiting', actions: 'rememberQuery' },
          'phrase.entered': {
            guard: and(['hasPhrases', stateIn({ popup: 'open' })]),
            target: '.waiting',
            actions: 'substitutePhrase',
          },
          'phrase.left': { guard: 'hasSubstitute', target: '.waiting', actions: 'forgetSubstitute' },
        },
        states: {
          mounting: {
            after: { firstDelay: 'loading' },
            on: {
              'query.changed': { actions: 'rememberQuery' },
              'actor.restored': { target: 'mounting', reenter: true },
            },
          },
          loading: {
            invoke: {
              id: 'load',
              src: 'load',
              input: ({ context }) => context,
              onDone: { target: 'settled', actions: assign(({ event }) => event.output) },
              onError: 'failed',
            },
          },
          settled: { entry: 'keepPhrases' },
          failed: {},
          waiting: {
            always: { guard: 'isShown', target: 'settled' },
            after: { reloadDelay: 'loading' },
            on: { 'actor.restored': { target: 'waiting', reenter: true } },
          },
        },
      },
    },
  });
