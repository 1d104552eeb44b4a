/** Codes that the client assigns; all other codes are error types of the contract. */
export type ClientErrorCode =
  /** No response, or not in time (S8-http-01). */
  | 'no_response'
  /** The same while the browser is offline (S8-http-02). */
  | 'browser_offline'
  /** The session has no customer, and refreshing it did not help (S8-http-04). */
  | 'TOKEN_EXPIRED'
  /** The response does not match the contract; `details` lists the paths. */
  | 'unexpected_answer';

export interface ApiErrorFields {
  /** A `ClientErrorCode`, an error type of the contract, or `http_<status>` for an error without a readable body. */
  readonly code: string;
  readonly message: string;
  /** The contract's name of the call, as in 'checkout.placeOrder'. */
  readonly call: string;
  /** HTTP status; undefined without a response. */
  readonly status?: number | undefined;
  readonly details?: unknown;
  readonly cause?: unknown;
}

/**
 * The error with which every failed call rejects; an aborted call rejects with its signal's reason instead. Handle
 * errors by `code`, which is stable (S8); `message` is for people and logs.
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

/** Whether a thrown value is an `ApiError`, with the given code if there is one. */
export const isApiError = (thrown: unknown, code?: string): thrown is ApiError =>
  thrown instanceof Error &&
  thrown.name === 'ApiError' &&
  'code' in thrown &&
  (code === undefined || thrown.code === code);
