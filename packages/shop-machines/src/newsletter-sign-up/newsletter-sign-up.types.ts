import type { NewsletterIssues, NewsletterSignUp } from '@ironcart/core';
import type { ActorRestored } from '../actor-restored.ts';

/** What signing up needs from outside. Rejects where it could not be saved. */
export interface NewsletterSignUpPorts {
  signUp(signUp: NewsletterSignUp, signal: AbortSignal): Promise<void>;
}

export interface NewsletterSignUpInput {
  readonly ports: NewsletterSignUpPorts;
}

export interface NewsletterSignUpContext extends NewsletterSignUpInput {
  /** What is being sent. */
  readonly signUp: NewsletterSignUp | undefined;
  /** What is wrong with what was filled in, as far as it was touched. */
  readonly issues: NewsletterIssues;
}

export type NewsletterSignUpEvent =
  | ActorRestored
  | { readonly type: 'lists.changed'; readonly listIds: readonly number[] }
  | { readonly type: 'signUp.submitted'; readonly signUp: NewsletterSignUp };
