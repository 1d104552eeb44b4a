import type { CheckoutInput } from '../checkout/checkout.types.ts';

/** The log's version; incremented with every change after which older logs do not replay. */
export const CHECKOUT_LOG_VERSION = 2;

/** A log entry, `ms` milliseconds after the log's start. */
export type LogEntry =
  /** An external event: from the shopper, a wallet or the page. */
  | {
      readonly kind: 'event';
      readonly ms: number;
      readonly event: Readonly<Record<string, unknown>> & { readonly type: string };
    }
  /** The next timer fired; its name detects replays that diverge. */
  | { readonly kind: 'timer'; readonly ms: number; readonly name: string }
  /** A port's call was answered; `call` counts the calls of that port from 1. */
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
      readonly retryAfterSeconds?: number | undefined;
    };

/** A recording of one shopper's checkout from its start: sufficient to reproduce its states, without personal data. */
export interface CheckoutLog {
  readonly version: typeof CHECKOUT_LOG_VERSION;
  /** When checkout was opened, in milliseconds since the epoch. */
  readonly startMs: number;
  /** The input of checkout, redacted. */
  readonly input: Omit<CheckoutInput, 'ports'>;
  /** The names of the ports. */
  readonly ports: readonly string[];
  readonly entries: readonly LogEntry[];
  /** Whether the log was truncated. */
  readonly isCut: boolean;
}
