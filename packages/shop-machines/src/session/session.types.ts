import type { ActorRestored } from '../actor-restored.ts';
/** The result of an extension: the shopper's status, and the token's lifetime. */
export interface ExtendedSession {
  readonly isLoggedIn: boolean;
  /**
   * In milliseconds. Default: 300 s (S9-timing-02). A duration, not a time, because the shopper's clock may be wrong.
   */
  readonly lifetimeMs?: number | undefined;
}

/** The ports of the session. Calls reject with an error that has a `code`. */
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
  /** Number of consecutive failed extensions. */
  readonly failures: number;
}

export type SessionEvent =
  | ActorRestored
  /** The shopper logged in or out, or registered: the backend's response. */
  | ({ readonly type: 'session.changed' } & ExtendedSession)
  /** The page became visible again; timers may have been suspended. */
  | { readonly type: 'page.resumed' }
  | { readonly type: 'network.restored' };

/** The shopper was logged out without having requested it. */
export interface SessionEnded {
  readonly type: 'session.ended';
  /** `extension_failed`: S8-err-other-03; `expired`: the backend no longer knew the session's customer. */
  readonly reason: 'extension_failed' | 'expired';
}
