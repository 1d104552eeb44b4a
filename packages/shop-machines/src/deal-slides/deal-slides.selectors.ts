import type { SnapshotFrom } from 'xstate';
import type { dealSlidesMachine } from './deal-slides.machine.ts';

/** The index of the current slide, from 0. */
export const selectSlideIndex = ({ context }: SnapshotFrom<typeof dealSlidesMachine>): number => context.index;
