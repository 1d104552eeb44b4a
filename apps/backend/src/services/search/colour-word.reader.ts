import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';

/** More products than this say no other word, and a large catalogue is not read for one. */
const mostProducts = 500;

/** The word for colour that most products that come in several write. */
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
