import type { Sites } from '@ironcart/core/site';
import { sql } from 'kysely';
import type { Transaction } from '../../db/transaction.ts';
import { categoryPage, ownAddressesWith } from '../own-addresses.ts';
import type { StoreData } from './record-schemas.ts';
import { storeFiles } from './store-files.ts';
import { StoreFilesError } from './store-files-error.ts';

const readKeys = async (transaction: Transaction, urlKeys: readonly string[], taken: readonly string[]) => {
  const { rows } = await sql<{ url_key: string; by: string }>`
    select wanted.url_key, found.by from unnest(${urlKeys}::text[]) wanted(url_key), lateral (
      select 'a page of the store itself' as by where wanted.url_key = any(${taken}::text[])
      union all select 'a redirect' from redirects where path = '/' || wanted.url_key
      union all select 'the page "' || title || '"' from cms_pages where url = '/' || wanted.url_key
      limit 1) found`.execute(transaction);
  return new Map(rows.map(({ url_key, by }) => [url_key, by]));
};

const readCategories = async (transaction: Transaction, urlKeys: readonly string[]) => {
  const rows = await transaction
    .selectFrom('categories')
    .select(['url_key', 'name'])
    .where('url_key', '=', (value) => value.fn.any(value.val([...urlKeys])))
    .execute();
  return new Map(rows.map(({ url_key, name }) => [url_key, `the category "${name}"`]));
};

/**
 * Rejects conflicting URLs. Called after the records were written.
 * @throws StoreFilesError if the path of a category or product in the files resolves to something else
 */
export const refuseTakenAddresses = async (transaction: Transaction, data: StoreData, sites: Sites): Promise<void> => {
  const categories = data.categories.map(({ urlKey }) => urlKey).filter((urlKey) => urlKey !== categoryPage);
  const products = data.products.map(({ urlKey }) => urlKey);
  const taken = await readKeys(transaction, [...categories, ...products], ownAddressesWith(sites));
  const categoryAt = await readCategories(transaction, products);
  const faultsOf = (file: string, urlKeys: readonly string[], by: ReadonlyMap<string, string>) =>
    urlKeys.flatMap((urlKey) => {
      const owner = by.get(urlKey);
      return owner === undefined
        ? []
        : [`${file}: /${urlKey} is the address of ${owner} already: choose another urlKey`];
    });
  const faults = [
    ...faultsOf(storeFiles.categories.file, categories, taken),
    ...faultsOf(storeFiles.products.file, products, new Map([...categoryAt, ...taken])),
  ];
  if (faults.length > 0) throw new StoreFilesError(faults);
};
