import type { Actor } from 'xstate';
import type { ApplePayCommand, ApplePaySheetEvent } from '../../apple-pay/apple-pay.types.ts';
import { attachApplePay } from '../../apple-pay/attach-apple-pay.ts';
import type { checkoutMachine } from '../../checkout/checkout.machine.ts';

/** Apple Pay's sheet over a tab: displays what it receives; its shopper pays or closes it. */
export const openModelSheet = (checkout: Actor<typeof checkoutMachine>) => {
  let state: 'closed' | 'choosing' | 'paid' = 'closed';
  let shownTotal: number | undefined;
  const wrong: string[] = [];

  const obey = (command: ApplePayCommand): void => {
    if (command.kind === 'present') {
      state = 'choosing';
      shownTotal = command.request.total.amount;
    } else if (command.kind === 'update') {
      shownTotal = command.details.total.amount;
    } else {
      if (command.kind === 'complete' && command.status === 'success' && !checkout.getSnapshot().matches('success')) {
        wrong.push('sheet says that an order is paid which is not placed');
      }
      state = 'closed';
    }
  };
  const { send, detach } = attachApplePay(checkout, { storeName: 'Ironcart', command: obey });

  return {
    state: () => state,
    /** The amount that the shopper pays by it, in minor units; undefined unless the shopper has paid. */
    paidTotal: () => (state === 'paid' ? shownTotal : undefined),
    send: (event: ApplePaySheetEvent): void => {
      if (event.type === 'applePay.authorised') state = 'paid';
      if (event.type === 'applePay.cancelled') state = 'closed';
      send(event);
    },
    detach,
    violations: (): readonly string[] => wrong,
    fingerprint: () => [state, shownTotal],
  };
};

export type ModelSheet = ReturnType<typeof openModelSheet>;
