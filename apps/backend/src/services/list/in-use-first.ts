import { sql } from 'kysely';

/**
 * Order of an owner's lists in which the first of a type is the one in use: the latest `activeCartTs`, then the newest
 * (`currentList` of core takes the first of equals). Showing lists and merging into them both go by it.
 */
export const inUseFirst = sql`active_cart_ts desc nulls last, created_at desc, list_id`;
