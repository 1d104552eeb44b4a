import { type Actor, createActor } from 'xstate';
import type { checkoutMachine } from '../checkout/checkout.machine.ts';
import { applePayMachine } from './apple-pay.machine.ts';
import type { ApplePayCommand, ApplePaySheetEvent } from './apple-pay.types.ts';
import { applePayOrderOf } from './apple-pay-order.ts';

/** Apple Pay beside a checkout: it takes what the sheet says. */
export interface AttachedApplePay {
  readonly send: (event: ApplePaySheetEvent) => void;
  /** Leaves checkout alone; a sheet that is open counts as cancelled. */
  readonly detach: () => void;
}

export interface ApplePayWiring {
  /** Whom the sheet says is paid. */
  readonly storeName: string;
  /** Hears what the web sheet, or the app's bridge, is to do. */
  readonly command: (command: ApplePayCommand) => void;
}

/**
 * Attaches Apple Pay to a checkout. The commands for the sheet come while `send` runs wherever that is possible: the
 * browser opens the sheet only while the shopper's press is being handled.
 */
export const attachApplePay = (
  checkout: Actor<typeof checkoutMachine>,
  { storeName, command }: ApplePayWiring,
): AttachedApplePay => {
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
  // On the way through an event checkout shows states that are between two others; the one at its end is heard.
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
