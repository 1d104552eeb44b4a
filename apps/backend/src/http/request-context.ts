import type { AnswerOf, BodyOf, Call, Contract, ParamsOf, QueryOf } from '@ironcart/api/contract';
import type { Site } from '@ironcart/core/site';
import type { RefusalOf } from './refusal.ts';
import type { RequestSession } from './request-session.ts';

/** The context of a request beyond the contract's data. */
export interface RequestContext {
  /** From the path's site segment; the main site without one. */
  readonly site: Site;
  readonly session: RequestSession;
  /** The client's address: the socket's, or the one that trusted proxies report. */
  readonly remoteAddress: string;
  /** Identifies the request in the log and in the audit trail. */
  readonly requestId: string;
  /** Returns a request header; undefined if missing. */
  readonly header: (name: string) => string | undefined;
  /** Sets a response header named in the call's `answerHeaders`; not sent with refusals. */
  readonly setHeader: (name: string, value: string) => void;
  /** From the header `Authorization: Bearer`. */
  readonly bearerToken: string | undefined;
}

/** A request of one call after validation. */
export interface CallRequest<C extends Call> extends RequestContext {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
}

/** Handles one call of the contract. */
export type Handler<C extends Call> = (request: CallRequest<C>) => Promise<AnswerOf<C> | RefusalOf<C>>;

/** One handler per call of a service, named like the wire. */
export type ServiceHandlers<Service extends keyof Contract> = {
  readonly [K in keyof Contract[Service]]: Contract[Service][K] extends Call ? Handler<Contract[Service][K]> : never;
};

/** All services; a missing call does not type-check. */
export type ContractHandlers = { readonly [S in keyof Contract]: ServiceHandlers<S> };
