import type { SavedCard } from '@ironcart/api/codec';
import { failureCodeOf } from '@ironcart/core/result';
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { saveCard } from './save-card.ts';
import type {
  CardChange,
  SavedCardsContext,
  SavedCardsEmitted,
  SavedCardsEvent,
  SavedCardsInput,
} from './saved-cards.types.ts';

type ChangeInput = Pick<SavedCardsContext, 'ports' | 'cards' | 'change'>;

/** A customer's stored cards (S4-card). The list is reloaded after every change. */
export const savedCardsMachine = setup({
  types: {
    context: {} as SavedCardsContext,
    events: {} as SavedCardsEvent,
    input: {} as SavedCardsInput,
    emitted: {} as SavedCardsEmitted,
  },
  actors: {
    load: fromPromise<readonly SavedCard[], Pick<SavedCardsContext, 'ports'>>(({ input, signal }) =>
      input.ports.cards(signal),
    ),
    change: fromPromise<void, ChangeInput>(async ({ input: { ports, cards, change } }) => {
      if (change?.kind === 'save') await saveCard(change.card, cards, ports);
      if (change?.kind === 'remove') await ports.removeCard(change.id);
    }),
  },
  actions: {
    rememberSaving: assign(({ event }) => {
      assertEvent(event, 'card.save');
      return { change: { kind: 'save', card: event.card } satisfies CardChange, failure: undefined };
    }),
    rememberRemoval: assign(({ event }) => {
      assertEvent(event, 'card.remove');
      return { change: { kind: 'remove', id: event.id } satisfies CardChange, failure: undefined };
    }),
    forgetChange: assign({ change: undefined }),
    forgetFailure: assign({ failure: undefined }),
    tellChange: emit(({ context }) => ({ type: context.change?.kind === 'remove' ? 'card.removed' : 'card.saved' })),
    refuseCommand: emit({ type: 'command.refused' }),
  },
}).createMachine({
  id: 'savedCards',
  context: ({ input }) => ({ ...input, cards: [], change: undefined, failure: undefined }),
  initial: 'loading',
  on: {
    'card.save': { actions: 'refuseCommand' },
    'card.remove': { actions: 'refuseCommand' },
  },
  states: {
    loading: {
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context }) => ({ ports: context.ports }),
        onDone: { target: 'ready', actions: assign({ cards: ({ event }) => event.output }) },
        onError: { target: 'error', actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }) },
      },
    },
    ready: {
      on: {
        'card.save': { target: 'changing', actions: 'rememberSaving' },
        'card.remove': { target: 'changing', actions: 'rememberRemoval' },
        'cards.reload': { target: 'loading', actions: 'forgetFailure' },
      },
    },
    changing: {
      invoke: {
        id: 'change',
        src: 'change',
        input: ({ context: { ports, cards, change } }) => ({ ports, cards, change }),
        onDone: { target: 'loading', actions: ['tellChange', 'forgetChange'] },
        // A failed change may have been applied partly, so the list is reloaded.
        onError: {
          target: 'loading',
          actions: ['forgetChange', assign({ failure: ({ event }) => failureCodeOf(event.error) })],
        },
      },
    },
    error: {
      on: { 'cards.reload': { target: 'loading', actions: 'forgetFailure' } },
    },
  },
});
