import { emit, setup } from 'xstate';
import type { ActorRestored } from '../actor-restored.ts';

/** How long the tooltip stays once the pointer has left it, in milliseconds (S9-timing-07). */
export const CART_TOOLTIP_HIDE_MS = 100;

/** How long the closing transition lasts after which the tooltip tells that it is closed, in milliseconds (S9-timing-08). */
export const CART_TOOLTIP_CLOSE_MS = 300;

export type CartTooltipEvent =
  | ActorRestored
  /** The pointer or the focus has come to the cart's link or its tooltip. */
  | { readonly type: 'tooltip.entered' }
  | { readonly type: 'tooltip.left' }
  /** At once, as by Escape. */
  | { readonly type: 'tooltip.dismissed' };

/** The tooltip of the header's cart: coming back while it leaves keeps it open. Emits `tooltip.closed` when it is gone. */
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
