import type { Site } from '../site/site.ts';

/** The newsletters that can be subscribed to (S3-newsletter). */
export type NewsletterName =
  | 'newsletter'
  | 'rapidfire'
  | 'invitationalNewsUpdates'
  | 'invitationalTickets'
  | 'invitationalVolunteering'
  | 'invitationalVendors';

/** A newsletter of a site, with the id under which the mailing service keeps its readers. */
export interface NewsletterList {
  readonly name: NewsletterName;
  readonly listId: number;
}

/** The site's newsletter that a list id stands for; undefined for an id of another site or of none. */
export const newsletterByListId = (
  { newsletters }: Pick<Site, 'newsletters'>,
  listId: number,
): NewsletterList | undefined => newsletters.find((list) => list.listId === listId);
