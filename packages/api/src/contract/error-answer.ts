import * as v from 'valibot';

/** The body of every error response (S8-http). */
export const errorAnswer = v.object({
  error: v.object({ type: v.string(), message: v.string(), details: v.optional(v.unknown()) }),
});

export type ErrorAnswer = v.InferOutput<typeof errorAnswer>;

/**
 * The error message of a call that needs a customer when the session has none; the client refreshes the session and
 * retries (S8-http-04).
 */
export const MISSING_CUSTOMER_DATA = 'Missing customer data';

/** Error types that any call may return, with their HTTP status. */
export const commonErrors = {
  /** The request does not match the contract; `details` lists the paths. */
  invalid_request: 400,
  /**
   * The body contains what looks like a card number, which is allowed in the payment form only; `details.paths` lists
   * the fields.
   */
  card_number_refused: 400,
  /** With the message 'Missing customer data'. */
  token_expired: 401,
  captcha_failed: 403,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  too_many_requests: 429,
  internal_error: 500,
} as const;

export type CommonErrorType = keyof typeof commonErrors;
