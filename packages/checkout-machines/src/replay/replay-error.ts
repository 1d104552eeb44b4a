/** Why a log cannot be replayed. */
export type ReplayErrorCode =
  /** Not a log, or of another version. */
  | 'not_a_log'
  /** The log contains an impossible entry: it was made by another version of checkout or edited. */
  | 'diverged'
  /** Checkout threw an error. */
  | 'checkout_failed';

/** A log that cannot be replayed; `entry` is the index of the entry at which the replay stopped, from 0. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
  readonly code: ReplayErrorCode;
  readonly entry: number | undefined;

  constructor(
    code: ReplayErrorCode,
    message: string,
    options: { readonly entry?: number; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.entry = options.entry;
  }
}
