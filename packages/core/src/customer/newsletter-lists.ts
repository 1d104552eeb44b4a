import type { Site } from '../site/site.ts';
import type { NewsletterList } from './newsletter.ts';

/** The site's newsletter with a list id; undefined for an unknown id or one of another site. */
export const newsletterByListId = (
  { newsletters }: Pick<Site, 'newsletters'>,
  listId: number,
): NewsletterList | undefined => newsletters.find((list) => list.listId === listId);
