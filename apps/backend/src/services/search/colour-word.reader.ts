import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';

/**
 * Maximum number of products read: more would not change the result, and a large catalogue need not be read completely.
 */
const mostProducts = 500;

/** The spelling of "colour" in most products with several colours. */
export const readColourWord = async (db: Database): Promise<string> => {
  const { rows } = await sql<{ label: string }>`
    with configurable as (
      select details -> 'axes' as axes from products
      where type = 'configurable' and visibility = 4 order by product_id limit ${mostProducts}
    )
    select axis ->> 'label' as label from configurable, jsonb_array_elements(axes) as axis
    where axis ->> 'attribute' in ('color', 'colour')
    group by label order by count(*) desc, label limit 1`.execute(db);
  return rows[0]?.label ?? 'Colour';
};
