import type { StoredSession } from '../../host/session.ts';
import type { Outcome } from './model-network.ts';
import { MODEL_START_MS } from './model-ports.ts';
import type { ShownSession } from './session-requests.ts';

/** An input of a request. Calls and timers are numbered in order of their start. */
export interface Heard {
  /** Milliseconds since the start of the request. */
  readonly ms: number;
  /** `waits`: a call has no immediate response. */
  readonly kind: 'begins' | 'answer' | 'waits' | 'timer';
  readonly of: number;
  readonly outcome?: Outcome | undefined;
}

/**
 * The actions of a request until its next input. Every call gets an input: an immediate response, or that it is
 * pending.
 */
export type Done =
  | { readonly kind: 'calls'; readonly port: string; readonly request: unknown }
  | { readonly kind: 'sets a timer'; readonly delayMs: number }
  | { readonly kind: 'clears a timer'; readonly of: number }
  | { readonly kind: 'ends'; readonly shown: ShownSession | undefined };

/** A moment of a request: its inputs so far, and the resulting actions. */
export interface Moment {
  readonly id: number;
  readonly heard: Heard;
  readonly before: Moment | undefined;
  readonly done: Done[];
  readonly next: Map<string, Moment>;
}

/**
 * A session as exchanged between requests: a numbered row, and its times in milliseconds since the start of the
 * request.
 */
export interface TimedRow {
  readonly row: number;
  readonly effectUntilMs: number | undefined;
  readonly atBankSinceMs: number | undefined;
}

interface Found {
  readonly moment: Moment;
  /** Whether it is new in every world. */
  readonly isNew: boolean;
}

/**
 * The known behaviour of a scenario's requests. It depends only on the inputs, not on the world or the time; therefore
 * rows contain no absolute times.
 */
export interface RequestMemory {
  /** The first moment of a request, identified by its name. */
  beginning(name: string): Found;
  /** The moment after another one. */
  after(moment: Moment, heard: Heard): Found;
  /** Numbers the row of a session, and separates its times. */
  rowOf(session: StoredSession): TimedRow;
  sessionOf(row: TimedRow): StoredSession;
  versionOf(row: TimedRow): number;
  /** The number of remembered moments. */
  size(): number;
}

/** The start time of a request on its host. */
export const REQUEST_START_MS = MODEL_START_MS;

/** Later than the end of any schedule. */
const NEVER_MS = REQUEST_START_MS + 365 * 24 * 60 * 60 * 1_000;

export const createRequestMemory = (): RequestMemory => {
  const beginnings = new Map<string, Moment>();
  const numbers = new Map<string, number>();
  const rows: { readonly text: string; readonly version: number }[] = [];
  let moments = 0;

  const find = (among: Map<string, Moment>, key: string, heard: Heard, before?: Moment): Found => {
    const known = among.get(key);
    if (known !== undefined) return { moment: known, isNew: false };
    moments += 1;
    const moment = { id: moments, heard, before, done: [], next: new Map() };
    among.set(key, moment);
    return { moment, isNew: true };
  };
  const rowAt = (number: number) => {
    const row = rows[number];
    if (row === undefined) throw new Error(`There is no row ${number}`);
    return row;
  };
  return {
    beginning: (name) => find(beginnings, name, { ms: 0, kind: 'begins', of: 0 }),
    after: (moment, heard) => find(moment.next, JSON.stringify(heard), heard, moment),
    rowOf: ({ state, effectUntilMs, ...session }) => {
      const { atBankSinceMs, ...timeless } = state;
      const text = JSON.stringify({ ...session, expiresAtMs: NEVER_MS, state: timeless });
      const known = numbers.get(text);
      const row = known ?? rows.push({ text, version: session.version }) - 1;
      if (known === undefined) numbers.set(text, row);
      return {
        row,
        effectUntilMs: effectUntilMs && effectUntilMs - REQUEST_START_MS,
        atBankSinceMs: atBankSinceMs && atBankSinceMs - REQUEST_START_MS,
      };
    },
    sessionOf: ({ row, effectUntilMs, atBankSinceMs }) => {
      const session: Omit<StoredSession, 'effectUntilMs'> = JSON.parse(rowAt(row).text);
      const later = (ms: number | undefined): number | undefined =>
        ms === undefined ? undefined : REQUEST_START_MS + ms;
      return {
        ...session,
        state: { ...session.state, atBankSinceMs: later(atBankSinceMs) },
        effectUntilMs: later(effectUntilMs),
      };
    },
    versionOf: ({ row }) => rowAt(row).version,
    size: () => moments,
  };
};
