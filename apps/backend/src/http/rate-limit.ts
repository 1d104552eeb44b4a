import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import { type Session, type SessionRow, sessionOf, sessionWith } from '../services/session/session-store.ts';
import { addressGroupOf } from './client-address.ts';
import { type CountedWindow, createWindowCounter, latestEndMs } from './window-counter.ts';

/**
 * The key by which attempts are counted: the network address; the shopper (customer, otherwise session, otherwise
 * address); the e-mail address in the request; the e-mail address per network address; or the platform of an agent
 * (otherwise the address).
 */
export type RateLimitSubject = 'address' | 'shopper' | 'email' | 'email and address' | 'platform';

/** Maximum number of attempts by one subject in a window, which starts with the first attempt. */
export interface RateLimit {
  readonly max: number;
  readonly windowMs: number;
}

interface DocumentedLimit extends RateLimit {
  readonly per: RateLimitSubject;
  /** Counted per process: for calls so frequent and cheap that counting in the database would cost as much. */
  readonly isOfProcess?: true;
}

const minute = 60_000;
const hour = 60 * minute;

/** Default limits (SECURITY 15). */
export const defaultRateLimits = {
  login: { max: 20, windowMs: 5 * minute, per: 'address' },
  /**
   * Against password guessing. Reached before `accountLogin`, so that an attacker at one address cannot lock out the
   * owner elsewhere.
   */
  accountLoginFromAddress: { max: 30, windowMs: hour, per: 'email and address' },
  /** The same from many addresses. A password reset by mail clears both. */
  accountLogin: { max: 300, windowMs: hour, per: 'email' },
  register: { max: 20, windowMs: hour, per: 'address' },
  emailChange: { max: 10, windowMs: hour, per: 'shopper' },
  passwordChange: { max: 10, windowMs: hour, per: 'shopper' },
  /** Each reads all data about a customer. */
  dataExport: { max: 10, windowMs: hour, per: 'shopper' },
  confirmEmail: { max: 20, windowMs: hour, per: 'address' },
  forgotPassword: { max: 10, windowMs: hour, per: 'address' },
  /** Mails to one recipient, so that an inbox cannot be flooded from many addresses. */
  passwordMail: { max: 5, windowMs: hour, per: 'email' },
  resetPassword: { max: 20, windowMs: hour, per: 'address' },
  place: { max: 60, windowMs: 5 * minute, per: 'address' },
  shopperPlace: { max: 30, windowMs: 5 * minute, per: 'shopper' },
  /** Against guessing gift card codes. */
  giftcard: { max: 30, windowMs: 10 * minute, per: 'address' },
  /** Finding an order by number and e-mail address; against guessing. */
  orderOpening: { max: 20, windowMs: 10 * minute, per: 'address' },
  /** The same from many addresses. */
  orderOpeningByEmail: { max: 60, windowMs: hour, per: 'email' },
  /** Payment links; against guessing. */
  paymentLink: { max: 30, windowMs: 10 * minute, per: 'address' },
  /** Saved cards; against testing stolen ones. */
  card: { max: 20, windowMs: hour, per: 'shopper' },
  /** The response reveals whether an e-mail address has a promotion. */
  promotionStatus: { max: 60, windowMs: 10 * minute, per: 'address' },
  /** Shipping rates and tax: each request stores or computes an order of up to 1,000 lines. */
  quote: { max: 300, windowMs: 5 * minute, per: 'shopper' },
  listCreation: { max: 300, windowMs: 5 * minute, per: 'address' },
  write: { max: 600, windowMs: 5 * minute, per: 'shopper' },
  /** Updates of a server-side checkout; the calls that they cause are counted separately. */
  checkoutUpdate: { max: 600, windowMs: 5 * minute, per: 'shopper', isOfProcess: true },
  /** Each request may be an uncached database query. */
  search: { max: 1_200, windowMs: minute, per: 'address', isOfProcess: true },
  /** Each notification is verified with a request to the provider, which repeats notifications that fail. */
  providerNotification: { max: 600, windowMs: 5 * minute, per: 'address', isOfProcess: true },
  searchEvent: { max: 1_200, windowMs: 5 * minute, per: 'address' },
  /** Staff read each message. */
  chat: { max: 30, windowMs: 10 * minute, per: 'address' },
  analytics: { max: 1_200, windowMs: 5 * minute, per: 'address', isOfProcess: true },
  reportHost: { max: 30, windowMs: 10 * minute, per: 'address' },
  newsletter: { max: 30, windowMs: 10 * minute, per: 'address' },
  form: { max: 10, windowMs: 10 * minute, per: 'address' },
  /** Each page of reviews is a database query. */
  reviews: { max: 1_200, windowMs: minute, per: 'address', isOfProcess: true },
  /** Each gym search is a database query. */
  equippedGyms: { max: 1_200, windowMs: minute, per: 'address', isOfProcess: true },
  /** Each photo is re-encoded, and stored for at least a day. */
  photo: { max: 40, windowMs: hour, per: 'shopper' },
  review: { max: 20, windowMs: hour, per: 'shopper' },
  bin: { max: 60, windowMs: 10 * minute, per: 'address' },
  push: { max: 60, windowMs: 10 * minute, per: 'address' },
  /** Each reads the whole catalogue. */
  feed: { max: 20, windowMs: hour, per: 'address', isOfProcess: true },
  /** Each reads the addresses of up to 50,000 products. */
  sitemap: { max: 300, windowMs: hour, per: 'address', isOfProcess: true },
  /** Requests of agents, regardless of the claimed platform. */
  agent: { max: 1_200, windowMs: minute, per: 'address', isOfProcess: true },
  /** Each fetches the profile of a platform that is not cached. */
  agentDiscovery: { max: 30, windowMs: 10 * minute, per: 'address', isOfProcess: true },
  /** Codes and tokens of linked customers: per authenticated platform, otherwise per address. */
  agentToken: { max: 1_200, windowMs: 5 * minute, per: 'platform' },
  /** Authorization requests that a customer opens or answers; each may fetch a profile. */
  agentLink: { max: 60, windowMs: 10 * minute, per: 'shopper' },
  /** Changes of carts by agents: per platform that signs its requests, otherwise per address. */
  agentChange: { max: 600, windowMs: 5 * minute, per: 'platform' },
} satisfies Readonly<Record<string, DocumentedLimit>>;

/** The default limit of an action. */
export const documentedLimitOf = (action: RateLimitedAction): DocumentedLimit => defaultRateLimits[action];

export type RateLimitedAction = keyof typeof defaultRateLimits;

export type RateLimits = Readonly<Record<RateLimitedAction, RateLimit>>;

/** The default limits multiplied by a factor: for stores whose shoppers share an address, and for load tests. */
export const multipliedLimits = (factor: number): RateLimits => {
  const entries = Object.entries<RateLimit>(defaultRateLimits);
  // The keys are those of `defaultRateLimits`.
  return Object.fromEntries(
    entries.map(([action, limit]) => [action, { ...limit, max: limit.max * factor }]),
  ) as unknown as RateLimits;
};

/** The subject of an attempt, as far as known. */
export interface Attempt {
  /** The client's address, from the socket or a trusted proxy. */
  readonly remoteAddress: string;
  readonly session?: { readonly sessionId: string; readonly customerId?: string | undefined } | undefined;
  readonly email?: string | undefined;
  /** The profile of a platform with a valid signature. */
  readonly platform?: string | undefined;
}

const emailOf = ({ email }: Attempt): string => `email ${(email ?? '').trim().toLowerCase()}`;

const subjectOf = (per: RateLimitSubject, attempt: Attempt): string => {
  const { remoteAddress, session } = attempt;
  if (per === 'email') return emailOf(attempt);
  if (per === 'email and address') return `${emailOf(attempt)} ${addressGroupOf(remoteAddress)}`;
  if (per === 'platform' && attempt.platform !== undefined) return `platform ${attempt.platform}`;
  if (per === 'shopper' && session?.customerId !== undefined) return `customer ${session.customerId}`;
  if (per === 'shopper' && session) return `session ${session.sessionId}`;
  return addressGroupOf(remoteAddress);
};

const bucketOf = (action: RateLimitedAction, attempt: Attempt): string =>
  `${action} ${subjectOf(defaultRateLimits[action].per, attempt)}`;

/** Counts an attempt. Returns undefined if it is within the limit, otherwise the seconds to wait. */
export type CountAttempt = (action: RateLimitedAction, attempt: Attempt) => Promise<number | undefined>;

/** Deletes the attempts counted in the database. */
export const forgetAttempts = async (db: Database, action: RateLimitedAction, attempt: Attempt): Promise<void> => {
  await db.deleteFrom('rate_limits').where('bucket', '=', bucketOf(action, attempt)).execute();
};

interface WindowRow {
  readonly count: number;
  readonly window_ends_at: Date;
}

const windowOf = ([row]: readonly WindowRow[]): CountedWindow => {
  if (!row) throw new Error('An attempt could not be counted for its rate limit');
  return { count: row.count, endsAtMs: row.window_ends_at.getTime() };
};

/** Counts an attempt in the open window of a bucket, or in a new one. @param bucket a query of one text */
const countingIn = (bucket: RawBuilder<unknown>, windowMs: number, at: Date): RawBuilder<WindowRow> => {
  const latestEnd = new Date(latestEndMs(windowMs, at.getTime()));
  const isOver = sql`(attempts.window_ends_at <= ${at} or attempts.window_ends_at > ${latestEnd})`;
  return sql`
    insert into rate_limits as attempts (bucket, window_ends_at, count)
    select bucket, ${new Date(at.getTime() + windowMs)}::timestamptz, 1 from (${bucket}) as asked (bucket)
    on conflict (bucket) do update set
      count = case when ${isOver} then 1 else attempts.count + 1 end,
      window_ends_at = case when ${isOver} then excluded.window_ends_at else attempts.window_ends_at end
    returning count, window_ends_at`;
};

const secondsToWait = ({ count, endsAtMs }: CountedWindow, max: number, at: Date): number | undefined =>
  count <= max ? undefined : Math.max(1, Math.ceil((endsAtMs - at.getTime()) / 1_000));

/**
 * Creates a counter whose counts are stored in the database, so that all processes share them; some limits are counted
 * per process.
 */
export const createAttemptCounter = (db: Database, limits: RateLimits, now: () => Date): CountAttempt => {
  const ofProcess = createWindowCounter();

  const countInDatabase = async (bucket: string, windowMs: number, at: Date): Promise<CountedWindow> => {
    const { rows } = await sql<WindowRow>`${countingIn(sql`values (${bucket}::text)`, windowMs, at)}`.execute(db);
    return windowOf(rows);
  };

  return async (action, attempt) => {
    const { max, windowMs } = limits[action];
    const bucket = bucketOf(action, attempt);
    const at = now();
    const { count, endsAtMs } = documentedLimitOf(action).isOfProcess
      ? ofProcess.count(bucket, windowMs, at.getTime())
      : await countInDatabase(bucket, windowMs, at);
    return secondsToWait({ count, endsAtMs }, max, at);
  };
};

/** Whether an action's attempts are counted in the database per shopper. */
export const isCountedByShopper = (action: RateLimitedAction): boolean => {
  const { per, isOfProcess = false } = documentedLimitOf(action);
  return per === 'shopper' && !isOfProcess;
};

/**
 * Finds the session of a token and counts an attempt of its shopper; `seconds` is the time to wait if the limit is
 * exceeded.
 */
export type FindAndCount = (
  token: string,
  action: RateLimitedAction,
  remoteAddress: string,
) => Promise<{ readonly session: Session | undefined; readonly seconds: number | undefined }>;

/** Creates a `FindAndCount` of one statement, with the buckets of `createAttemptCounter`. */
export const createFindAndCount =
  (db: Database, limits: RateLimits, now: () => Date): FindAndCount =>
  async (token, action, remoteAddress) => {
    const { max, windowMs } = limits[action];
    const at = now();
    const subject = sql`coalesce('customer ' || customer_id, 'session ' || session_id, ${addressGroupOf(remoteAddress)})`;
    const bucket = sql`select ${action}::text || ' ' || ${subject} from (values (1)) as attempt left join found on true`;
    const { rows } = await sql<WindowRow & SessionRow>`
      with found as (${sessionWith(token, at)}), counted as (${countingIn(bucket, windowMs, at)})
      select session_id, customer_id, count, window_ends_at from counted left join found on true`.execute(db);
    return { session: sessionOf(rows), seconds: secondsToWait(windowOf(rows), max, at) };
  };
