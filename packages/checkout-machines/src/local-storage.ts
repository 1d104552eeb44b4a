import { failureCodeOf } from '@ironcart/core/result';
import type { CheckoutPorts } from './ports.ts';

/** The ports for storage on the shopper's device. */
export type LocalPorts = Pick<CheckoutPorts, 'storage' | 'now' | 'log'>;

/** Calls the storage; a failure (full, denied) is logged and does not stop checkout. */
export const orElse = <T>({ log }: Pick<LocalPorts, 'log'>, whenItFails: T, call: () => T): T => {
  try {
    return call();
  } catch (error) {
    log?.('The browser’s storage could not be used', { code: failureCodeOf(error) });
    return whenItFails;
  }
};
