import type { SnapshotFrom } from 'xstate';
import type { regionPromptMachine } from './region-prompt.machine.ts';
import type { RegionOffer } from './region-prompt.types.ts';

/** The offered site; undefined if there is no offer. */
export const selectRegionOffer = (snapshot: SnapshotFrom<typeof regionPromptMachine>): RegionOffer | undefined =>
  snapshot.matches('shown') ? snapshot.context.offer : undefined;
