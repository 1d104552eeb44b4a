import type { Database } from '../db/pool.ts';

/** What a database holds: nothing yet, the demo store, or a store of somebody's own. */
export type StoreKind = 'new' | 'demo' | 'own';

/**
 * Whether a store is a demo: it must be one, it is one unless the database holds a store of somebody's own, or it must
 * not be one.
 */
export type DemoSetting = 'on' | 'byDefault' | 'off';

/** The database holds another kind of store than the configuration asks for; nothing was changed. */
export class StoreKindError extends Error {
  override readonly name = 'StoreKindError';
  readonly kind: 'demo' | 'own';

  constructor(kind: 'demo' | 'own') {
    super(kind === 'demo' ? 'The database holds the demo store' : 'The database holds a store without the demo');
    this.kind = kind;
  }
}

/** @param db a migrated database */
export const storeKindOf = async (db: Database): Promise<StoreKind> => {
  const seeded = (await db.selectFrom('seedings').select('name').execute()).map(({ name }) => name);
  if (seeded.includes('demo-store')) return 'demo';
  return seeded.includes('own-store') ? 'own' : 'new';
};

/**
 * Whether the store runs as a demo.
 * @throws StoreKindError
 */
export const isDemoStore = (setting: DemoSetting, kind: StoreKind): boolean => {
  if (setting === 'on' && kind === 'own') throw new StoreKindError('own');
  if (setting === 'off' && kind === 'demo') throw new StoreKindError('demo');
  return setting === 'on' || (setting === 'byDefault' && kind !== 'own');
};
