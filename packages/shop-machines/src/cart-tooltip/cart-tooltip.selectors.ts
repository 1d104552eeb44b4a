import type { SnapshotFrom } from 'xstate';
import type { cartTooltipMachine } from './cart-tooltip.machine.ts';

/** Whether the tooltip is visible, which it remains for a moment after the pointer leaves. */
export const selectIsTooltipVisible = (snapshot: SnapshotFrom<typeof cartTooltipMachine>): boolean =>
  snapshot.matches('open') || snapshot.matches('leaving');
