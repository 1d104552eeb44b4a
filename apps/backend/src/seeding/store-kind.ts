import type { Database } from '../db/pool.ts';

/** The content of a database: empty, the demo store, or a real store. */
export type StoreKind = 'new' | 'demo' | 'own';

/** Whether a store is a demo: always, unless the database contains a real store, or never. */
export type DemoSetting = 'on' | 'byDefault' | 'off';

/** Thrown if the database contains another kind of store than configured; nothing was changed. */
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
