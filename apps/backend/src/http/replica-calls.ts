import type { CallName } from '@ironcart/api/contract';

/** Calls that replicas answer: the same for everybody but for the prices of a group, and without any change (ADR 0035). */
export const replicaCalls: ReadonlySet<CallName> = new Set<CallName>([
  'catalog.getCompatibility',
  'catalog.getGroupPrices',
  'content.getCategory',
  'content.getCategories',
  'content.findProduct',
  'content.getCompleteProduct',
  'content.getProduct',
  'content.getProducts',
  'content.getPage',
  'content.getBlock',
  'content.getHotDeals',
  'search.query',
  'route.getRoute',
  'editorial.getTags',
  'editorial.getCategories',
  'editorial.getPosts',
  'event.getEvent',
  'equippedGym.getGyms',
  'equippedGym.getGym',
  'review.getReviews',
  'ssr.getCountries',
  'ssr.getRegions',
]);

/** Calls that send something without changing what the session reads: they are told of what was looked at. */
export const tellingCalls: ReadonlySet<CallName> = new Set<CallName>([
  'analytics.report',
  'search.reportEvent',
  'ssr.reportHost',
]);

/**
 * Calls of the session's own things, which a replica answers only while the primary is away: the frame of every page
 * shows them (ADR 0035).
 */
export const outageCalls: ReadonlySet<CallName> = new Set<CallName>([
  'session.getSession',
  'customer.getCustomer',
  'list.getActiveLists',
  'ticket.getTickets',
  'flag.getConfig',
]);
