import type { SnapshotFrom } from 'xstate';
import type { regionPromptMachine } from './region-prompt.machine.ts';
import type { RegionOffer } from './region-prompt.types.ts';

/** The site that the shopper is offered; undefined while there is nothing to ask. */
export const selectRegionOffer = (snapshot: SnapshotFrom<typeof regionPromptMachine>): RegionOffer | undefined =>
  snapshot.matches('shown') ? snapshot.context.offer : undefined;
