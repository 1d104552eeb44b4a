import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StoreData } from '../catalogue-import/store-folder/record-schemas.ts';
import type { StoreFileName } from '../catalogue-import/store-folder/store-files.ts';
import { writeStoreData } from '../catalogue-import/store-folder/write-store-data.ts';
import type { Database } from '../db/pool.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import type { ReferenceData } from '../reference-data/reference-data.ts';
import { writeReferenceData } from '../reference-data/write-reference-data.ts';
import { withDatedDeals } from './dated-deals.ts';
import { writeFirstPages } from './write-first-pages.ts';

export interface SeedOptions {
  readonly now?: (() => Date) | undefined;
  readonly randomId?: (() => string) | undefined;
}

/** Seed parts of every store, by their recorded names. */
type OwnPart = 'destinations' | 'own-store';

/** Additional seed parts of the demo. */
export type DemoPart =
  | 'demo-store'
  | 'demo-shipping'
  | 'earned'
  | 'forms'
  | 'group-prices'
  | 'events'
  | 'facets'
  | 'search-terms'
  | 'editorial'
  | 'reviews'
  | 'gyms'
  | 'equipped-gyms';

/** A separately seeded part, written once per store. */
export type SeedPart = OwnPart | DemoPart;

/** The files of each part, in the order of writing. A part added later also reaches older demo stores. */
const demoParts: Readonly<Record<DemoPart, readonly StoreFileName[]>> = {
  'demo-store': ['categories', 'products', 'prices', 'stock', 'pages', 'giftCards', 'customers'],
  'demo-shipping': ['productOrigins', 'pickups'],
  earned: ['tickets', 'fiveForFive'],
  forms: ['forms'],
  'group-prices': ['groupPrices'],
  events: ['events'],
  facets: ['facets'],
  'search-terms': ['synonyms', 'searchRedirects'],
  editorial: ['authors', 'terms', 'articles'],
  reviews: ['reviews'],
  gyms: ['gymPieces', 'gymTemplates'],
  'equipped-gyms': ['equippedGyms'],
};

export const demoPartNames = Object.keys(demoParts) as DemoPart[];

/** The recorded name of a step of the demo customers' history. */
export const historyPart = (step: string): string => `history ${step}`;

/** The seed data, loaded only if a part is missing. */
export interface SeedSources {
  readonly referenceData: () => Promise<ReferenceData>;
  /** Undefined for a store that is not a demo. */
  readonly demoData: (() => Promise<StoreData>) | undefined;
}

/**
 * Writes the initial data of a store, each part once: all missing parts or none.
 * @returns the parts written now
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

  let data: StoreData | undefined;
  const writePart = async (transaction: Transaction, part: SeedPart): Promise<void> => {
    if (part === 'destinations') return writeReferenceData(transaction, await referenceData());
    if (part === 'own-store') return writeFirstPages(transaction);
    // A store seeded earlier may have lost products or customers: their data is omitted.
    if (demoData === undefined) return;
    data ??= withDatedDeals(await demoData(), now());
    await writeStoreData(transaction, data, { now: now(), randomId }, demoParts[part]);
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
  // Otherwise the query planner would use statistics of empty tables until autovacuum runs.
  if (written.length > 0) await sql`analyze`.execute(db);
  return written;
};
