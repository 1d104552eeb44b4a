import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isDueBy } from '../../db/due.ts';
import type { Database } from '../../db/pool.ts';
import { isRefusal, type Refusal, refuse } from '../../http/refusal.ts';

/** How long a key is stored, in milliseconds. */
export const keyLifetimeMs = 24 * 60 * 60_000;

/** Polling interval of a second request that waits for the first, in milliseconds. */
const lookAgainMs = 100;

/** A request with an `Idempotency-Key`, which is unique within its session. */
export interface NamedRequest {
  readonly sessionId: string;
  readonly key: string;
  /** The request's body, after validation. */
  readonly body: unknown;
}

export interface IdempotencyContext {
  readonly db: Database;
  readonly now: () => Date;
  /** After how long another request takes over the key of an unfinished one, in milliseconds. */
  readonly leaseMs: number;
}

type Claim =
  | { readonly state: 'claimed'; readonly orderId: string | undefined }
  | { readonly state: 'answered'; readonly answer: SavedAnswer }
  | { readonly state: 'underWay' | 'reused' };

/** The stored response of a call: a success, or a refusal. */
type SavedAnswer =
  | { readonly success: Readonly<Record<string, unknown>> }
  | { readonly refusal: { readonly type: string; readonly message: string; readonly details?: unknown } };

const hashOf = (body: unknown): Buffer => createHash('sha256').update(JSON.stringify(body)).digest();

const claim = async ({ db, now, leaseMs }: IdempotencyContext, request: NamedRequest): Promise<Claim> => {
  const { sessionId, key } = request;
  const hash = hashOf(request.body);
  const at = now();
  const forgottenAt = new Date(at.getTime() - keyLifetimeMs);
  const { rows } = await sql<{ readonly order_id: string | null }>`
    insert into idempotency_keys as known (session_id, key, body_hash, claimed_until, created_at)
    values (${sessionId}, ${key}, ${hash}, ${new Date(at.getTime() + leaseMs)}, ${at})
    on conflict (session_id, key) do update set
      body_hash = excluded.body_hash, claimed_until = excluded.claimed_until, status = null, answer = null,
      order_id = case when known.created_at <= ${forgottenAt} then null else known.order_id end,
      created_at = case when known.created_at <= ${forgottenAt} then excluded.created_at else known.created_at end
    where known.created_at <= ${forgottenAt}
      or (known.body_hash = excluded.body_hash and known.status is null
        and ${isDueBy('known.claimed_until', at, leaseMs)})
    returning order_id`.execute(db);
  const [row] = rows;
  if (row) return { state: 'claimed', orderId: row.order_id ?? undefined };
  const known = await db
    .selectFrom('idempotency_keys')
    .select(['body_hash', 'answer'])
    .where('session_id', '=', sessionId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known && !known.body_hash.equals(hash)) return { state: 'reused' };
  return known?.answer ? { state: 'answered', answer: known.answer as unknown as SavedAnswer } : { state: 'underWay' };
};

/** Whether an order was created, so that the response is final. Earlier refusals left no trace and may be retried. */
const isFinal = (outcome: object): boolean => {
  if (!isRefusal(outcome)) return true;
  const { details } = outcome;
  return outcome.type === 'payment_error' && typeof details === 'object' && details !== null && 'orderId' in details;
};

const savedAnswerOf = (outcome: object): SavedAnswer => {
  if (!isRefusal(outcome)) return { success: { ...outcome } };
  const { type, message, details } = outcome;
  return { refusal: { type, message, ...(details === undefined ? {} : { details }) } };
};

const release = async ({ db, now }: IdempotencyContext, request: NamedRequest, outcome: object): Promise<void> => {
  const isSaved = isFinal(outcome);
  await db
    .updateTable('idempotency_keys')
    .set({
      claimed_until: now(),
      ...(isSaved ? { status: isRefusal(outcome) ? 402 : 200, answer: JSON.stringify(savedAnswerOf(outcome)) } : {}),
    })
    .where('session_id', '=', request.sessionId)
    .where('key', '=', request.key)
    .execute();
};

/** The work of a request with a key. */
export interface NamedWork<Outcome extends object> {
  /** Executes it for the first time. */
  readonly begin: () => Promise<Outcome>;
  /**
   * Responds from the order that a request with this key created before its process died, or executes it anew if that
   * order was given up.
   */
  readonly resume: (orderId: string) => Promise<Outcome>;
}

/**
 * Executes a keyed request once. A repeated request gets the stored response; while the first is in progress, the
 * repetition waits for it, and takes over if its process died. A key with another body is refused. The key refers to
 * the order from the statement that creates it.
 */
export const onceByKey = async <Outcome extends object>(
  context: IdempotencyContext,
  request: NamedRequest,
  work: NamedWork<Outcome>,
): Promise<Outcome | Refusal<'idempotency_key_reused' | 'internal_error'>> => {
  for (let waitedMs = 0; waitedMs <= 2 * context.leaseMs; waitedMs += lookAgainMs) {
    const claimed = await claim(context, request);
    switch (claimed.state) {
      case 'reused':
        return refuse('idempotency_key_reused', 'The key was used for another order');
      case 'answered': {
        const { answer } = claimed;
        // The stored value is the response of a call with this body.
        const replayed =
          'success' in answer
            ? answer.success
            : refuse(answer.refusal.type, answer.refusal.message, answer.refusal.details);
        return replayed as Outcome;
      }
      case 'claimed': {
        const outcome = await (claimed.orderId === undefined ? work.begin() : work.resume(claimed.orderId));
        await release(context, request, outcome);
        return outcome;
      }
      case 'underWay':
        await sleep(lookAgainMs);
    }
  }
  return refuse('internal_error', 'The same request is still under way');
};
