import type { ActorRestored } from '../actor-restored.ts';
/** What an extension brings: who the shopper is now, and for how long the token holds. */
export interface ExtendedSession {
  readonly isLoggedIn: boolean;
  /** In milliseconds; left out: 300 s (S9-timing-02). Never a time of day: the shopper's clock may be wrong. */
  readonly lifetimeMs?: number | undefined;
}

/** What the session needs from outside. Calls reject with an error that carries a `code`. */
export interface SessionPorts {
  extend(signal: AbortSignal): Promise<ExtendedSession>;
  logout(): Promise<void>;
  /** Milliseconds since the epoch, by the device. */
  now(): number;
}

export interface SessionInput extends ExtendedSession {
  readonly ports: SessionPorts;
}

export interface SessionContext {
  readonly ports: SessionPorts;
  readonly isLoggedIn: boolean;
  readonly lifetimeMs: number;
  /** When the token arrived, by the device's clock. */
  readonly extendedAtMs: number;
  /** When the page was opened, by the device's clock. */
  readonly openedAtMs: number;
  /** Extensions that failed in a row. */
  readonly failures: number;
}

export type SessionEvent =
  | ActorRestored
  /** The shopper has logged in, out or registered: what the backend answered. */
  | ({ readonly type: 'session.changed' } & ExtendedSession)
  /** The page is seen again: timers may have slept meanwhile. */
  | { readonly type: 'page.resumed' }
  | { readonly type: 'network.restored' };

/** The shopper was logged in and is a guest now, without having asked for it. */
export interface SessionEnded {
  readonly type: 'session.ended';
  /** `extension_failed`: S8-err-other-03; `expired`: the backend no longer knew who it was. */
  readonly reason: 'extension_failed' | 'expired';
}
