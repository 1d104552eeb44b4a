import { type Call, type CommonErrorType, commonErrors, type EventStream } from '@ironcart/api/contract';
import type * as v from 'valibot';
import { cacheControlOf } from '../http/cache-control.ts';
import type { OpenApiResponse } from './document.ts';
import { type JsonSchema, parameterSchema } from './json-schema.ts';

/** The common errors that are possible for a call. */
const commonErrorsOf = (call: Call): readonly CommonErrorType[] => {
  const hasInput = call.params !== undefined || call.query !== undefined || call.body !== undefined;
  const isChange = call.method !== 'GET';
  return [
    ...(hasInput ? (['invalid_request'] as const) : []),
    'token_expired',
    ...(call.captcha === undefined ? [] : (['captcha_failed'] as const)),
    ...(isChange ? (['forbidden'] as const) : []),
    'not_found',
    ...(call.body === undefined ? [] : (['card_number_refused', 'body_too_large'] as const)),
    'too_many_requests',
    'internal_error',
  ];
};

/** A call's error types by status. */
const typesByStatus = (call: Call): ReadonlyMap<number, readonly string[]> => {
  const byStatus = new Map<number, string[]>();
  const statuses: Readonly<Record<string, number>> = {
    ...Object.fromEntries(commonErrorsOf(call).map((type) => [type, commonErrors[type]])),
    ...call.errors,
  };
  for (const [type, status] of Object.entries(statuses)) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), type]);
  }
  return byStatus;
};

/** Status of an internal error while the database is unreachable. */
const unavailable = 503;

const errorSchema = (types: readonly string[]): JsonSchema => ({
  allOf: [
    { $ref: '#/components/schemas/ErrorAnswer' },
    { type: 'object', properties: { error: { type: 'object', properties: { type: { enum: [...types] } } } } },
  ],
});

const errorResponse = (status: number, types: readonly string[]): OpenApiResponse => ({
  description: types.join(', '),
  ...(status === commonErrors.too_many_requests || status === unavailable
    ? { headers: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 0 } } } }
    : {}),
  content: { 'application/json': { schema: errorSchema(types) } },
});

const answerHeadersOf = ({ answerHeaders }: Call): NonNullable<OpenApiResponse['headers']> =>
  Object.fromEntries(
    Object.entries(answerHeaders?.entries ?? {}).map(([name, schema]) => [
      name,
      { description: 'Belongs to the answer.', schema: parameterSchema(schema as v.GenericSchema) },
    ]),
  );

/** All responses of a call: its success, and every error by status. */
export const responsesOf = (call: Call, answer: JsonSchema): Readonly<Record<string, OpenApiResponse>> => {
  const errors = [...typesByStatus(call)].map(([status, types]) => [String(status), errorResponse(status, types)]);
  return {
    200: {
      description: 'The answer',
      headers: {
        'Cache-Control': {
          description: cacheControlOf(call) + (call.isCachedFor ? ', or no-store where it depends on the query' : ''),
          schema: { type: 'string' },
        },
        ...answerHeadersOf(call),
      },
      content: { 'application/json': { schema: answer } },
    },
    ...Object.fromEntries(errors),
    [unavailable]: errorResponse(unavailable, ['internal_error']),
  };
};

/** All responses of an event stream: its events, or a refusal. */
export const streamResponsesOf = ({ data }: EventStream): Readonly<Record<string, OpenApiResponse>> => ({
  200: {
    description: 'Server-sent events; the data of each is JSON.',
    content: { 'text/event-stream': { schema: parameterSchema(data) } },
  },
  ...Object.fromEntries(
    (['invalid_request', 'too_many_requests', 'internal_error'] as const).map((type) => [
      commonErrors[type],
      errorResponse(commonErrors[type], [type]),
    ]),
  ),
});
