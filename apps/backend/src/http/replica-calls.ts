import type { CallName } from '@ironcart/api/contract';

/** Calls that replicas can serve: read-only, and the same for all visitors except for group prices (ADR 0035). */
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

/** Calls that only report (views, events) without changing data that the session reads. */
export const tellingCalls: ReadonlySet<CallName> = new Set<CallName>([
  'analytics.report',
  'search.reportEvent',
  'ssr.reportHost',
]);

/**
 * Calls for the session's own data, which replicas serve only while the primary is unavailable: the frame of every page
 * shows this data (ADR 0035).
 */
export const outageCalls: ReadonlySet<CallName> = new Set<CallName>([
  'session.getSession',
  'customer.getCustomer',
  'list.getActiveLists',
  'ticket.getTickets',
  'flag.getConfig',
]);
