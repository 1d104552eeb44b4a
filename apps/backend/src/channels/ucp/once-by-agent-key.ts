import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isDueBy } from '../../db/due.ts';
import { isTransportError, type TransportError, transportError } from './transport-error.ts';
import type { UcpContext } from './ucp-context.ts';

/** Lifetime of a key, in milliseconds; the protocol recommends 48 hours. */
export const agentKeyLifetimeMs = 48 * 60 * 60_000;

/** After this many milliseconds another request may take over the key of an unfinished one. */
const leaseMs = 20_000;
/** How long a retry waits for the first request, and the polling interval. */
const patienceMs = 5_000;
const lookAgainMs = 100;

/** A request with an idempotency key, which is unique per platform. */
export interface KeyedRequest {
  readonly platform: string;
  readonly key: string;
  /** All inputs that determine the response. */
  readonly request: unknown;
}

const claim = async ({ db, now }: UcpContext, { platform, key }: KeyedRequest, hash: Buffer): Promise<boolean> => {
  const at = now();
  const forgottenAt = new Date(at.getTime() - agentKeyLifetimeMs);
  const { rows } = await sql`
    insert into agent_requests as known (platform, key, request_hash, claimed_until, created_at)
    values (${platform}, ${key}, ${hash}, ${new Date(at.getTime() + leaseMs)}, ${at})
    on conflict (platform, key) do update set
      request_hash = excluded.request_hash, claimed_until = excluded.claimed_until, answer = null,
      created_at = excluded.created_at
    where known.created_at <= ${forgottenAt}
      or (known.request_hash = excluded.request_hash and known.answer is null
        and ${isDueBy('known.claimed_until', at, leaseMs)})
    returning true`.execute(db);
  return rows.length > 0;
};

/** Stores the response; without one, the request had no effect and may be retried with the key. */
const settle = async (
  { db, now, seal }: UcpContext,
  { platform, key }: KeyedRequest,
  answer?: object,
): Promise<void> => {
  await db
    .updateTable('agent_requests')
    .set({ claimed_until: now(), ...(answer === undefined ? {} : { answer: seal.seal(answer) }) })
    .where('platform', '=', platform)
    .where('key', '=', key)
    .execute();
};

/**
 * Performs a request with an idempotency key once. A retry gets the stored response; while the first request is
 * running, it waits. The same key with another request is refused.
 */
export const onceByAgentKey = async <Answer extends object>(
  context: UcpContext,
  keyed: KeyedRequest,
  perform: () => Promise<Answer | TransportError>,
): Promise<Answer | TransportError> => {
  const { db } = context;
  const hash = createHash('sha256').update(JSON.stringify(keyed.request)).digest();
  for (let waitedMs = 0; waitedMs <= patienceMs; waitedMs += lookAgainMs) {
    if (await claim(context, keyed, hash)) {
      try {
        const answer = await perform();
        await settle(context, keyed, isTransportError(answer) ? undefined : answer);
        return answer;
      } catch (error) {
        await settle(context, keyed);
        throw error;
      }
    }
    const known = await db
      .selectFrom('agent_requests')
      .select(['request_hash', 'answer'])
      .where('platform', '=', keyed.platform)
      .where('key', '=', keyed.key)
      .executeTakeFirst();
    if (known && !known.request_hash.equals(hash)) {
      return transportError('idempotency_key_reused', 'The idempotency key was used for another request');
    }
    // The stored value is the response to a request with this hash.
    if (known?.answer) return context.seal.open(known.answer) as Answer;
    await sleep(lookAgainMs);
  }
  return transportError('unavailable', 'The same request is still under way', 1);
};
