/** Why a log does not replay. */
export type ReplayErrorCode =
  /** It is not a log, or not of this version. */
  | 'not_a_log'
  /** It says something happened that cannot have: another version of checkout made it, or somebody's hand. */
  | 'diverged'
  /** Checkout itself broke on it. */
  | 'checkout_failed';

/** A log does not lead to a state; `entry` is the number of the entry that it ended at, from 0. */
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
