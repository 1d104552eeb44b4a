import { newsletterFields } from '../forms/newsletter-fields.ts';
import { validateField } from '../forms/validate-field.ts';
import { noListMessage } from './newsletter-messages.ts';

/** What somebody wants to read, and where it is sent. */
export interface NewsletterSignUp {
  readonly email: string;
  readonly listIds: readonly number[];
}

/** What is wrong with a sign-up, by its part. */
export interface NewsletterIssues {
  readonly email?: string | undefined;
  readonly lists?: string | undefined;
}

/** What keeps a sign-up from being sent; nothing where it can be (S5-newsletter-02 to 04). */
export const newsletterIssues = ({ email, listIds }: NewsletterSignUp): NewsletterIssues => {
  const [issue] = validateField('email', email, newsletterFields.email);
  return {
    ...(issue === undefined ? {} : { email: issue.message }),
    ...(listIds.length === 0 ? { lists: noListMessage } : {}),
  };
};

/** What has to be told the service so that a customer reads what they want: nothing that is so already (S5-newsletter-01). */
export const newsletterChanges = (
  current: readonly number[],
  wanted: readonly number[],
): { readonly subscribe: readonly number[]; readonly unsubscribe: readonly number[] } => ({
  subscribe: [...new Set(wanted)].filter((listId) => !current.includes(listId)),
  unsubscribe: [...new Set(current)].filter((listId) => !wanted.includes(listId)),
});
