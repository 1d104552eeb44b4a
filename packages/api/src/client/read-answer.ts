import * as v from 'valibot';
import type { Call, ReceivedOf } from '../contract/define-call.ts';
import { MISSING_CUSTOMER_DATA } from '../contract/error-answer.ts';
import { ApiError } from './api-error.ts';

const looseErrorBody = v.object({
  error: v.optional(
    v.object({ type: v.optional(v.string()), message: v.optional(v.string()), details: v.optional(v.unknown()) }),
  ),
  message: v.optional(v.string()),
});

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
};

const firstText = (...candidates: readonly (string | undefined)[]): string | undefined =>
  candidates.find((candidate) => candidate !== undefined && candidate !== '');

const secondsIn = (header: string | null): number | undefined =>
  header !== null && /^\d+$/.test(header) ? Number(header) : undefined;

/**
 * Converts an error response to an `ApiError`, whose code is the error's type or else its message (S8-http-03, -04).
 */
const errorOf = async (call: Call, response: Response): Promise<ApiError> => {
  const parsed = v.safeParse(looseErrorBody, await readJson(response), { abortEarly: true });
  const body = parsed.success ? parsed.output : {};
  const type = firstText(body.error?.type, body.error?.message, body.message);
  const message = firstText(body.error?.message, body.message, type) ?? `${call.name} answered ${response.status}`;
  const isCustomerMissing = type === MISSING_CUSTOMER_DATA || message === MISSING_CUSTOMER_DATA;
  return new ApiError({
    code: isCustomerMissing ? 'TOKEN_EXPIRED' : (type ?? `http_${response.status}`),
    message,
    call: call.name,
    status: response.status,
    details: body.error?.details,
    retryAfterSeconds: secondsIn(response.headers.get('retry-after')),
  });
};

/** The paths that do not match the contract, without their values, which may be personal. */
const describeIssues = (issues: readonly v.BaseIssue<unknown>[]): readonly string[] =>
  issues.slice(0, 10).map((issue) => `${v.getDotPath(issue) ?? '(root)'}: expected ${issue.expected ?? issue.message}`);

/** The schema of a call's result: the body, with its headers if the call declares some. */
const receivedSchemaOf = ({ answer, answerHeaders: headers }: Call) =>
  headers ? v.object({ answer, headers }) : answer;

/**
 * Reads and validates a call's response.
 * @throws ApiError with the response's error type, or `unexpected_answer` if the response does not match the contract.
 */
export const readAnswer = async <C extends Call>(call: C, response: Response): Promise<ReceivedOf<C>> => {
  if (!response.ok) throw await errorOf(call, response);
  const answer = await readJson(response);
  const received = call.answerHeaders ? { answer, headers: Object.fromEntries(response.headers) } : answer;
  const parsed = v.safeParse(receivedSchemaOf(call), received, { abortEarly: true });
  // The schema belongs to the call, so its output has the call's type.
  if (parsed.success) return parsed.output as ReceivedOf<C>;
  throw new ApiError({
    code: 'unexpected_answer',
    message: `${call.name} answered what the contract does not promise`,
    call: call.name,
    status: response.status,
    details: describeIssues(parsed.issues),
  });
};
