import type { CallName, CallNamed } from '../contract/contract.ts';
import type { ErrorTypeOf } from '../contract/define-call.ts';
import type { CommonErrorType } from '../contract/error-answer.ts';

/** Codes that the client assigns. */
export type ClientErrorCode =
  /** No response, or not in time (S8-http-01). */
  | 'no_response'
  /** The same while the browser is offline (S8-http-02). */
  | 'browser_offline'
  /** The session has no customer, and refreshing it did not help (S8-http-04). */
  | 'TOKEN_EXPIRED'
  /** The response does not match the contract; `details` lists the paths. */
  | 'unexpected_answer'
  /** The search page does not exist: the service does not know its category. */
  | 'category_not_found'
  /** A successful response that reports a failure: of the tax, the password reset mail, or newsletters. */
  | 'tax_error'
  | 'forgot_password_failed'
  | 'newsletters_not_saved';

/** Error types of the named calls, in addition to those of every call (`CommonErrorType`). */
export type RefusalOf<Name extends CallName> = ErrorTypeOf<CallNamed<Name>>;

/** Every code that the contract or the client knows. */
export type ApiErrorCode = ClientErrorCode | CommonErrorType | RefusalOf<CallName> | `http_${number}`;

export interface ApiErrorFields {
  /** An `ApiErrorCode`; another text only from a backend that is not of this contract (S8-http-03). */
  readonly code: string;
  readonly message: string;
  /** The contract's name of the call, as in 'checkout.placeOrder'. */
  readonly call: string;
  /** HTTP status; undefined without a response. */
  readonly status?: number | undefined;
  readonly details?: unknown;
  /**
   * The wait in seconds that a rate limit (429) or an outage (503) requires, if the response states it (`Retry-After`).
   */
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/**
 * The error with which every failed call rejects; an aborted call rejects with its signal's reason instead. Its `code` is
 * stable (S8): one of the call's own (`RefusalOf<'list.addItems'>`), of any call (`CommonErrorType`) or of the client
 * (`ClientErrorCode`). `message` is for people and logs. Why calls throw: docs/adr/0019-calls-throw-functions-return.md.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly call: string;
  readonly status: number | undefined;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor({ code, message, call, status, details, retryAfterSeconds, cause }: ApiErrorFields) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.call = call;
    this.status = status;
    this.details = details;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Whether a thrown value is an `ApiError`, with the given code if there is one. */
export const isApiError = (thrown: unknown, code?: ApiErrorCode): thrown is ApiError =>
  thrown instanceof Error &&
  thrown.name === 'ApiError' &&
  'code' in thrown &&
  (code === undefined || thrown.code === code);
