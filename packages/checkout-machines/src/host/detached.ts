import type { Snapshot } from 'xstate';
import { bindParts, type PersistedSnapshot } from '../restore-actor.ts';
import type { HostFacts } from './session.ts';

const nothing = { ports: null, site: null, countries: null, regions: null };

/** A persisted snapshot without ports and without what all sessions share, as plain data. */
export const detached = (snapshot: Snapshot<unknown>): unknown => bindParts(snapshot as PersistedSnapshot, nothing);

/** A stored snapshot with ports and shared facts again. */
export const attached = (snapshot: unknown, ports: object, facts: HostFacts): Snapshot<unknown> => {
  const { site, countries, regions } = facts;
  return bindParts(snapshot as PersistedSnapshot, { ports, site, countries, regions });
};
