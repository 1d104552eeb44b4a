import type { NewsletterName } from '@ironcart/core/customer';
import type { Site } from '@ironcart/core/site';

const labels: Readonly<Record<NewsletterName, string>> = {
  newsletter: 'What is new, when it is made',
  rapidfire: 'Rapid fire: deals as they open',
  invitationalNewsUpdates: 'The Invitational: news',
  invitationalTickets: 'The Invitational: tickets',
  invitationalVolunteering: 'The Invitational: volunteering',
  invitationalVendors: 'The Invitational: vendors',
};

/** The newsletters in a site's forms (S3-newsletter). */
export const offeredNewsletters = ({ newsletters }: Pick<Site, 'newsletters'>) =>
  newsletters.map(({ name, listId }) => ({ id: listId, label: labels[name] }));
