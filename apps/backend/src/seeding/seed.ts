import { randomUUID } from 'node:crypto';
import type { SeedData } from '@ironcart/seed';
import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import type { ReferenceData } from '../reference-data/reference-data.ts';
import { writeReferenceData } from '../reference-data/write-reference-data.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedEarned } from './seed-earned.ts';
import { seedEditorial } from './seed-editorial.ts';
import { seedEvents } from './seed-events.ts';
import { seedForms } from './seed-forms.ts';
import { seedGroupPrices } from './seed-group-prices.ts';
import { seedSearchTerms } from './seed-search-terms.ts';
import { seedShipping } from './seed-shipping.ts';
import { seedStore } from './seed-store.ts';
import { writeFirstPages } from './write-first-pages.ts';

export interface SeedOptions {
  readonly now?: (() => Date) | undefined;
  readonly randomId?: (() => string) | undefined;
}

interface WriteContext {
  readonly now: Date;
  readonly randomId: () => string;
}

/** What a store of one's own begins with, by the name under which it is remembered. */
type OwnPart = 'destinations' | 'own-store';

/** What the demo adds, likewise. */
export type DemoPart =
  | 'demo-store'
  | 'demo-shipping'
  | 'earned'
  | 'forms'
  | 'group-prices'
  | 'events'
  | 'search-terms'
  | 'editorial';

/** What is seeded on its own: once in a store's life. */
export type SeedPart = OwnPart | DemoPart;

type WriteDemoPart = (transaction: Transaction, data: SeedData, context: WriteContext) => Promise<void>;

/** In the order in which they are written. A part that is added later reaches demo stores that were seeded before. */
const demoParts: Readonly<Record<DemoPart, WriteDemoPart>> = {
  'demo-store': async (transaction, data, context) => {
    await seedCatalogue(transaction, data);
    await seedStore(transaction, data);
    await seedCustomers(transaction, data.customers, context);
  },
  'demo-shipping': seedShipping,
  earned: seedEarned,
  forms: seedForms,
  'group-prices': seedGroupPrices,
  events: seedEvents,
  'search-terms': seedSearchTerms,
  editorial: seedEditorial,
};

export const demoPartNames = Object.keys(demoParts) as DemoPart[];

/** What to write into a database, loaded once some of it is missing. */
export interface SeedSources {
  readonly referenceData: () => Promise<ReferenceData>;
  /** Undefined for a store of one's own. */
  readonly demoData: (() => Promise<SeedData>) | undefined;
}

/**
 * Writes what a store begins with, each part once: all of what is missing or nothing.
 * @returns the parts that were written now
 */
export const seed = async (
  db: Database,
  { referenceData, demoData }: SeedSources,
  options: SeedOptions = {},
): Promise<readonly SeedPart[]> => {
  const { now = () => new Date(), randomId = randomUUID } = options;
  const wanted: readonly SeedPart[] = ['destinations', ...(demoData ? demoPartNames : (['own-store'] as const))];
  const seeded = new Set((await db.selectFrom('seedings').select('name').execute()).map(({ name }) => name));
  const missing = wanted.filter((part) => !seeded.has(part));
  if (missing.length === 0) return [];

  const writePart = async (transaction: Transaction, part: SeedPart): Promise<void> => {
    if (part === 'destinations') return writeReferenceData(transaction, await referenceData());
    if (part === 'own-store') return writeFirstPages(transaction);
    if (demoData) await demoParts[part](transaction, await demoData(), { now: now(), randomId });
  };

  const written = await inTransaction(db, async (transaction) => {
    const claimed: SeedPart[] = [];
    for (const part of missing) {
      const claim = await transaction
        .insertInto('seedings')
        .values({ name: part, seeded_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (claim.numInsertedOrUpdatedRows === 0n) continue;
      await writePart(transaction, part);
      claimed.push(part);
    }
    return claimed;
  });
  // The planner would otherwise go by what it thinks of empty tables until autovacuum comes round.
  if (written.length > 0) await sql`analyze`.execute(db);
  return written;
};
