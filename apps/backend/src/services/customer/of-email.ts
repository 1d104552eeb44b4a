import { type RawBuilder, sql } from 'kysely';

/**
 * SQL condition of the customer with an e-mail address, ignoring case. Both sides are lower-cased by the database, like
 * its unique index, because it and JavaScript differ in letters such as the Greek final sigma.
 */
export const ofEmail = (email: string): RawBuilder<boolean> => sql<boolean>`lower(email) = lower(${email})`;
