import { createActor } from 'xstate';
import type { CheckoutActor } from '../checkout/checkout.selectors.ts';
import { applePayMachine } from './apple-pay.machine.ts';
import type { ApplePayCommand, ApplePaySheetEvent } from './apple-pay.types.ts';
import { applePayOrderOf } from './apple-pay-order.ts';

/** Apple Pay, attached to a checkout; receives the sheet's events. */
export interface AttachedApplePay {
  readonly send: (event: ApplePaySheetEvent) => void;
  /** Detaches from checkout; an open sheet counts as cancelled. */
  readonly detach: () => void;
}

export interface ApplePayWiring {
  /** The payee's name on the sheet. */
  readonly storeName: string;
  /** Receives the commands for the web sheet or the app's bridge. */
  readonly command: (command: ApplePayCommand) => void;
}

/**
 * Attaches Apple Pay to a checkout. Commands are called synchronously within `send` where possible, because a browser
 * opens the sheet only while it handles the shopper's press.
 */
export const attachApplePay = (checkout: CheckoutActor, { storeName, command }: ApplePayWiring): AttachedApplePay => {
  const actor = createActor(applePayMachine, { clock: checkout.clock });
  const hearCheckout = () =>
    actor.send({ type: 'order.changed', order: applePayOrderOf(checkout.getSnapshot(), storeName) });
  let isTelling = false;
  actor.on('checkout', ({ event }) => {
    isTelling = true;
    checkout.send(event);
    isTelling = false;
    hearCheckout();
  });
  actor.on('sheet', (emitted) => command(emitted.command));
  actor.start();
  // Checkout passes through intermediate states while it handles an event; only the last one is used.
  const { unsubscribe } = checkout.subscribe(() => {
    if (!isTelling) hearCheckout();
  });
  hearCheckout();
  return {
    send: actor.send,
    detach: () => {
      actor.send({ type: 'applePay.cancelled' });
      unsubscribe();
      actor.stop();
    },
  };
};
