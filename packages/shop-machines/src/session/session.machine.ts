import { defaultSessionLifetimeMs } from '@ironcart/core/customer';
import { failureCodeOf } from '@ironcart/core/result';
import { assertEvent, assign, emit, fromPromise, setup } from 'xstate';
import { extensionDelayOf, remainingWait } from './lifetime.ts';
import type { ExtendedSession, SessionContext, SessionEnded, SessionEvent, SessionInput } from './session.types.ts';

/** Retries of a failed extension, all within the 45 s in which the token is still valid. */
const EXTENSION_RETRIES = 2;

/** The wait before retry n is n times this, in milliseconds. */
const EXTENSION_RETRY_STEP_MS = 8_000;

/** Whether a failure is temporary (network, server): the extension can be retried. */
const isPassing = (code: string): boolean =>
  ['no_response', 'too_many_requests', 'internal_error'].includes(code) || /^http_5\d\d$/.test(code);

const arrived = (
  { isLoggedIn, lifetimeMs = defaultSessionLifetimeMs }: ExtendedSession,
  extendedAtMs: number,
): Pick<SessionContext, 'isLoggedIn' | 'lifetimeMs' | 'extendedAtMs' | 'failures'> => ({
  isLoggedIn,
  lifetimeMs,
  extendedAtMs,
  failures: 0,
});

type CallInput = Pick<SessionContext, 'ports'>;

/**
 * Keeps the shopper's session alive while a page is open. It measures from the token's arrival and never compares the
 * device's clock with the backend's; after sleep or a clock change it extends at most once (FAULTS 32).
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as SessionEnded,
  },
  actors: {
    extend: fromPromise<ExtendedSession, CallInput>(({ input, signal }) => input.ports.extend(signal)),
    logout: fromPromise<void, CallInput>(({ input }) => input.ports.logout()),
  },
  delays: {
    untilExtension: ({ context: { ports, lifetimeMs, extendedAtMs } }) =>
      remainingWait(extensionDelayOf(lifetimeMs), extendedAtMs, ports.now()),
    untilRetry: ({ context }) => context.failures * EXTENSION_RETRY_STEP_MS,
  },
  guards: {
    isLoggedIn: ({ context }) => context.isLoggedIn,
  },
  actions: {
    takeChange: assign(({ context, event }) => {
      assertEvent(event, 'session.changed');
      return arrived(event, context.ports.now());
    }),
    becomeGuest: assign(({ context }) => arrived({ isLoggedIn: false }, context.ports.now())),
    startAnew: assign(({ context }) => ({ extendedAtMs: context.ports.now(), failures: 0 })),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    tellExpired: emit({ type: 'session.ended', reason: 'expired' }),
    tellExtensionFailed: emit({ type: 'session.ended', reason: 'extension_failed' }),
  },
}).createMachine({
  id: 'session',
  context: ({ input: { ports, ...session } }) => {
    const nowMs = ports.now();
    return { ports, openedAtMs: nowMs, ...arrived(session, nowMs) };
  },
  initial: 'active',
  on: {
    'session.changed': { target: '.active', reenter: true, actions: 'takeChange' },
  },
  states: {
    active: {
      after: { untilExtension: 'extending' },
      on: {
        'page.resumed': { target: 'active', reenter: true },
        'actor.restored': { target: 'active', reenter: true },
      },
    },
    extending: {
      invoke: {
        id: 'extend',
        src: 'extend',
        input: ({ context }) => ({ ports: context.ports }),
        onDone: [
          {
            guard: ({ context, event }) => context.isLoggedIn && !event.output.isLoggedIn,
            target: 'active',
            actions: [assign(({ context, event }) => arrived(event.output, context.ports.now())), 'tellExpired'],
          },
          {
            target: 'active',
            actions: assign(({ context, event }) => arrived(event.output, context.ports.now())),
          },
        ],
        onError: [
          { guard: ({ event }) => failureCodeOf(event.error) === 'browser_offline', target: 'waitingForNetwork' },
          {
            guard: ({ context, event }) =>
              isPassing(failureCodeOf(event.error)) && context.failures < EXTENSION_RETRIES,
            target: 'retrying',
            actions: 'countFailure',
          },
          { guard: 'isLoggedIn', target: 'loggingOut' },
          { target: 'active', actions: 'startAnew' },
        ],
      },
    },
    retrying: {
      after: { untilRetry: 'extending' },
      on: {
        'page.resumed': 'extending',
        'network.restored': 'extending',
        'actor.restored': { target: 'retrying', reenter: true },
      },
    },
    waitingForNetwork: {
      on: { 'page.resumed': 'extending', 'network.restored': 'extending' },
    },
    loggingOut: {
      invoke: {
        id: 'logout',
        src: 'logout',
        input: ({ context }) => ({ ports: context.ports }),
        onDone: { target: 'active', actions: ['becomeGuest', 'tellExtensionFailed'] },
        // The token has expired anyway: the shopper is a guest in both cases.
        onError: { target: 'active', actions: ['becomeGuest', 'tellExtensionFailed'] },
      },
    },
  },
});
