import { failureCodeOf, retryAfterSecondsOf } from '@ironcart/core/result';
import type { InspectionEvent } from 'xstate';
import type { CheckoutPorts } from '../ports.ts';
import type { LogEntry } from './checkout-log.ts';
import type { Redact } from './redact.ts';

/** Synchronous ports, which a log does not contain. */
const LOCAL_PORTS: ReadonlySet<string> = new Set(['now', 'log', 'browserInfo', 'promotions']);

type Call = (...request: readonly unknown[]) => unknown;

export interface EntryRecording {
  /** Redacts the event or response of an entry. */
  readonly redact: Redact;
  /** The number of earlier calls of each port; counting continues from there. */
  readonly calls: Map<string, number>;
  /** Milliseconds since the start of the log; never less than before. */
  readonly sinceStart: () => number;
  readonly note: (entry: LogEntry) => void;
}

/** The input and inspector to pass to checkout, so that its inputs are recorded. */
export interface RecordedInputs {
  readonly ports: CheckoutPorts;
  readonly inspect: (event: InspectionEvent) => void;
  /** The names of the recorded ports. */
  readonly names: readonly string[];
}

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise;

const isRemote = ([name, port]: readonly [string, unknown]): boolean =>
  typeof port === 'function' && !LOCAL_PORTS.has(name);

/** Records the inputs of a running checkout: external events, timers that fire, and the responses of its ports. */
export const recordEntries = (
  ports: CheckoutPorts,
  { redact, calls, sinceStart, note }: EntryRecording,
): RecordedInputs => {
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

  const remote = Object.entries<unknown>({ ...ports }).filter(isRemote);

  return {
    ports: {
      ...ports,
      ...(Object.fromEntries(
        remote.map(([name, port]) => [name, listened(name, port as Call)]),
      ) as Partial<CheckoutPorts>),
    },
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.event') return;
      const { event, sourceRef, actorRef, rootId } = inspected;
      if (event.type.startsWith('xstate.after.')) note({ kind: 'timer', ms: sinceStart(), name: event.type });
      else if (sourceRef === undefined && actorRef.sessionId === rootId && !event.type.startsWith('xstate.')) {
        note({ kind: 'event', ms: sinceStart(), event: { ...(redact(event, 'event') as object), type: event.type } });
      }
    },
    names: remote.map(([name]) => name),
  };
};
