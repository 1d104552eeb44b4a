import { newsletterIssues, noListMessage } from '@ironcart/core/customer';
import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type {
  NewsletterSignUpContext,
  NewsletterSignUpEvent,
  NewsletterSignUpInput,
} from './newsletter-sign-up.types.ts';

/** How long the result is shown, in milliseconds (S4-newsletter-05). */
export const NEWSLETTER_RESET_MS = 3_000;

/** The sign-up form for newsletters (S4-newsletter). */
export const newsletterSignUpMachine = setup({
  types: {
    context: {} as NewsletterSignUpContext,
    events: {} as NewsletterSignUpEvent,
    input: {} as NewsletterSignUpInput,
  },
  delays: { resetDelay: NEWSLETTER_RESET_MS },
  actors: {
    signUp: fromPromise<void, NewsletterSignUpContext>(async ({ input: { ports, signUp }, signal }) => {
      if (signUp !== undefined) await ports.signUp(signUp, signal);
    }),
  },
  guards: {
    canBeSent: ({ event }) => {
      assertEvent(event, 'signUp.submitted');
      return Object.keys(newsletterIssues(event.signUp)).length === 0;
    },
  },
  actions: {
    tellListIssue: assign(({ context: { issues }, event }) => {
      assertEvent(event, 'lists.changed');
      return { issues: { ...issues, lists: event.listIds.length === 0 ? noListMessage : undefined } };
    }),
    tellIssues: assign(({ event }) => {
      assertEvent(event, 'signUp.submitted');
      return { issues: newsletterIssues(event.signUp) };
    }),
    takeSignUp: assign(({ event }) => {
      assertEvent(event, 'signUp.submitted');
      return { signUp: event.signUp, issues: {} };
    }),
    forgetSignUp: assign({ signUp: undefined }),
  },
}).createMachine({
  id: 'newsletterSignUp',
  context: ({ input }) => ({ ...input, signUp: undefined, issues: {} }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'lists.changed': { actions: 'tellListIssue' },
        'signUp.submitted': [
          { guard: 'canBeSent', target: 'loading', actions: 'takeSignUp' },
          { actions: 'tellIssues' },
        ],
      },
    },
    loading: {
      invoke: {
        id: 'signUp',
        src: 'signUp',
        input: ({ context }) => context,
        onDone: 'success',
        onError: 'error',
      },
      exit: 'forgetSignUp',
    },
    success: { after: { resetDelay: 'idle' }, on: { 'actor.restored': { target: 'success', reenter: true } } },
    error: { after: { resetDelay: 'idle' }, on: { 'actor.restored': { target: 'error', reenter: true } } },
  },
});
