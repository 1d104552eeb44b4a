import type { AnswerOf, BodyOf, Call, Contract, ParamsOf, QueryOf } from '@ironcart/api/contract';
import type { Site } from '@ironcart/core/site';
import type { RefusalOf } from './refusal.ts';
import type { RequestSession } from './request-session.ts';

/** What is known of a request beside what the contract describes. */
export interface RequestContext {
  /** Told by the path's site segment, the main site without one. */
  readonly site: Site;
  readonly session: RequestSession;
  /** The client's address as the composer saw it: the socket's, or what trusted proxies say. */
  readonly remoteAddress: string;
  /** Names the request in the log and in what it changes. */
  readonly requestId: string;
  /** A header of the request; undefined where it has none. */
  readonly header: (name: string) => string | undefined;
  /** Sets a header of the answer: one that the call's `answerHeaders` name. Refusals do not carry it. */
  readonly setHeader: (name: string, value: string) => void;
  /** Of the header `Authorization: Bearer`. */
  readonly bearerToken: string | undefined;
}

/** A request of one call after validation. */
export interface CallRequest<C extends Call> extends RequestContext {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
}

/** Answers one call of the contract. */
export type Handler<C extends Call> = (request: CallRequest<C>) => Promise<AnswerOf<C> | RefusalOf<C>>;

/** One handler per call of a service, named like the wire. */
export type ServiceHandlers<Service extends keyof Contract> = {
  readonly [K in keyof Contract[Service]]: Contract[Service][K] extends Call ? Handler<Contract[Service][K]> : never;
};

/** Every service: leaving a call out does not type-check. */
export type ContractHandlers = { readonly [S in keyof Contract]: ServiceHandlers<S> };
