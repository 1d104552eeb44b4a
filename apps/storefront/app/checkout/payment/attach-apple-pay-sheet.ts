import { type AttachedApplePay, attachApplePay } from '@ironcart/checkout-machines/apple-pay';
import type { Device } from '@ironcart/core/routing';
import { loadApplePay } from '../../adapters/load-apple-pay.ts';
import type { CheckoutActor } from '../open-checkout.ts';

/** Apple Pay beside checkout, with the sheet of the shopper's device: the browser's, or the app's. */
export const attachApplePaySheet = async (
  actor: CheckoutActor,
  device: Device,
  storeName: string,
): Promise<AttachedApplePay> => {
  const open = await loadApplePay(device);
  const sheet = open((event) => attached.send(event));
  const attached = attachApplePay(actor, { storeName, command: (command) => sheet.obey(command) });
  return {
    send: attached.send,
    detach: () => {
      attached.detach();
      sheet.dispose();
    },
  };
};
