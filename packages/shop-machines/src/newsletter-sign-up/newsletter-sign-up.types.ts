import type { NewsletterIssues, NewsletterSignUp } from '@ironcart/core/customer';
import type { ActorRestored } from '../actor-restored.ts';

/** The ports of the sign-up. Rejects if it could not be saved. */
export interface NewsletterSignUpPorts {
  signUp(signUp: NewsletterSignUp, signal: AbortSignal): Promise<void>;
}

export interface NewsletterSignUpInput {
  readonly ports: NewsletterSignUpPorts;
}

export interface NewsletterSignUpContext extends NewsletterSignUpInput {
  /** The sign-up that is being sent. */
  readonly signUp: NewsletterSignUp | undefined;
  /** The validation issues of the fields that were touched. */
  readonly issues: NewsletterIssues;
}

export type NewsletterSignUpEvent =
  | ActorRestored
  | { readonly type: 'lists.changed'; readonly listIds: readonly number[] }
  | { readonly type: 'signUp.submitted'; readonly signUp: NewsletterSignUp };
