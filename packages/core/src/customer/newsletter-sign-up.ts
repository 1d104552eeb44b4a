import { newsletterFields } from '../forms/newsletter-fields.ts';
import { validateField } from '../forms/validate-field.ts';
import { requireArray, requireFields } from '../require-argument.ts';
import { noListMessage } from './newsletter.ts';

/** The selected newsletters and the e-mail address. */
export interface NewsletterSignUp {
  readonly email: string;
  readonly listIds: readonly number[];
}

/** The issues of a sign-up, by field. */
export interface NewsletterIssues {
  readonly email?: string | undefined;
  readonly lists?: string | undefined;
}

/** Validates a sign-up; empty if it can be sent (S5-newsletter-02 to 04). */
export const newsletterIssues = (signUp: NewsletterSignUp): NewsletterIssues => {
  requireFields(signUp, 'signUp', { listIds: 'array' });
  const { email, listIds } = signUp;
  const [issue] = validateField('email', email, newsletterFields.email);
  return {
    ...(issue === undefined ? {} : { email: issue.message }),
    ...(listIds.length === 0 ? { lists: noListMessage } : {}),
  };
};

/** The subscriptions and cancellations that lead from the current to the selected newsletters (S5-newsletter-01). */
export const newsletterChanges = (
  current: readonly number[],
  wanted: readonly number[],
): { readonly subscribe: readonly number[]; readonly unsubscribe: readonly number[] } => {
  requireArray(current, 'current');
  requireArray(wanted, 'wanted');
  return {
    subscribe: [...new Set(wanted)].filter((listId) => !current.includes(listId)),
    unsubscribe: [...new Set(current)].filter((listId) => !wanted.includes(listId)),
  };
};
