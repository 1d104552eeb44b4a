import { newsletterFields } from '../forms/newsletter-fields.ts';
import { validateField } from '../forms/validate-field.ts';

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

/** Shown where no list is chosen (S5-newsletter-04). */
export const noListMessage = 'Please select a list to sign up.';

/** Shown after preferences were saved, or could not be. */
export const newslettersSavedMessage = 'Your preferences have been saved.';
export const newslettersNotSavedMessage = 'There was an error saving your preferences.';

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
