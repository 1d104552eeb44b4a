import { type Call, type CommonErrorType, commonErrors, type ErrorAnswer } from '@ironcart/api/contract';
import { retryAfterSeconds } from './database-outage.ts';
import { type Refusal, refuse } from './refusal.ts';
import { dataContentPolicy } from './security-headers.ts';

/** Status of a temporary internal error, which has Retry-After. */
const unavailable = 503;

const statusOf = (call: Call | undefined, type: string, passes: boolean): number =>
  type === 'internal_error' && passes
    ? unavailable
    : (call?.errors?.[type] ?? commonErrors[type as CommonErrorType] ?? 500);

/** The response to a refusal, in the contract's error shape. */
export const answerRefusal = (refusal: Refusal, call?: Call): Response => {
  const answer: ErrorAnswer = {
    error: {
      type: refusal.type,
      message: refusal.message,
      ...(refusal.details === undefined ? {} : { details: refusal.details }),
    },
  };
  const headers = new Headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': dataContentPolicy });
  const { details } = refusal;
  const passes = typeof details === 'object' && details !== null && 'retryAfterSeconds' in details;
  if (passes) headers.set('Retry-After', String(details.retryAfterSeconds));
  return Response.json(answer, { status: statusOf(call, refusal.type, passes), headers });
};

/**
 * The response while the database or a payment provider is unreachable. Its type is `internal_error`, so callers must
 * treat the result as unknown; the status and `Retry-After` state that the same call may succeed later.
 */
export const answerUnavailable = (message = 'The store cannot answer at the moment'): Response =>
  answerRefusal(refuse('internal_error', message, { retryAfterSeconds }));

/** A 405 response with the methods that the path supports (RFC 9110). */
export const answerWrongMethod = (methods: readonly string[]): Response => {
  const answer = answerRefusal(refuse('method_not_allowed', 'The path does not take this method'));
  const taken = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  answer.headers.set('Allow', taken.join(', '));
  return answer;
};
