import type { GenericSchema, InferOutput } from 'valibot';

/**
 * A stream of server-sent events: beside the calls, since its answer has no end. Each event carries one JSON document,
 * and an id by which a caller who lost the stream goes on.
 */
export interface EventStream {
  /** Unique in the whole contract, as in 'flag.watch'. */
  readonly name: string;
  readonly path: `/svc_${string}`;
  readonly query: GenericSchema;
  /** The field `event` of what is sent. */
  readonly event: string;
  /** The JSON in the field `data`. */
  readonly data: GenericSchema;
}

/** What one event of a stream says. */
export type EventOf<S extends EventStream> = InferOutput<S['data']>;
