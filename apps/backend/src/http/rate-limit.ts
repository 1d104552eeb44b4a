import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';

/** So many attempts within a window that starts with the first of them. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** The documented limits per address of the socket (SECURITY 15). */
export const defaultRateLimits = {
  login: { max: 20, windowMs: 5 * 60_000 },
  register: { max: 20, windowMs: 60 * 60_000 },
  place: { max: 60, windowMs: 5 * 60_000 },
  /** Looking up gift cards: nobody finds one by guessing codes. */
  giftcard: { max: 30, windowMs: 10 * 60_000 },
  forgotPassword: { max: 10, windowMs: 60 * 60_000 },
  /** Mails to one reader, counted by the reader's address: nobody's inbox is flooded from many places. */
  passwordMail: { max: 5, windowMs: 60 * 60_000 },
  resetPassword: { max: 20, windowMs: 60 * 60_000 },
  newsletter: { max: 30, windowMs: 10 * 60_000 },
  form: { max: 10, windowMs: 10 * 60_000 },
  bin: { max: 60, windowMs: 10 * 60_000 },
  push: { max: 60, windowMs: 10 * 60_000 },
} satisfies Readonly<Record<string, RateLimit>>;

export type RateLimits = Readonly<Record<keyof typeof defaultRateLimits, RateLimit>>;

/** The documented limits, each a number of times higher: for stores where many shoppers share one address, and for load tests. */
export const multipliedLimits = (factor: number): RateLimits => {
  const entries = Object.entries<RateLimit>(defaultRateLimits);
  // The keys are those of the limits themselves.
  return Object.fromEntries(
    entries.map(([action, limit]) => [action, { ...limit, max: limit.max * factor }]),
  ) as unknown as RateLimits;
};

type RateLimitedAction = keyof RateLimits;

/** Counts an attempt; answers the seconds to wait when it is one too many, else undefined. */
export type CountAttempt = (action: RateLimitedAction, remoteAddress: string) => Promise<number | undefined>;

/** Counts in the database, so that a second process behind a balancer gives no second helping. */
export const createAttemptCounter =
  (db: Database, limits: RateLimits, now: () => Date): CountAttempt =>
  async (action, remoteAddress) => {
    const { max, windowMs } = limits[action];
    const at = now();
    const { rows } = await sql<{ count: number; window_ends_at: Date }>`
      insert into rate_limits as attempts (bucket, window_ends_at, count)
      values (${`${action} ${remoteAddress}`}, ${new Date(at.getTime() + windowMs)}, 1)
      on conflict (bucket) do update set
        count = case when attempts.window_ends_at <= ${at} then 1 else attempts.count + 1 end,
        window_ends_at = case when attempts.window_ends_at <= ${at} then excluded.window_ends_at else attempts.window_ends_at end
      returning count, window_ends_at`.execute(db);
    const [attempts] = rows;
    if (!attempts || attempts.count <= max) return undefined;
    return Math.max(1, Math.ceil((attempts.window_ends_at.getTime() - at.getTime()) / 1_000));
  };
