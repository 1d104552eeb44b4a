import type { Call, CallName } from '@ironcart/api/contract';
import { parse } from 'hono/utils/cookie';
import type { Logger } from 'pino';
import { type LogPosition, unreachablePosition } from '../db/replicas/log-position.ts';
import { type Replicas, replicaBoundMs } from '../db/replicas/watch-replicas.ts';
import type { SessionStore } from '../services/session/session-store.ts';
import { type ChosenReplica, isOfReplica, type LastKnownReads, weightOf } from './last-known-reads.ts';
import { outageCalls, replicaCalls, tellingCalls } from './replica-calls.ts';
import type { CallRequest, ContractHandlers, Handler } from './request-context.ts';
import { sessionCookieName } from './request-session.ts';
import { seenCookieOf, seenPositionOf } from './seen-cookie.ts';

/** The services with calls that replicas can serve. */
export type ReplicaHandlers = Pick<
  ContractHandlers,
  'catalog' | 'content' | 'search' | 'route' | 'editorial' | 'event' | 'equippedGym' | 'review' | 'ssr'
>;

/** The readers of one replica. */
export interface ReplicaReaders {
  readonly handlers: ReplicaHandlers & Pick<ContractHandlers, 'session' | 'customer' | 'list' | 'ticket' | 'flag'>;
  readonly sessions: Pick<SessionStore, 'find'>;
}

type AnyAnswer = Awaited<ReturnType<Handler<Call>>>;

/** A response, and the cookie with the log position that its session has seen. */
export interface RoutedAnswer {
  readonly answer: AnyAnswer;
  readonly cookie?: string | undefined;
}

/** Serves a call from a replica if permitted, otherwise by its handler on the primary. */
export type RouteCall = (call: Call, handler: Handler<Call>, request: CallRequest<Call>) => Promise<RoutedAnswer>;

type Chosen = ChosenReplica<ReplicaReaders>;

const isNamed = (names: ReadonlySet<CallName>, { name }: Call): boolean => names.has(name as CallName);

const handlerOf = (handlers: ReplicaReaders['handlers'], { name }: Call): Handler<Call> => {
  const [service = '', method = ''] = name.split('.');
  return Reflect.get(Object(Reflect.get(handlers, service)), method);
};

/**
 * The work's result, unless the time limit expires or the replica goes out of service first. @throws Error in that case
 */
const beforeItIsLate = <T>(work: Promise<T>, left: AbortSignal, timeMs: number): Promise<T> =>
  new Promise((resolve, reject) => {
    const giveUp = (): void => reject(new Error('The replica did not answer in time'));
    const timer = setTimeout(giveUp, timeMs);
    left.addEventListener('abort', giveUp, { once: true });
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      left.removeEventListener('abort', giveUp);
    });
  });

/** @param countRead called with the server of each call that replicas can serve */
export const readFromReplicas = (
  replicas: Replicas<ReplicaReaders>,
  {
    lastKnown,
    logger,
    countRead = () => undefined,
  }: {
    readonly lastKnown: LastKnownReads<ReplicaReaders>;
    readonly logger: Logger;
    readonly countRead?: ((server: string) => void) | undefined;
  },
): RouteCall => {
  let turn = 0;

  /** The session's own replica, or any for a visitor without a session; undefined if it cannot be used now. */
  const choose = (session: string | undefined, seen: LogPosition | undefined): Chosen | undefined => {
    const usable = (replica: (typeof replicas.all)[number]): Chosen | undefined => {
      const { name, state } = replica;
      const isFresh = state.kind === 'in service' && replicas.ageOf(state) < replicaBoundMs;
      return isFresh && (seen === undefined || state.replayed >= seen) ? { name, service: state } : undefined;
    };
    if (session !== undefined) {
      const weighed = replicas.all.map((replica) => ({ replica, weight: weightOf(session, replica.name) }));
      const [own] = weighed.sort((one, other) => (one.weight < other.weight ? 1 : -1));
      return own && usable(own.replica);
    }
    turn += 1;
    const free = replicas.all.flatMap((replica) => usable(replica) ?? []);
    return free[turn % free.length];
  };

  const readFrom = async (
    { name, service }: Chosen,
    call: Call,
    request: CallRequest<Call>,
  ): Promise<RoutedAnswer | undefined> => {
    const timeLeft = replicaBoundMs - replicas.ageOf(service);
    try {
      const work = handlerOf(service.readers.handlers, call)(request);
      const answer = await beforeItIsLate(work, service.left, timeLeft);
      countRead(name);
      return { answer };
    } catch (error) {
      if (isOfReplica(error)) replicas.leave(name);
      logger.warn({ err: error, call: call.name, replica: name }, 'A read failed on a replica: the primary repeats it');
      return undefined;
    }
  };

  /** The cookie of a session that has just used the primary. */
  const cookieNow = async (): Promise<string> =>
    seenCookieOf(await replicas.position().catch(() => unreachablePosition));

  /** The position seen by a session that a replica served while the primary is unavailable. */
  const cookieOf = ({ service: { replayed } }: Chosen, seen: LogPosition = 0n): string =>
    seenCookieOf(replayed > seen ? replayed : seen);

  return async (call, handler, request) => {
    const cookies = request.header('cookie');
    const session = parse(cookies ?? '', sessionCookieName)[sessionCookieName];
    const seen = seenPositionOf(cookies);
    const isOfEverybody = isNamed(replicaCalls, call);
    if (isOfEverybody || isNamed(outageCalls, call)) {
      const chosen = isOfEverybody ? choose(session, seen) : undefined;
      const fromReplica = chosen && (await readFrom(chosen, call, request));
      if (fromReplica) return fromReplica;
      const { value: answer, from } = await lastKnown.read(
        () => handler(request),
        ({ handlers }) => handlerOf(handlers, call)(request),
        { session, seen, isPersonal: !isOfEverybody },
      );
      if (isOfEverybody || from) countRead(from?.name ?? 'primary');
      if (session === undefined && seen === undefined) return { answer };
      if (from) return { answer, cookie: cookieOf(from, seen) };
      return { answer, cookie: isOfEverybody ? await cookieNow() : undefined };
    }
    const answer = await handler(request);
    if (call.method === 'GET' || isNamed(tellingCalls, call)) return { answer };
    const hasSession = session !== undefined || request.session.setCookie() !== undefined;
    return { answer, cookie: hasSession ? await cookieNow() : undefined };
  };
};
