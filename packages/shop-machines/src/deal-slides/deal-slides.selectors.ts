import type { SnapshotFrom } from 'xstate';
import type { dealSlidesMachine } from './deal-slides.machine.ts';

/** Which slide is shown, from 0. */
export const selectSlideIndex = ({ context }: SnapshotFrom<typeof dealSlidesMachine>): number => context.index;
