import type { Site, SiteCode } from '../site/site.ts';

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

/** Demo configuration: the lists that each site offers. The invitational's are the USA's alone (READINGS A35). */
const listsBySite: Readonly<Record<SiteCode, readonly NewsletterList[]>> = {
  USA: [
    { name: 'newsletter', listId: 10_101 },
    { name: 'rapidfire', listId: 10_102 },
    { name: 'invitationalNewsUpdates', listId: 10_103 },
    { name: 'invitationalTickets', listId: 10_104 },
    { name: 'invitationalVolunteering', listId: 10_105 },
    { name: 'invitationalVendors', listId: 10_106 },
  ],
  CAN: [
    { name: 'newsletter', listId: 10_201 },
    { name: 'rapidfire', listId: 10_202 },
  ],
  AUS: [
    { name: 'newsletter', listId: 11_801 },
    { name: 'rapidfire', listId: 11_802 },
  ],
  EUR: [
    { name: 'newsletter', listId: 10_501 },
    { name: 'rapidfire', listId: 10_502 },
  ],
  GBR: [
    { name: 'newsletter', listId: 13_401 },
    { name: 'rapidfire', listId: 13_402 },
  ],
  APO: [
    { name: 'newsletter', listId: 10_301 },
    { name: 'rapidfire', listId: 10_302 },
  ],
};

/** The newsletters that a site offers, in the order in which they are shown. */
export const newsletterListsOf = (site: Pick<Site, 'code'>): readonly NewsletterList[] => listsBySite[site.code];

/** The site's newsletter that a list id stands for; undefined for an id of another site or of none. */
export const newsletterByListId = (site: Pick<Site, 'code'>, listId: number): NewsletterList | undefined =>
  listsBySite[site.code].find((list) => list.listId === listId);
