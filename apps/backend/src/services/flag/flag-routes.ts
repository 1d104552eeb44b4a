import { flagStream } from '@ironcart/api/contract';
import { Hono } from 'hono';
import { answerRefusal, answerWrongMethod } from '../../http/answer-refusal.ts';
import { addressGroupOf } from '../../http/client-address.ts';
import type { Bindings } from '../../http/mount-contract.ts';
import { parseInput } from '../../http/parse-input.ts';
import { refuse, refuseUnknownSite } from '../../http/refusal.ts';
import { createRequestSession } from '../../http/request-session.ts';
import type { ServiceContext } from '../service-context.ts';
import type { SessionStore } from '../session/session-store.ts';
import { readFlagContext, readFlags } from './flag.reader.ts';
import type { FlagChanges } from './flag-changes.ts';
import { type FlagStream, streamFlags } from './flag-stream.ts';

/** Maximum number of open streams per address in this process. */
const maxStreamsPerAddress = 20;

/** The wait for callers with too many streams, in seconds. */
const retryAfterSeconds = 30;

const versionOf = (lastEventId: string | undefined): number | undefined =>
  /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : undefined;

/** The stream of a shopper's flags: server-sent events, which end with the process and with the caller. */
export const createFlagRoutes = (
  context: ServiceContext,
  { sessions, changes }: { readonly sessions: SessionStore; readonly changes: FlagChanges },
): Hono<{ Bindings: Bindings }> => {
  const openByAddress = new Map<string, number>();
  const openStreams = new Set<FlagStream>();
  context.closing.addEventListener('abort', () => {
    for (const stream of [...openStreams]) stream.end();
  });
  const routes = new Hono<{ Bindings: Bindings }>();

  routes.get(flagStream.path, async (called) => {
    const { req, env } = called;
    const query = parseInput(flagStream.query, req.query());
    if (!query.success) return answerRefusal(refuse('invalid_request', 'The query does not fit the contract'));
    const site = context.sites.findByCode(query.output.site);
    if (!site) return answerRefusal(refuseUnknownSite('query', 'site'));
    const address = addressGroupOf(env?.remoteAddress ?? 'unknown');
    const open = openByAddress.get(address) ?? 0;
    if (open >= maxStreamsPerAddress) {
      return answerRefusal(refuse('too_many_requests', 'Too many streams are open from there', { retryAfterSeconds }));
    }
    openByAddress.set(address, open + 1);
    const leave = (): void => {
      const left = (openByAddress.get(address) ?? 1) - 1;
      if (left > 0) openByAddress.set(address, left);
      else openByAddress.delete(address);
    };
    try {
      const session = await createRequestSession(sessions, called).find();
      const shopper = await readFlagContext(context.db, session?.customerId, { ...query.output, site });
      const stream = streamFlags({
        read: () => readFlags(context, shopper),
        changes,
        knownVersion: versionOf(req.header('last-event-id')),
        onEnd: () => {
          openStreams.delete(stream);
          leave();
        },
      });
      openStreams.add(stream);
      if (context.closing.aborted) stream.end();
      return new Response(stream.events, {
        headers: {
          'Content-Type': 'text/event-stream; charset=utf-8',
          'Cache-Control': 'no-store',
          // Prevents proxies such as nginx from buffering events.
          'X-Accel-Buffering': 'no',
        },
      });
    } catch (error) {
      leave();
      throw error;
    }
  });
  routes.all(flagStream.path, () => answerWrongMethod(['GET']));
  return routes;
};
