import { sql } from 'kysely';
import type { Transaction } from '../../db/transaction.ts';
import { storeFiles } from './store-files.ts';
import { StoreFilesError } from './store-files-error.ts';

/**
 * @throws StoreFilesError if a category is its own descendant
 */
export const refuseCircles = async (transaction: Transaction): Promise<void> => {
  const { rows } = await sql<{ category_id: number }>`
    with recursive above as (
      select category_id, parent_id from categories
      union all
      select above.category_id, categories.parent_id from above join categories on categories.category_id = above.parent_id
    ) cycle category_id, parent_id set is_circle using path
    select distinct category_id from above where category_id = parent_id order by 1`.execute(transaction);
  const [circle] = rows;
  if (circle !== undefined) {
    throw new StoreFilesError([`${storeFiles.categories.file}: the category ${circle.category_id} is below itself`]);
  }
};
