import type { WireRegistryDetails } from '@ironcart/api/contract';
import { urlKeyOf } from '@ironcart/core/registry';
import { type Insertable, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import { violates } from '../../db/transaction.ts';

const storedOf = ({ urlKey: _given, ...details }: WireRegistryDetails) => JSON.stringify(details);

/** The URL key of a registry if the plain one is taken. */
const furtherKeyOf = (listId: string, { title }: WireRegistryDetails): string =>
  `${urlKeyOf(title)}-${listId.replaceAll('-', '').slice(0, 12)}`;

/** Changed columns of a list that receives a registry's details; its URL key never changes. */
export const registryColumnsOf = (listId: string, details: WireRegistryDetails) => ({
  registry: sql<string>`${storedOf(details)}::jsonb`,
  url_key: sql<string>`coalesce(url_key, ${furtherKeyOf(listId, details)})`,
});

/** Writes a new list; a registry gets a URL key from its title, or a longer one if that is taken. */
export const insertList = async (
  db: Database,
  row: Insertable<Tables['lists']>,
  details: WireRegistryDetails | undefined,
): Promise<void> => {
  if (details === undefined) {
    await db.insertInto('lists').values(row).execute();
    return;
  }
  const insert = (urlKey: string) =>
    db
      .insertInto('lists')
      .values({ ...row, registry: storedOf(details), url_key: urlKey })
      .execute();
  try {
    await insert(urlKeyOf(details.title));
  } catch (error) {
    if (!violates(error, 'lists_url_key')) throw error;
    await insert(furtherKeyOf(row.list_id, details));
  }
};
