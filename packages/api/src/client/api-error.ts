/** Codes that the client itself gives; all others are the error types of the contract. */
export type ClientErrorCode =
  /** Nothing answered, or not in time (S8-http-01). */
  | 'no_response'
  /** The same while the browser is offline (S8-http-02). */
  | 'browser_offline'
  /** The session's customer is gone and could not be brought back (S8-http-04). */
  | 'TOKEN_EXPIRED'
  /** An answer that is not what the contract promises; `details` lists the paths. */
  | 'unexpected_answer';

export interface ApiErrorFields {
  /** A `ClientErrorCode`, an error type of the contract, or `http_<status>` for an error without a readable body. */
  readonly code: string;
  readonly message: string;
  /** The contract's name of the call, as in 'checkout.placeOrder'. */
  readonly call: string;
  /** HTTP status; left out where there was no answer. */
  readonly status?: number | undefined;
  readonly details?: unknown;
  readonly cause?: unknown;
}

/**
 * What a call of the client rejects with, always: a caller that aborts gets its signal's reason instead.
 * `code` is stable and decides what to do (S8); `message` is for people and logs.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly call: string;
  readonly status: number | undefined;
  readonly details: unknown;

  constructor({ code, message, call, status, details, cause }: ApiErrorFields) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.call = call;
    this.status = status;
    this.details = details;
  }
}

/** Whether something thrown is an `ApiError`, of the given code if one is given. */
export const isApiError = (thrown: unknown, code?: string): thrown is ApiError =>
  thrown instanceof Error &&
  thrown.name === 'ApiError' &&
  'code' in thrown &&
  (code === undefined || thrown.code === code);
