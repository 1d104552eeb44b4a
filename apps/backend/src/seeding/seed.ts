import { randomUUID } from 'node:crypto';
import type { SeedData } from '@ironcart/seed';
import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedDestinations } from './seed-destinations.ts';
import { seedEarned } from './seed-earned.ts';
import { seedEditorial } from './seed-editorial.ts';
import { seedEvents } from './seed-events.ts';
import { seedForms } from './seed-forms.ts';
import { seedGroupPrices } from './seed-group-prices.ts';
import { seedSearchTerms } from './seed-search-terms.ts';
import { seedStore } from './seed-store.ts';

export interface SeedOptions {
  readonly now?: (() => Date) | undefined;
  readonly randomId?: (() => string) | undefined;
}

/** What is seeded on its own, by the name under which it is remembered: once in a store's life. */
export type SeedPart =
  | 'demo-store'
  | 'destinations'
  | 'earned'
  | 'forms'
  | 'group-prices'
  | 'events'
  | 'search-terms'
  | 'editorial';

type WritePart = (
  transaction: Transaction,
  data: SeedData,
  context: { readonly now: Date; readonly randomId: () => string },
) => Promise<void>;

/** In the order in which they are written. A part that is added later reaches stores that were seeded before. */
const parts: Readonly<Record<SeedPart, WritePart>> = {
  'demo-store': async (transaction, data, context) => {
    await seedCatalogue(transaction, data);
    await seedStore(transaction, data);
    await seedCustomers(transaction, data.customers, context);
  },
  destinations: seedDestinations,
  earned: seedEarned,
  forms: seedForms,
  'group-prices': seedGroupPrices,
  events: seedEvents,
  'search-terms': seedSearchTerms,
  editorial: seedEditorial,
};

/** The demo store's data, or what loads it once some of it is missing. */
export type SeedSource = SeedData | (() => Promise<SeedData>);

/**
 * Writes the demo store's data, each part once: all of what is missing or nothing.
 * @returns the parts that were written now
 */
export const seed = async (
  db: Database,
  source: SeedSource,
  options: SeedOptions = {},
): Promise<readonly SeedPart[]> => {
  const { now = () => new Date(), randomId = randomUUID } = options;
  const seeded = new Set((await db.selectFrom('seedings').select('name').execute()).map(({ name }) => name));
  const missing = (Object.keys(parts) as SeedPart[]).filter((part) => !seeded.has(part));
  if (missing.length === 0) return [];
  const data = typeof source === 'function' ? await source() : source;

  const written = await inTransaction(db, async (transaction) => {
    const claimed: SeedPart[] = [];
    for (const part of missing) {
      const claim = await transaction
        .insertInto('seedings')
        .values({ name: part, seeded_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (claim.numInsertedOrUpdatedRows === 0n) continue;
      await parts[part](transaction, data, { now: now(), randomId });
      claimed.push(part);
    }
    return claimed;
  });
  // The planner would otherwise go by what it thinks of empty tables until autovacuum comes round.
  if (written.length > 0) await sql`analyze`.execute(db);
  return written;
};
