import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import { addressGroupOf } from './client-address.ts';

/**
 * Who shares a limit: everybody behind one network address; one shopper, who is the customer, else the session, else
 * the address; or whoever names one e-mail address.
 */
export type RateLimitSubject = 'address' | 'shopper' | 'email';

/** So many attempts of one subject within a window that starts with the first of them. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

interface DocumentedLimit extends RateLimit {
  readonly per: RateLimitSubject;
}

const minute = 60_000;
const hour = 60 * minute;

/** The documented limits (SECURITY 15). */
export const defaultRateLimits = {
  login: { max: 20, windowMs: 5 * minute, per: 'address' },
  /** Guessing one account's password from many addresses. */
  accountLogin: { max: 50, windowMs: hour, per: 'email' },
  register: { max: 20, windowMs: hour, per: 'address' },
  emailChange: { max: 10, windowMs: hour, per: 'shopper' },
  confirmEmail: { max: 20, windowMs: hour, per: 'address' },
  forgotPassword: { max: 10, windowMs: hour, per: 'address' },
  /** Mails to one reader: nobody's inbox is flooded from many places. */
  passwordMail: { max: 5, windowMs: hour, per: 'email' },
  resetPassword: { max: 20, windowMs: hour, per: 'address' },
  place: { max: 60, windowMs: 5 * minute, per: 'address' },
  shopperPlace: { max: 30, windowMs: 5 * minute, per: 'shopper' },
  /** Looking up gift cards: nobody finds one by guessing codes. */
  giftcard: { max: 30, windowMs: 10 * minute, per: 'address' },
  /** Cards to keep: nobody tries stolen ones. */
  card: { max: 20, windowMs: hour, per: 'shopper' },
  /** Tells of an e-mail address whether it has a promotion. */
  promotionStatus: { max: 60, windowMs: 10 * minute, per: 'address' },
  /** Rates and tax: each remembers or computes an order of up to 1,000 lines. */
  quote: { max: 300, windowMs: 5 * minute, per: 'shopper' },
  listCreation: { max: 300, windowMs: 5 * minute, per: 'address' },
  write: { max: 600, windowMs: 5 * minute, per: 'shopper' },
  searchEvent: { max: 1_200, windowMs: 5 * minute, per: 'address' },
  reportHost: { max: 30, windowMs: 10 * minute, per: 'address' },
  newsletter: { max: 30, windowMs: 10 * minute, per: 'address' },
  form: { max: 10, windowMs: 10 * minute, per: 'address' },
  bin: { max: 60, windowMs: 10 * minute, per: 'address' },
  push: { max: 60, windowMs: 10 * minute, per: 'address' },
} satisfies Readonly<Record<string, DocumentedLimit>>;

export type RateLimitedAction = keyof typeof defaultRateLimits;

export type RateLimits = Readonly<Record<RateLimitedAction, RateLimit>>;

/** The documented limits, each a number of times higher: for stores where many shoppers share one address, and for load tests. */
export const multipliedLimits = (factor: number): RateLimits => {
  const entries = Object.entries<RateLimit>(defaultRateLimits);
  // The keys are those of the limits themselves.
  return Object.fromEntries(
    entries.map(([action, limit]) => [action, { ...limit, max: limit.max * factor }]),
  ) as unknown as RateLimits;
};

/** What is known of who makes an attempt. */
export interface Attempt {
  /** Of the client, as the composer saw it. */
  readonly remoteAddress: string;
  readonly session?: { readonly sessionId: string; readonly customerId?: string | undefined } | undefined;
  readonly email?: string | undefined;
}

const subjectOf = (per: RateLimitSubject, { remoteAddress, session, email }: Attempt): string => {
  if (per === 'email') return `email ${(email ?? '').trim().toLowerCase()}`;
  if (per === 'shopper' && session?.customerId !== undefined) return `customer ${session.customerId}`;
  if (per === 'shopper' && session) return `session ${session.sessionId}`;
  return addressGroupOf(remoteAddress);
};

/** Counts an attempt; answers the seconds to wait when it is one too many, else undefined. */
export type CountAttempt = (action: RateLimitedAction, attempt: Attempt) => Promise<number | undefined>;

/** Counts in the database, so that a second process behind a balancer gives no second helping. */
export const createAttemptCounter =
  (db: Database, limits: RateLimits, now: () => Date): CountAttempt =>
  async (action, attempt) => {
    const { max, windowMs } = limits[action];
    const { per } = defaultRateLimits[action];
    const at = now();
    const { rows } = await sql<{ count: number; window_ends_at: Date }>`
      insert into rate_limits as attempts (bucket, window_ends_at, count)
      values (${`${action} ${subjectOf(per, attempt)}`}, ${new Date(at.getTime() + windowMs)}, 1)
      on conflict (bucket) do update set
        count = case when attempts.window_ends_at <= ${at} then 1 else attempts.count + 1 end,
        window_ends_at = case when attempts.window_ends_at <= ${at} then excluded.window_ends_at else attempts.window_ends_at end
      returning count, window_ends_at`.execute(db);
    const [attempts] = rows;
    if (!attempts || attempts.count <= max) return undefined;
    return Math.max(1, Math.ceil((attempts.window_ends_at.getTime() - at.getTime()) / 1_000));
  };
