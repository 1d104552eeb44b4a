import { createHash } from 'node:crypto';
import type { Call, CallName } from '@ironcart/api/contract';
import { parse } from 'hono/utils/cookie';
import type { Logger } from 'pino';
import { databaseTroubleOf } from '../db/database-trouble.ts';
import { type LogPosition, unreachablePosition } from '../db/replicas/log-position.ts';
import type { ReplicaInService } from '../db/replicas/replica.ts';
import { type Replicas, replicaBoundMs } from '../db/replicas/watch-replicas.ts';
import { replicaCalls, tellingCalls } from './replica-calls.ts';
import type { CallRequest, ContractHandlers, Handler } from './request-context.ts';
import { sessionCookieName } from './request-session.ts';
import { seenCookieOf, seenPositionOf } from './seen-cookie.ts';

/** The services of which a replica answers calls. */
export type ReplicaHandlers = Pick<
  ContractHandlers,
  'catalog' | 'content' | 'search' | 'route' | 'editorial' | 'event' | 'equippedGym' | 'review' | 'ssr'
>;

type AnyAnswer = Awaited<ReturnType<Handler<Call>>>;

/** An answer, and the cookie with what its session has seen by it. */
export interface RoutedAnswer {
  readonly answer: AnyAnswer;
  readonly cookie?: string | undefined;
}

/** Answers a call from a replica where that is right, otherwise by its handler on the primary. */
export type RouteCall = (call: Call, handler: Handler<Call>, request: CallRequest<Call>) => Promise<RoutedAnswer>;

interface Chosen {
  readonly name: string;
  readonly service: ReplicaInService<ReplicaHandlers>;
}

const isNamed = (names: ReadonlySet<CallName>, { name }: Call): boolean => names.has(name as CallName);

const handlerOf = (handlers: ReplicaHandlers, { name }: Call): Handler<Call> => {
  const [service = '', method = ''] = name.split('.');
  return Reflect.get(Object(Reflect.get(handlers, service)), method);
};

/** A replica's weight for a session: the greatest one is the session's, whatever other replicas there are. */
const weightOf = (session: string, replica: string): string =>
  createHash('sha256').update(`${session} ${replica}`).digest('hex');

/** The work's result, unless the time is over or the replica is left before. @throws Error then */
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

/** @param countRead told which server answered a call that replicas answer */
export const readFromReplicas = (
  replicas: Replicas<ReplicaHandlers>,
  {
    logger,
    countRead = () => undefined,
  }: { readonly logger: Logger; readonly countRead?: ((server: string) => void) | undefined },
): RouteCall => {
  let turn = 0;

  /** The session's own replica, or any for a visitor without a session; undefined if it may not answer now. */
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
      const work = handlerOf(service.readers, call)(request);
      const answer = await beforeItIsLate(work, service.left, timeLeft);
      countRead(name);
      return { answer };
    } catch (error) {
      if (databaseTroubleOf(error) === 'away') replicas.leave(name);
      logger.warn({ err: error, call: call.name, replica: name }, 'A read failed on a replica: the primary repeats it');
      return undefined;
    }
  };

  /** The cookie of a session that has just read or written on the primary. */
  const cookieNow = async (): Promise<string> =>
    seenCookieOf(await replicas.position().catch(() => unreachablePosition));

  return async (call, handler, request) => {
    const cookies = request.header('cookie');
    const session = parse(cookies ?? '', sessionCookieName)[sessionCookieName];
    if (isNamed(replicaCalls, call)) {
      const seen = seenPositionOf(cookies);
      const chosen = choose(session, seen);
      const fromReplica = chosen && (await readFrom(chosen, call, request));
      if (fromReplica) return fromReplica;
      const answer = await handler(request);
      countRead('primary');
      return { answer, cookie: session === undefined && seen === undefined ? undefined : await cookieNow() };
    }
    const answer = await handler(request);
    if (call.method === 'GET' || isNamed(tellingCalls, call)) return { answer };
    const hasSession = session !== undefined || request.session.setCookie() !== undefined;
    return { answer, cookie: hasSession ? await cookieNow() : undefined };
  };
};
