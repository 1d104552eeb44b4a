import type { Site } from '../site/site.ts';
import type { NewsletterList } from './newsletter.ts';

/** The site's newsletter that a list id stands for; undefined for an id of another site or of none. */
export const newsletterByListId = (
  { newsletters }: Pick<Site, 'newsletters'>,
  listId: number,
): NewsletterList | undefined => newsletters.find((list) => list.listId === listId);
