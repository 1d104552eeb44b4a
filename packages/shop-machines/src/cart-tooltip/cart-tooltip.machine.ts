import { emit, setup } from 'xstate';
import type { ActorRestored } from '../actor-restored.ts';

/** Delay in milliseconds before the tooltip hides after the pointer leaves (S9-timing-07). */
export const CART_TOOLTIP_HIDE_MS = 100;

/** Duration of the closing transition in milliseconds, after which `tooltip.closed` is emitted (S9-timing-08). */
export const CART_TOOLTIP_CLOSE_MS = 300;

export type CartTooltipEvent =
  | ActorRestored
  /** The pointer or the focus entered the cart's link or its tooltip. */
  | { readonly type: 'tooltip.entered' }
  | { readonly type: 'tooltip.left' }
  /** Closes the tooltip at once, for example with Escape. */
  | { readonly type: 'tooltip.dismissed' };

/**
 * The tooltip of the header's cart. It stays open if the pointer returns before it is hidden. Emits `tooltip.closed`
 * after the closing transition.
 */
export const cartTooltipMachine = setup({
  types: { events: {} as CartTooltipEvent, emitted: {} as { readonly type: 'tooltip.closed' } },
  delays: { hideDelay: CART_TOOLTIP_HIDE_MS, closeDelay: CART_TOOLTIP_CLOSE_MS },
  actions: { tellClosed: emit({ type: 'tooltip.closed' }) },
}).createMachine({
  id: 'cartTooltip',
  initial: 'closed',
  on: { 'tooltip.entered': '.open' },
  states: {
    closed: {},
    open: { on: { 'tooltip.left': 'leaving', 'tooltip.dismissed': 'hidden' } },
    leaving: {
      after: { hideDelay: 'hidden' },
      on: { 'tooltip.dismissed': 'hidden', 'actor.restored': { target: 'leaving', reenter: true } },
    },
    hidden: {
      after: { closeDelay: { target: 'closed', actions: 'tellClosed' } },
      on: { 'actor.restored': { target: 'hidden', reenter: true } },
    },
  },
});
