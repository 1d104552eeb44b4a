import type { AnyActorRef, Snapshot } from 'xstate';
import { bindParts, type PersistedSnapshot, putParts } from '../restore-actor.ts';
import type { HostFacts } from './session.ts';

const nothing = { ports: null, site: null, countries: null, regions: null };

/** Copies a persisted snapshot as plain data, without ports and without the facts that all sessions share. */
export const detached = (snapshot: unknown): Snapshot<unknown> => bindParts(snapshot as PersistedSnapshot, nothing);

/** The facts that all sessions share, for `putParts`. */
export const sharedParts = ({ site, countries, regions }: HostFacts): Readonly<Record<string, unknown>> => ({
  site,
  countries,
  regions,
});

/** The detached snapshot of an actor with these facts. */
export const persistedDetached = (actor: AnyActorRef, facts: HostFacts): unknown => {
  putParts(actor, { site: null, countries: null, regions: null });
  try {
    return detached(actor.getPersistedSnapshot());
  } finally {
    putParts(actor, sharedParts(facts));
  }
};
