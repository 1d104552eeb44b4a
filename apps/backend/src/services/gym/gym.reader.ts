import { MAX_GYM_CATALOGUE, type WireSavedGym } from '@ironcart/api/contract';
import { MAX_GYM_PROJECTS } from '@ironcart/core/gym';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { GymTables } from '../../db/tables/gym-tables.ts';
import type { Transaction } from '../../db/transaction.ts';

/** The placeable products with their measures. */
export const readGymPieces = async (db: Database) => {
  const rows = await db
    .selectFrom('gym_pieces')
    .innerJoin('products', 'products.product_id', 'gym_pieces.product_id')
    .select(['products.product_id as productId', 'sku', 'name', 'facts'])
    .orderBy('products.product_id')
    .limit(MAX_GYM_CATALOGUE)
    .execute();
  return rows.map(({ facts, ...product }) => ({ ...facts, ...product }));
};

/** The store's gym templates, in its order. */
export const readGymTemplates = async (db: Database) => {
  const rows = await db.selectFrom('gym_templates').selectAll().orderBy('sort').limit(MAX_GYM_CATALOGUE).execute();
  return rows.map(({ key, title, body, is_featured, room, pieces }) => ({
    key,
    title,
    text: body,
    isFeatured: is_featured,
    room,
    pieces: [...pieces],
  }));
};

/** A saved gym in the format for its owner. */
export const savedGym = (row: Selectable<GymTables['gym_projects']>): WireSavedGym => ({
  _id: row.project_id,
  revision: row.revision,
  ...(row.share_key === null ? {} : { shareKey: row.share_key }),
  updatedAt: row.updated_at.toISOString(),
  project: row.document,
});

/** A customer's gyms, most recently changed first. */
export const readGyms = async (db: Database, customerId: string): Promise<WireSavedGym[]> => {
  const rows = await db
    .selectFrom('gym_projects')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('updated_at', 'desc')
    .orderBy('project_id')
    .limit(MAX_GYM_PROJECTS)
    .execute();
  return rows.map(savedGym);
};

/** One of a customer's gyms. */
export const readGym = async (
  db: Database | Transaction,
  customerId: string,
  projectId: string,
): Promise<WireSavedGym | undefined> => {
  const row = await db
    .selectFrom('gym_projects')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row && savedGym(row);
};
