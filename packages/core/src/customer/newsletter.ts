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
