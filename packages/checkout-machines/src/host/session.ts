import type { CheckoutInput } from '../checkout/checkout.types.ts';
import type { LogEntry } from '../replay/checkout-log.ts';

/** The facts that all sessions of a site share; they are not stored but read anew for each run. */
export type HostFacts = Pick<CheckoutInput, 'site' | 'countries'> & Required<Pick<CheckoutInput, 'regions'>>;

/** The input of a session: checkout's without the ports and the facts that all sessions share. */
export type SessionInput = Omit<CheckoutInput, 'ports' | keyof HostFacts>;

/** A session's state as plain data, which survives JSON. It contains personal data and payment tokens. */
export interface SessionState {
  /** The persisted snapshot of `checkoutMachine`, without ports and shared facts. */
  readonly snapshot: unknown;
  /** The contents of the storage "on the device": the draft, and an order pending at the bank. */
  readonly storage: Readonly<Record<string, string>>;
  /** How often each port was called, for numbering the log's responses. */
  readonly calls: Readonly<Record<string, number>>;
  /** When the log began, in milliseconds since the epoch. */
  readonly startMs: number;
  /** When the order became pending at the bank, in milliseconds since the epoch; undefined if it is not. */
  readonly atBankSinceMs?: number | undefined;
}

/** An entry of a session's log: its beginning, an event, a timer, or a port's response. Contains no payment tokens. */
export type SessionEntry =
  | {
      readonly kind: 'opened';
      readonly startMs: number;
      readonly ports: readonly string[];
      readonly input: SessionInput;
    }
  | LogEntry;

/** A session as it is stored: one row. */
export interface StoredSession {
  readonly id: string;
  /** From 1; each write increments it. */
  readonly version: number;
  /** The release of the machines that wrote the state. */
  readonly release: string;
  readonly state: SessionState;
  /** In milliseconds since the epoch. */
  readonly expiresAtMs: number;
  /** Until when a run with side effects (placing the order) may still be active; undefined if there is none. */
  readonly effectUntilMs: number | undefined;
}

/** How the entries of a write relate to the log: `append` them, or `replace` it. */
export type LogChange = 'append' | 'replace';

/** Storage of sessions. Calls reject when the storage fails. */
export interface SessionStore {
  read(id: string): Promise<StoredSession | undefined>;
  /**
   * Stores a session and changes its log if the stored version is the preceding one (none for version 1):
   * compare-and-swap. Resolves with whether it was stored.
   */
  write(session: StoredSession, entries: readonly SessionEntry[], change: LogChange): Promise<boolean>;
  /** The log, oldest entry first. */
  entries(id: string): Promise<readonly SessionEntry[]>;
  remove(id: string): Promise<void>;
}
