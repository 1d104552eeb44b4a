import { childrenOf } from '@ironcart/core/product';
import { failureCodeOf, retryAfterSecondsOf } from '@ironcart/core/result';
import type { InspectionEvent } from 'xstate';
import type { CheckoutInput } from '../checkout/checkout.types.ts';
import type { CheckoutPorts } from '../ports.ts';
import { CHECKOUT_LOG_VERSION, type CheckoutLog, type LogEntry } from './checkout-log.ts';
import { createRedact } from './redact.ts';

/** Maximum number of entries, far more than an ordinary checkout has. */
const MOST_ENTRIES = 5_000;

/** Synchronous ports, which the log does not contain. */
const LOCAL_PORTS: ReadonlySet<string> = new Set(['now', 'log', 'browserInfo']);

type Call = (...request: readonly unknown[]) => unknown;

/** A recorder of one checkout. Pass both parts to the actor: `createActor(checkoutMachine, { input, inspect })`. */
export interface CheckoutRecorder {
  /** The input, with ports that record their responses. */
  readonly input: CheckoutInput;
  readonly inspect: (event: InspectionEvent) => void;
  /** Returns the recording so far: redacted, plain data, ready for `JSON.stringify`. */
  log(): CheckoutLog;
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

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
  const calls = new Map<string, number>();
  let isCut = false;

  const sinceStart = (): number => Math.max(entries.at(-1)?.ms ?? 0, ports.now() - startMs);
  const note = (entry: LogEntry): void => {
    if (entries.length < MOST_ENTRIES) entries.push(entry);
    else isCut = true;
  };

  const noteOutcome = (port: string, call: number, answer: Promise<unknown>): Promise<unknown> =>
    answer.then(
      (value) => {
        note({ kind: 'answer', ms: sinceStart(), port, call, value: redact(value, port) });
        return value;
      },
      (error: unknown) => {
        const words = redact({ message: error instanceof Error ? error.message : '' }) as { readonly message: string };
        const [code, retryAfterSeconds] = [failureCodeOf(error), retryAfterSecondsOf(error)];
        note({ kind: 'failure', ms: sinceStart(), port, call, code, message: words.message, retryAfterSeconds });
        throw error;
      },
    );

  const listened =
    (port: string, ask: Call): Call =>
    (...request) => {
      const call = (calls.get(port) ?? 0) + 1;
      calls.set(port, call);
      const answer = ask(...request);
      return isPromise(answer) ? noteOutcome(port, call, answer) : answer;
    };

  const isRemote = ([name, port]: readonly [string, unknown]): boolean =>
    typeof port === 'function' && !LOCAL_PORTS.has(name);
  const remote = Object.entries<unknown>({ ...ports }).filter(isRemote);

  return {
    input: {
      ...input,
      ports: {
        ...ports,
        ...(Object.fromEntries(
          remote.map(([name, port]) => [name, listened(name, port as Call)]),
        ) as Partial<CheckoutPorts>),
      },
    },
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      const { event, sourceRef, actorRef, rootId } = inspected;
      if (event.type.startsWith('xstate.after.')) note({ kind: 'timer', ms: sinceStart(), name: event.type });
      else if (sourceRef === undefined && actorRef.sessionId === rootId && !event.type.startsWith('xstate.')) {
        note({ kind: 'event', ms: sinceStart(), event: { ...(redact(event, 'event') as object), type: event.type } });
      }
    },
    log: () => ({
      version: CHECKOUT_LOG_VERSION,
      startMs,
      input: opened,
      ports: remote.map(([name]) => name),
      entries: [...entries],
      isCut,
    }),
  };
};
