import { type RawBuilder, sql } from 'kysely';
import { agentKeyLifetimeMs } from '../channels/ucp/once-by-agent-key.ts';
import type { Database } from '../db/pool.ts';
import type { Tables } from '../db/tables.ts';
import { pushLifetimeMs } from '../providers/push/push-outbox.ts';
import { keyLifetimeMs } from '../services/checkout/idempotency.ts';
import { openingLifetimeMs } from '../services/checkout/opened-orders.ts';
import { quoteLifetimeMs } from '../services/checkout/order-facts.ts';
import { paymentOpeningLifetimeMs } from '../services/extra-payment/payment-link.ts';
import { unseenCartTs } from '../services/list/list.reader.ts';
import { photoWaitMs } from '../services/photo/photo.transactor.ts';

/** Task name of the job that deletes old rows. */
export const pruneTask = 'prune';

/**
 * Enqueues the next run, 17 minutes past an hour (UTC), unless one is enqueued. The job does this first, so that it
 * runs again even if it fails. A run enqueued for later was enqueued before the clock was set back, and is replaced.
 */
export const enqueueNextPruning = async (db: Database): Promise<void> => {
  await sql`
    select graphile_worker.add_job(
      ${pruneTask},
      job_key => ${pruneTask},
      job_key_mode => case when exists (
        select from graphile_worker.jobs where key = ${pruneTask} and run_at > now() + interval '8 hours'
      ) then 'replace' else 'preserve_run_at' end,
      run_at => date_trunc('hour', now() + interval '43 minutes') + interval '17 minutes'
    )`.execute(db);
};

const dayMs = 24 * 60 * 60_000;

/** How long a provider may repeat a notification. */
const notificationLifetimeMs = 90 * dayMs;

/** How long search may learn from a shopper's events. */
const searchEventLifetimeMs = 90 * dayMs;

/** How long live chats are stored. */
const chatLifetimeMs = 90 * dayMs;

/** Maximum period of an analytics report; a purchase reported again within it is recognized. */
const analyticsLifetimeMs = 400 * dayMs;

/** How long a request to reset a password or change an e-mail address is stored: longer than its link is valid. */
const resetLifetimeMs = dayMs;

/** How long a mail is stored after it was written and sent, and after it was given up. */
const mailLifetimeMs = 7 * dayMs;
const failedMailLifetimeMs = 90 * dayMs;

/** How long a used captcha token is stored: longer than the tokens of any service are valid. */
const captchaTokenLifetimeMs = dayMs;

/** Maximum number of rows per statement, so that locks are short. */
const batch = 5_000;

interface ExpiredRows {
  readonly table: keyof Tables;
  readonly where: (at: Date) => RawBuilder<unknown>;
}

const olderThan =
  (column: string, lifetimeMs: number): ExpiredRows['where'] =>
  (at) =>
    sql`${sql.ref(column)} <= ${new Date(at.getTime() - lifetimeMs)}`;

/** Condition of the rows to delete, by kind. A guest's lists are deleted with the session, except those of orders. */
const expired: Readonly<Record<string, ExpiredRows>> = {
  rateQuotes: { table: 'rate_quotes', where: olderThan('created_at', quoteLifetimeMs) },
  rateLimits: { table: 'rate_limits', where: olderThan('window_ends_at', 0) },
  captchaTokens: { table: 'captcha_tokens', where: olderThan('used_at', captchaTokenLifetimeMs) },
  idempotencyKeys: { table: 'idempotency_keys', where: olderThan('created_at', keyLifetimeMs) },
  unseenCarts: {
    table: 'lists',
    where: (at) => sql`
      active_cart_ts = ${unseenCartTs} and customer_id is not null
      and list_id in (select list_id from agent_carts where expires_at <= ${at})
      and not exists (select from orders where orders.list_id = lists.list_id)`,
  },
  agentCarts: { table: 'agent_carts', where: olderThan('expires_at', 0) },
  agentRequests: { table: 'agent_requests', where: olderThan('created_at', agentKeyLifetimeMs) },
  agentTokens: { table: 'agent_tokens', where: olderThan('expires_at', 0) },
  agentAssertions: { table: 'agent_assertions', where: olderThan('expires_at', 0) },
  agentGrants: {
    table: 'agent_grants',
    where: (at) => sql`
      code_expires_at <= ${at}
      and not exists (select from agent_tokens where agent_tokens.grant_id = agent_grants.grant_id)`,
  },
  notifications: { table: 'handled_notifications', where: olderThan('handled_at', notificationLifetimeMs) },
  passwordResets: { table: 'password_resets', where: olderThan('requested_at', resetLifetimeMs) },
  emailChanges: { table: 'email_changes', where: olderThan('requested_at', resetLifetimeMs) },
  mails: {
    table: 'mail_outbox',
    where: (at) => sql`sent_at is not null and ${olderThan('created_at', mailLifetimeMs)(at)}`,
  },
  // Pending mails are given up first, so that none is deleted without a log entry.
  failedMails: { table: 'mail_outbox', where: olderThan('given_up_at', failedMailLifetimeMs) },
  pushMessages: { table: 'push_messages', where: olderThan('created_at', pushLifetimeMs) },
  orderOpenings: { table: 'order_openings', where: olderThan('opened_at', openingLifetimeMs) },
  paymentOpenings: { table: 'extra_payment_openings', where: olderThan('opened_at', paymentOpeningLifetimeMs) },
  checkoutSessions: { table: 'checkout_sessions', where: olderThan('expires_at', 0) },
  unusedPhotos: {
    table: 'photos',
    where: (at) => sql`review_id is null and rma_number is null and ${olderThan('created_at', photoWaitMs)(at)}`,
  },
  guestLists: {
    table: 'lists',
    where: (at) => sql`
      session_id in (select session_id from sessions where expires_at <= ${at})
      and not exists (select from orders where orders.list_id = lists.list_id)`,
  },
  searchEvents: { table: 'search_events', where: olderThan('happened_at', searchEventLifetimeMs) },
  // The feed of a store whose engine was removed or unreachable for a day: its index is rebuilt when it returns.
  searchFeeds: { table: 'search_feed', where: olderThan('seen_at', dayMs) },
  searchChanges: { table: 'search_changes', where: () => sql`not exists (select from search_feed)` },
  chats: { table: 'chats', where: olderThan('started_at', chatLifetimeMs) },
  analyticsEvents: { table: 'analytics_events', where: olderThan('happened_at', analyticsLifetimeMs) },
  analyticsDeliveries: { table: 'analytics_deliveries', where: olderThan('created_at', analyticsLifetimeMs) },
  sessions: {
    table: 'sessions',
    where: (at) => sql`
      expires_at <= ${at}
      and not exists (select from lists where lists.session_id = sessions.session_id)
      and not exists (select from orders where orders.session_id = sessions.session_id)`,
  },
};

/** Number of deleted rows by kind. */
export type Pruned = Readonly<Record<string, number>>;

/**
 * By row address (ctid): a row that is updated while the statement waits for its lock gets another address and is kept.
 */
const deleteBatch = async (db: Database, { table, where }: ExpiredRows, at: Date): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`
    delete from ${sql.table(table)} where ctid = any(array(
      select ctid from ${sql.table(table)} where ${where(at)} limit ${batch}))`.execute(db);
  return Number(numAffectedRows);
};

/** Deletes expired rows, and compacts the search's counters. Several processes may run it concurrently. */
export const prune = async (db: Database, now: Date): Promise<Pruned> => {
  const pruned: Record<string, number> = {};
  for (const [kind, rows] of Object.entries(expired)) {
    let removed = 0;
    for (let latest = batch; latest === batch; removed += latest) latest = await deleteBatch(db, rows, now);
    pruned[kind] = removed;
  }
  // A list's counters are append-only; this sums them up.
  await sql`select search_sum_counts()`.execute(db);
  return pruned;
};
