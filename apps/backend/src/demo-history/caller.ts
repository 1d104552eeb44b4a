import type { AnswerOf, BodyInputOf, Call, ParamsInputOf, QueryInputOf } from '@ironcart/api/contract';

export interface CallInput<C extends Call> {
  readonly params?: ParamsInputOf<C>;
  readonly query?: QueryInputOf<C>;
  readonly body?: BodyInputOf<C>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A caller whose calls are expected to succeed. */
export interface Caller {
  /** Sends any request. */
  request(path: string, init?: RequestInit): Promise<Response>;
  /** Sends a call that has to succeed. */
  call<C extends Call>(call: C, input?: CallInput<C>): Promise<AnswerOf<C>>;
}
