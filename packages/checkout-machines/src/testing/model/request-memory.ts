import type { StoredSession } from '../../host/session.ts';
import type { Outcome } from './model-network.ts';
import { MODEL_START_MS } from './model-ports.ts';
import type { ShownSession } from './session-requests.ts';

/** What a request hears. Calls and timers are numbered in order of their beginning. */
export interface Heard {
  /** Milliseconds since the request began. */
  readonly ms: number;
  /** `waits`: a call is not answered at once. */
  readonly kind: 'begins' | 'answer' | 'waits' | 'timer';
  readonly of: number;
  readonly outcome?: Outcome | undefined;
}

/** What a request does of itself until it hears something. Every call is heard of: answered at once, or not yet. */
export type Done =
  | { readonly kind: 'calls'; readonly port: string; readonly request: unknown }
  | { readonly kind: 'sets a timer'; readonly delayMs: number }
  | { readonly kind: 'clears a timer'; readonly of: number }
  | { readonly kind: 'ends'; readonly shown: ShownSession | undefined };

/** A moment of a request: what it has heard so far, and what it does thereupon. */
export interface Moment {
  readonly id: number;
  readonly heard: Heard;
  readonly before: Moment | undefined;
  readonly done: Done[];
  readonly next: Map<string, Moment>;
}

/** A session as requests exchange it: a numbered row, and its times in milliseconds since the request began. */
export interface TimedRow {
  readonly row: number;
  readonly effectUntilMs: number | undefined;
  readonly atBankSinceMs: number | undefined;
}

interface Found {
  readonly moment: Moment;
  /** Whether no world has come to it before. */
  readonly isNew: boolean;
}

/**
 * What is known of the requests of a scenario. They are the same in every world in which they hear the same, and at
 * every time: a row has no times of its own.
 */
export interface RequestMemory {
  /** The beginning of a request, whose name tells it from others. */
  beginning(name: string): Found;
  /** The moment after another one. */
  after(moment: Moment, heard: Heard): Found;
  /** Numbers the row of a session, and sets its times apart. */
  rowOf(session: StoredSession): TimedRow;
  sessionOf(row: TimedRow): StoredSession;
  versionOf(row: TimedRow): number;
  /** How many moments are known. */
  size(): number;
}

/** The time of a request's beginning, as its host sees it. */
export const REQUEST_START_MS = MODEL_START_MS;

/** Later than any schedule. */
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
