import { childrenOf } from '@ironcart/core/product';
import type { CheckoutInput } from '../checkout/checkout.types.ts';
import { CHECKOUT_LOG_VERSION, type CheckoutLog, type LogEntry } from './checkout-log.ts';
import { type RecordedInputs, recordEntries } from './record-entries.ts';
import { createRedact } from './redact.ts';

/** Maximum number of entries, far more than an ordinary checkout has. */
const MOST_ENTRIES = 5_000;

/** A recorder of one checkout. Pass both parts to the actor: `createActor(checkoutMachine, { input, inspect })`. */
export interface CheckoutRecorder extends Pick<RecordedInputs, 'inspect'> {
  /** The input, with ports that record their responses. */
  readonly input: CheckoutInput;
  /** Returns the recording so far: redacted, plain data, ready for `JSON.stringify`. */
  log(): CheckoutLog;
}

const skusOf = ({ products }: CheckoutInput): readonly string[] =>
  products.flatMap((product) => [product.sku, ...childrenOf(product).map((child) => child.sku)]);

/**
 * Records the inputs of a checkout: its options, events, timers and the responses of its ports, each with its time,
 * redacted before it is stored. `replay` reproduces the states.
 */
export const createRecorder = (input: CheckoutInput): CheckoutRecorder => {
  const { ports, ...settings } = input;
  const startMs = ports.now();
  const redact = createRedact({ countries: input.countries, skus: skusOf(input), now: () => ports.now() });
  const opened = redact(settings) as CheckoutLog['input'];
  const entries: LogEntry[] = [];
  let isCut = false;
  const recorded = recordEntries(ports, {
    redact,
    calls: new Map(),
    sinceStart: () => Math.max(entries.at(-1)?.ms ?? 0, ports.now() - startMs),
    note: (entry) => {
      if (entries.length < MOST_ENTRIES) entries.push(entry);
      else isCut = true;
    },
  });

  return {
    input: { ...input, ports: recorded.ports },
    inspect: recorded.inspect,
    log: () => ({
      version: CHECKOUT_LOG_VERSION,
      startMs,
      input: opened,
      ports: recorded.names,
      entries: [...entries],
      isCut,
    }),
  };
};
