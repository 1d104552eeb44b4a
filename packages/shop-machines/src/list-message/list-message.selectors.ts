import type { SnapshotFrom } from 'xstate';
import type { listMessageMachine } from './list-message.machine.ts';

/** The message to show; undefined if there is none. */
export const selectListMessage = ({ context }: SnapshotFrom<typeof listMessageMachine>): string | undefined =>
  context.text;
