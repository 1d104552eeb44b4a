import type { GenericSchema, InferOutput } from 'valibot';

/**
 * A stream of server-sent events. Each event contains one JSON document and an id, with which a caller resumes a broken
 * stream.
 */
export interface EventStream {
  /** Unique in the whole contract, as in 'flag.watch'. */
  readonly name: string;
  readonly path: `/svc_${string}`;
  readonly query: GenericSchema;
  /** The value of the field `event`. */
  readonly event: string;
  /** The schema of the JSON in the field `data`. */
  readonly data: GenericSchema;
}

/** The data of one event. */
export type EventOf<S extends EventStream> = InferOutput<S['data']>;
