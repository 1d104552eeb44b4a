import { requireFields } from '../require-argument.ts';

/** The newsletters that can be subscribed to (S3-newsletter). */
export type NewsletterName =
  | 'newsletter'
  | 'rapidfire'
  | 'invitationalNewsUpdates'
  | 'invitationalTickets'
  | 'invitationalVolunteering'
  | 'invitationalVendors';

/** A newsletter of a site, with its list id at the mailing service. */
export interface NewsletterList {
  readonly name: NewsletterName;
  readonly listId: number;
}

/** The site's newsletter with a list id; undefined for an unknown id or one of another site. */
export const newsletterByListId = (
  facts: { readonly newsletters: readonly NewsletterList[] },
  listId: number,
): NewsletterList | undefined => {
  requireFields(facts, 'facts', { newsletters: 'array' });
  const { newsletters } = facts;
  return newsletters.find((list) => list.listId === listId);
};

/** Shown if no list is selected (S5-newsletter-04). */
export const noListMessage = 'Please select a list to sign up.';

/** Shown when newsletter preferences were saved. */
export const newslettersSavedMessage = 'Your preferences have been saved.';
/** Shown when newsletter preferences could not be saved. */
export const newslettersNotSavedMessage = 'There was an error saving your preferences.';
