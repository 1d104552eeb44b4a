import type { SnapshotFrom } from 'xstate';
import type { cartTooltipMachine } from './cart-tooltip.machine.ts';

/** Whether the tooltip is seen: it still is for a moment after the pointer has left. */
export const selectIsTooltipVisible = (snapshot: SnapshotFrom<typeof cartTooltipMachine>): boolean =>
  snapshot.matches('open') || snapshot.matches('leaving');
