import { failureCodeOf } from './failure-code.ts';
import type { CheckoutPorts } from './ports.ts';

/** What keeping something on the shopper's device needs from outside. */
export type LocalPorts = Pick<CheckoutPorts, 'storage' | 'now' | 'log'>;

/** Runs a call of the storage; one that is full or denied costs what was to be kept, never the checkout. */
export const orElse = <T>({ log }: Pick<LocalPorts, 'log'>, whenItFails: T, call: () => T): T => {
  try {
    return call();
  } catch (error) {
    log?.('The browser’s storage could not be used', { code: failureCodeOf(error) });
    return whenItFails;
  }
};
