import type { GenericSchema, InferInput, InferOutput, ObjectEntries, ObjectSchema } from 'valibot';

/**
 * One call of the wire contract. The backend mounts and validates it, the client sends it and
 * validates its answer: both read the same value, so they cannot disagree.
 */
export interface Call {
  /** Unique in the whole contract, as in 'list.addItems'. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path of the main site, parameters as `:name`. Other sites: `sitePathOf`. */
  readonly path: `/svc_${string}` | `/theindex/wp-json/${string}`;
  readonly params?: GenericSchema;
  readonly query?: GenericSchema;
  readonly body?: GenericSchema;
  readonly answer: GenericSchema;
  /** Headers that belong to the answer, by their names in lower case. */
  readonly answerHeaders?: ObjectSchema<ObjectEntries, undefined>;
  /** The error types of this call with their HTTP status, beside `commonErrors`. */
  readonly errors?: Readonly<Record<string, number>>;
  /** How long the client may answer from its own memory, in milliseconds (S9). Left out: never. */
  readonly cacheMs?: number;
  /** Which queries' answers are kept for so long. Left out: all. */
  readonly isCachedFor?: (query: Readonly<Record<string, unknown>>) => boolean;
  /** A POST that only reads: repeating it changes nothing. GET, PUT and DELETE are repeatable anyway. */
  readonly isRepeatable?: boolean;
  /** Whether pages of other origins may ask, since it changes nothing and reads no session. Left out: only the store's own. */
  readonly isOpenToOrigins?: boolean;
  /** The captcha action whose token goes with the call when captcha is on (S7-http). */
  readonly captcha?: string;
  /** Whether the header `Idempotency-Key` may name the attempt, so that sent again it answers the same. */
  readonly takesIdempotencyKey?: boolean;
  /** Whether the token of `ssr.getSearchToken` opens the call, as `Authorization: Bearer`. */
  readonly needsSearchToken?: boolean;
  /** Whether the body travels as multipart form data, all of its fields text. Left out: JSON. */
  readonly hasFormBody?: boolean;
  /** Largest request body that the backend reads, in bytes. Left out: its own default. */
  readonly maxBodyBytes?: number;
}

/** States a call once, keeping its exact types. */
export const defineCall = <const C extends Call>(call: C): C => call;

type SchemaAt<C extends Call, K extends 'params' | 'query' | 'body'> =
  C extends Readonly<Record<K, infer S extends GenericSchema>> ? S : undefined;
type Input<S> = S extends GenericSchema ? InferInput<S> : undefined;
type Output<S> = S extends GenericSchema ? InferOutput<S> : undefined;

/** What the backend's handler reads, after validation; undefined where the call has none. */
export type ParamsOf<C extends Call> = Output<SchemaAt<C, 'params'>>;
export type QueryOf<C extends Call> = Output<SchemaAt<C, 'query'>>;
export type BodyOf<C extends Call> = Output<SchemaAt<C, 'body'>>;

/** What the client sends, before validation; undefined where the call has none. */
export type ParamsInputOf<C extends Call> = Input<SchemaAt<C, 'params'>>;
export type QueryInputOf<C extends Call> = Input<SchemaAt<C, 'query'>>;
export type BodyInputOf<C extends Call> = Input<SchemaAt<C, 'body'>>;

/** What the handler answers and the client reads. Answer schemas never transform. */
export type AnswerOf<C extends Call> = InferOutput<C['answer']>;

/** What the client gets of a call: its answer, with the headers that belong to it where the call names some. */
export type ReceivedOf<C extends Call> = C extends { readonly answerHeaders: infer H extends GenericSchema }
  ? { readonly answer: AnswerOf<C>; readonly headers: InferOutput<H> }
  : AnswerOf<C>;

/** The error types that the call itself names. */
export type ErrorTypeOf<C extends Call> = C extends { readonly errors: infer E } ? keyof E & string : never;
