import { failureCodeOf } from '../failure-code.ts';
import type { CheckoutPorts } from '../ports.ts';

/** What keeping a draft needs from outside. */
export type DraftPorts = Pick<CheckoutPorts, 'storage' | 'now' | 'log'>;

/** Runs a call of the storage; one that is full or denied costs the draft, never the checkout. */
export const orElse = <T>({ log }: DraftPorts, whenItFails: T, call: () => T): T => {
  try {
    return call();
  } catch (error) {
    log?.('The draft order could not be stored or read', { code: failureCodeOf(error) });
    return whenItFails;
  }
};
