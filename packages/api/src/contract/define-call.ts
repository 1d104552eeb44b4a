import type { GenericSchema, InferInput, InferOutput, ObjectEntries, ObjectSchema } from 'valibot';

/**
 * One call of the HTTP contract. The backend mounts it and validates requests, the client sends it and validates
 * responses; both use the same definition, so they cannot disagree.
 */
export interface Call {
  /** Unique in the whole contract, as in 'list.addItems'. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path on the main site, with parameters as `:name`. For other sites, see `sitePathOf`. */
  readonly path: `/svc_${string}` | `/theindex/wp-json/${string}`;
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  readonly answer: GenericSchema;
  /** Response headers that belong to the result, by lower-case names. */
  readonly answerHeaders?: ObjectSchema<ObjectEntries, undefined>;
  /** The call's own error types with their HTTP status, in addition to `commonErrors`. */
  readonly errors?: Readonly<Record<string, number>>;
  /** How long the client may cache responses, in milliseconds (S9). Default: not at all. */
  readonly cacheMs?: number;
  /** The queries whose responses are cached. Default: all. */
  readonly isCachedFor?: (query: Readonly<Record<string, unknown>>) => boolean;
  /** Whether a POST is idempotent, because it only reads. GET, PUT and DELETE always are. */
  readonly isRepeatable?: boolean;
  /**
   * Whether pages of other origins may make the call, because it changes nothing and reads no session. Default: only
   * the store's own origin.
   */
  readonly isOpenToOrigins?: boolean;
  /** The captcha action whose token the call requires while captcha is on (S7-http). */
  readonly captcha?: string;
  /** Whether the call accepts the header `Idempotency-Key`, so that a repetition returns the first response again. */
  readonly takesIdempotencyKey?: boolean;
  /** Whether the call requires the token of `ssr.getSearchToken`, as `Authorization: Bearer`. */
  readonly needsSearchToken?: boolean;
  /** Whether the body is multipart form data with text fields only. Default: JSON. */
  readonly hasFormBody?: boolean;
  /** Maximum size of the request body, in bytes. Default: the backend's own limit. */
  readonly maxBodyBytes?: number;
}

/** Defines a call and preserves its exact types. */
export const defineCall = <const C extends Call>(call: C): C => call;

type SchemaAt<C extends Call, K extends 'params' | 'query' | 'body'> =
  C extends Readonly<Record<K, infer S extends GenericSchema>> ? S : undefined;
type Input<S> = S extends GenericSchema ? InferInput<S> : undefined;
type Output<S> = S extends GenericSchema ? InferOutput<S> : undefined;

/** The path parameters that a handler receives, after validation; undefined if the call has none. */
export type ParamsOf<C extends Call> = Output<SchemaAt<C, 'params'>>;
export type QueryOf<C extends Call> = Output<SchemaAt<C, 'query'>>;
export type BodyOf<C extends Call> = Output<SchemaAt<C, 'body'>>;

/** The path parameters that the client sends, before validation; undefined if the call has none. */
export type ParamsInputOf<C extends Call> = Input<SchemaAt<C, 'params'>>;
export type QueryInputOf<C extends Call> = Input<SchemaAt<C, 'query'>>;
export type BodyInputOf<C extends Call> = Input<SchemaAt<C, 'body'>>;

/** The response that a handler returns and the client receives. Response schemas never transform. */
export type AnswerOf<C extends Call> = InferOutput<C['answer']>;

/** The client's result: the response, with its headers if the call declares some. */
export type ReceivedOf<C extends Call> = C extends { readonly answerHeaders: infer H extends GenericSchema }
  ? { readonly answer: AnswerOf<C>; readonly headers: InferOutput<H> }
  : AnswerOf<C>;

/** The error types that the call declares. */
export type ErrorTypeOf<C extends Call> = C extends { readonly errors: infer E } ? keyof E & string : never;
