import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import { addressGroupOf } from './client-address.ts';
import { type CountedWindow, createWindowCounter } from './window-counter.ts';

/**
 * Who shares a limit: everybody behind one network address; one shopper, who is the customer, else the session, else
 * the address; whoever names one e-mail address; or whoever names it from one network address.
 */
export type RateLimitSubject = 'address' | 'shopper' | 'email' | 'email and address';

/** So many attempts of one subject within a window that starts with the first of them. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

interface DocumentedLimit extends RateLimit {
  readonly per: RateLimitSubject;
  /** Counted by each process for itself: for what is asked so often that counting in the database would cost as much. */
  readonly isOfProcess?: true;
}

const minute = 60_000;
const hour = 60 * minute;

/** The documented limits (SECURITY 15). */
export const defaultRateLimits = {
  login: { max: 20, windowMs: 5 * minute, per: 'address' },
  /** Guessing one account's password: this one ends first, so that nobody keeps an owner out who is elsewhere. */
  accountLoginFromAddress: { max: 30, windowMs: hour, per: 'email and address' },
  /** The same from many addresses. A new password by mail opens the account again. */
  accountLogin: { max: 300, windowMs: hour, per: 'email' },
  register: { max: 20, windowMs: hour, per: 'address' },
  emailChange: { max: 10, windowMs: hour, per: 'shopper' },
  passwordChange: { max: 10, windowMs: hour, per: 'shopper' },
  /** Each reads everything about a customer. */
  dataExport: { max: 10, windowMs: hour, per: 'shopper' },
  confirmEmail: { max: 20, windowMs: hour, per: 'address' },
  forgotPassword: { max: 10, windowMs: hour, per: 'address' },
  /** Mails to one reader: nobody's inbox is flooded from many places. */
  passwordMail: { max: 5, windowMs: hour, per: 'email' },
  resetPassword: { max: 20, windowMs: hour, per: 'address' },
  place: { max: 60, windowMs: 5 * minute, per: 'address' },
  shopperPlace: { max: 30, windowMs: 5 * minute, per: 'shopper' },
  /** Looking up gift cards: nobody finds one by guessing codes. */
  giftcard: { max: 30, windowMs: 10 * minute, per: 'address' },
  /** Looking after an order by its number and e-mail address: nobody finds one by guessing. */
  orderOpening: { max: 20, windowMs: 10 * minute, per: 'address' },
  /** The same from many addresses. */
  orderOpeningByEmail: { max: 60, windowMs: hour, per: 'email' },
  /** Links to pay by: nobody finds one by guessing. */
  paymentLink: { max: 30, windowMs: 10 * minute, per: 'address' },
  /** Cards to keep: nobody tries stolen ones. */
  card: { max: 20, windowMs: hour, per: 'shopper' },
  /** Tells of an e-mail address whether it has a promotion. */
  promotionStatus: { max: 60, windowMs: 10 * minute, per: 'address' },
  /** Rates and tax: each remembers or computes an order of up to 1,000 lines. */
  quote: { max: 300, windowMs: 5 * minute, per: 'shopper' },
  listCreation: { max: 300, windowMs: 5 * minute, per: 'address' },
  write: { max: 600, windowMs: 5 * minute, per: 'shopper' },
  /** Each may be a question to the database that nobody has asked before. */
  search: { max: 1_200, windowMs: minute, per: 'address', isOfProcess: true },
  /** The service is asked about each notification. It sends again what it got no good answer to. */
  providerNotification: { max: 600, windowMs: 5 * minute, per: 'address', isOfProcess: true },
  searchEvent: { max: 1_200, windowMs: 5 * minute, per: 'address' },
  /** Somebody of the store reads each. */
  chat: { max: 30, windowMs: 10 * minute, per: 'address' },
  analytics: { max: 1_200, windowMs: 5 * minute, per: 'address', isOfProcess: true },
  reportHost: { max: 30, windowMs: 10 * minute, per: 'address' },
  newsletter: { max: 30, windowMs: 10 * minute, per: 'address' },
  form: { max: 10, windowMs: 10 * minute, per: 'address' },
  /** Each page of reviews is a question to the database. */
  reviews: { max: 1_200, windowMs: minute, per: 'address', isOfProcess: true },
  /** Each search of gyms is one, too. */
  equippedGyms: { max: 1_200, windowMs: minute, per: 'address', isOfProcess: true },
  /** Each photo is drawn anew, and kept for a day at least. */
  photo: { max: 40, windowMs: hour, per: 'shopper' },
  review: { max: 20, windowMs: hour, per: 'shopper' },
  bin: { max: 60, windowMs: 10 * minute, per: 'address' },
  push: { max: 60, windowMs: 10 * minute, per: 'address' },
} satisfies Readonly<Record<string, DocumentedLimit>>;

/** A limit as it is documented. */
export const documentedLimitOf = (action: RateLimitedAction): DocumentedLimit => defaultRateLimits[action];

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

const emailOf = ({ email }: Attempt): string => `email ${(email ?? '').trim().toLowerCase()}`;

const subjectOf = (per: RateLimitSubject, attempt: Attempt): string => {
  const { remoteAddress, session } = attempt;
  if (per === 'email') return emailOf(attempt);
  if (per === 'email and address') return `${emailOf(attempt)} ${addressGroupOf(remoteAddress)}`;
  if (per === 'shopper' && session?.customerId !== undefined) return `customer ${session.customerId}`;
  if (per === 'shopper' && session) return `session ${session.sessionId}`;
  return addressGroupOf(remoteAddress);
};

const bucketOf = (action: RateLimitedAction, attempt: Attempt): string =>
  `${action} ${subjectOf(defaultRateLimits[action].per, attempt)}`;

/** Counts an attempt; answers the seconds to wait when it is one too many, else undefined. */
export type CountAttempt = (action: RateLimitedAction, attempt: Attempt) => Promise<number | undefined>;

/** Forgets the attempts that were counted in the database. */
export const forgetAttempts = async (db: Database, action: RateLimitedAction, attempt: Attempt): Promise<void> => {
  await db.deleteFrom('rate_limits').where('bucket', '=', bucketOf(action, attempt)).execute();
};

/**
 * Counts in the database, so that a second process behind a balancer gives no second helping; some limits in this
 * process alone.
 */
export const createAttemptCounter = (db: Database, limits: RateLimits, now: () => Date): CountAttempt => {
  const ofProcess = createWindowCounter();

  const countInDatabase = async (bucket: string, windowMs: number, at: Date): Promise<CountedWindow> => {
    const { rows } = await sql<{ count: number; window_ends_at: Date }>`
      insert into rate_limits as attempts (bucket, window_ends_at, count)
      values (${bucket}, ${new Date(at.getTime() + windowMs)}, 1)
      on conflict (bucket) do update set
        count = case when attempts.window_ends_at <= ${at} then 1 else attempts.count + 1 end,
        window_ends_at = case when attempts.window_ends_at <= ${at} then excluded.window_ends_at else attempts.window_ends_at end
      returning count, window_ends_at`.execute(db);
    const [row] = rows;
    if (!row) throw new Error('An attempt was not counted');
    return { count: row.count, endsAtMs: row.window_ends_at.getTime() };
  };

  return async (action, attempt) => {
    const { max, windowMs } = limits[action];
    const bucket = bucketOf(action, attempt);
    const at = now();
    const { count, endsAtMs } = documentedLimitOf(action).isOfProcess
      ? ofProcess.count(bucket, windowMs, at.getTime())
      : await countInDatabase(bucket, windowMs, at);
    return count <= max ? undefined : Math.max(1, Math.ceil((endsAtMs - at.getTime()) / 1_000));
  };
};
