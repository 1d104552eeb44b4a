import type { SeedData } from '@ironcart/seed';
import type { Transaction } from '../db/transaction.ts';

/** Writes synonyms and redirects of search. */
export const seedSearchTerms = async (
  transaction: Transaction,
  { searchTerms: { synonyms, redirects } }: Pick<SeedData, 'searchTerms'>,
): Promise<void> => {
  const synonymRows = Object.entries(synonyms).flatMap(([phrase, meanings]) =>
    meanings.map((means) => ({ phrase, means })),
  );
  const redirectRows = Object.entries(redirects).map(([phrase, target]) => ({ phrase, target }));
  if (synonymRows.length > 0) await transaction.insertInto('search_synonyms').values(synonymRows).execute();
  if (redirectRows.length > 0) await transaction.insertInto('search_redirects').values(redirectRows).execute();
};
