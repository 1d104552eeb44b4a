import type { LiveChat } from '@ironcart/core/customer';
import { failureCodeOf, retryAfterSecondsOf } from '@ironcart/core/result';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { LiveChatContext, LiveChatEvent, LiveChatInput } from './live-chat.types.ts';

/** Interval between requests for answers while the window is open, and while it is closed, in milliseconds. */
export const OPEN_CHAT_INTERVAL_MS = 5_000;
export const CLOSED_CHAT_INTERVAL_MS = 20_000;

const lastIdOf = ({ messages }: LiveChat): number => messages.at(-1)?._id ?? 0;

/**
 * Live chat with the store's staff (S1-chat-01): sends messages, and requests answers while the chat is open. A failure
 * never ends it: an unsent message stays to be sent again, and the next request is made after the interval.
 */
export const liveChatMachine = setup({
  types: { context: {} as LiveChatContext, events: {} as LiveChatEvent, input: {} as LiveChatInput },
  delays: {
    interval: ({ context: { isOpen } }) => (isOpen ? OPEN_CHAT_INTERVAL_MS : CLOSED_CHAT_INTERVAL_MS),
  },
  actors: {
    read: fromPromise<LiveChat, LiveChatContext>(({ input: { ports }, signal }) => ports.read(signal)),
    write: fromPromise<LiveChat, LiveChatContext>(({ input: { ports, text } }) => ports.write(text)),
  },
  guards: {
    hasBegun: ({ context: { hasBegun } }) => hasBegun,
    mayBeAnswered: ({ context: { ports, chat, isUnreachable } }) =>
      ports.isVisible() && (chat.status === 'open' || isUnreachable),
    isWritten: ({ event }) => {
      assertEvent(event, 'message.sent');
      return event.text.trim() !== '';
    },
  },
  actions: {
    openWindow: assign(({ context: { chat, seenId } }) => ({
      isOpen: true,
      seenId: Math.max(seenId, lastIdOf(chat)),
    })),
    closeWindow: assign({ isOpen: false }),
    takeChat: assign(({ context: { isOpen, seenId } }, chat: LiveChat) => ({
      chat,
      hasBegun: chat.status !== 'none',
      isUnreachable: false,
      seenId: isOpen ? Math.max(seenId, lastIdOf(chat)) : seenId,
    })),
    forgetText: assign({ text: '', failure: undefined }),
    noteUnreachable: assign({ isUnreachable: true }),
    takeText: assign(({ event }) => {
      assertEvent(event, 'message.sent');
      return { text: event.text.trim(), failure: undefined };
    }),
    noteFailure: assign((_, error: unknown) => ({
      failure: failureCodeOf(error),
      retryAfterSeconds: retryAfterSecondsOf(error),
    })),
    remember: ({ context: { ports, hasBegun, seenId } }) => {
      if (hasBegun) ports.remember(seenId);
    },
  },
}).createMachine({
  id: 'liveChat',
  context: ({ input: { ports, seenId } }) => ({
    ports,
    chat: { status: 'none', messages: [] },
    seenId: seenId ?? 0,
    hasBegun: seenId !== undefined,
    isOpen: false,
    isUnreachable: false,
    text: '',
    failure: undefined,
    retryAfterSeconds: undefined,
  }),
  initial: 'starting',
  on: {
    'window.opened': { actions: ['openWindow', 'remember'] },
    'window.closed': { actions: 'closeWindow' },
  },
  states: {
    starting: { always: [{ guard: 'hasBegun', target: 'reading' }, { target: 'waiting' }] },
    waiting: {
      after: {
        interval: [
          { guard: 'mayBeAnswered', target: 'reading' },
          { target: 'waiting', reenter: true },
        ],
      },
      on: {
        'window.opened': { target: 'reading', actions: ['openWindow', 'remember'] },
        'window.closed': { target: 'waiting', reenter: true, actions: 'closeWindow' },
        'page.resumed': { guard: 'mayBeAnswered', target: 'reading' },
        'message.sent': { guard: 'isWritten', target: 'writing', actions: 'takeText' },
      },
    },
    reading: {
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context }) => context,
        onDone: {
          target: 'waiting',
          actions: [{ type: 'takeChat', params: ({ event }) => event.output }, 'remember'],
        },
        onError: { target: 'waiting', actions: 'noteUnreachable' },
      },
      on: { 'message.sent': { guard: 'isWritten', target: 'writing', actions: 'takeText' } },
    },
    writing: {
      invoke: {
        id: 'write',
        src: 'write',
        input: ({ context }) => context,
        onDone: {
          target: 'waiting',
          actions: [{ type: 'takeChat', params: ({ event }) => event.output }, 'forgetText', 'remember'],
        },
        onError: {
          target: 'waiting',
          actions: {
            type: 'noteFailure',
            params: ({ event: { error } }: { readonly event: { readonly error: unknown } }) => error,
          },
        },
      },
    },
  },
});
