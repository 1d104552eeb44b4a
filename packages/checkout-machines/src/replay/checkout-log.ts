import type { CheckoutInput } from '../checkout/checkout.types.ts';

/** Raised with every change after which an older log no longer replays. */
export const CHECKOUT_LOG_VERSION = 1;

/** What happened, `ms` milliseconds after the log began. */
export type LogEntry =
  /** An event that came from outside: from the shopper, a wallet, the page. */
  | {
      readonly kind: 'event';
      readonly ms: number;
      readonly event: Readonly<Record<string, unknown>> & { readonly type: string };
    }
  /** The next timer fired; its name is kept to notice when a replay goes another way. */
  | { readonly kind: 'timer'; readonly ms: number; readonly name: string }
  /** A call of a port was answered; `call` counts the calls of that port from 1. */
  | {
      readonly kind: 'answer';
      readonly ms: number;
      readonly port: string;
      readonly call: number;
      readonly value?: unknown;
    }
  | {
      readonly kind: 'failure';
      readonly ms: number;
      readonly port: string;
      readonly call: number;
      readonly code: string;
      readonly message: string;
    };

/** One shopper's checkout from its start: enough to come to the same states again, and nothing that says who it was. */
export interface CheckoutLog {
  readonly version: typeof CHECKOUT_LOG_VERSION;
  /** When checkout began, in milliseconds since the epoch. */
  readonly startMs: number;
  /** What checkout was opened with, redacted. */
  readonly input: Omit<CheckoutInput, 'ports'>;
  /** The ports that there were. */
  readonly ports: readonly string[];
  readonly entries: readonly LogEntry[];
  /** Whether more happened than was kept. */
  readonly isCut: boolean;
}
