import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import { pushLifetimeMs } from '../providers/push/push-outbox.ts';
import { keyLifetimeMs } from '../services/checkout/idempotency.ts';
import { openingLifetimeMs } from '../services/checkout/opened-orders.ts';
import { quoteLifetimeMs } from '../services/checkout/order-facts.ts';
import { paymentOpeningLifetimeMs } from '../services/extra-payment/payment-link.ts';
import { photoWaitMs } from '../services/photo/photo.transactor.ts';

/** The job that removes old rows. */
export const pruneTask = 'prune';

/**
 * Puts the next removal of old rows into the queue, 17 minutes past an hour (UTC), unless it waits there already: the
 * job does so first of all, so that there is a next one whether it succeeds or not.
 */
export const enqueueNextPruning = async (db: Database): Promise<void> => {
  await sql`
    select graphile_worker.add_job(
      ${pruneTask},
      job_key => ${pruneTask},
      job_key_mode => 'preserve_run_at',
      run_at => date_trunc('hour', now() + interval '43 minutes') + interval '17 minutes'
    )`.execute(db);
};

const dayMs = 24 * 60 * 60_000;

/** How long a provider may repeat a notification. */
const notificationLifetimeMs = 90 * dayMs;

/** How long search may learn from what a shopper did. */
const searchEventLifetimeMs = 90 * dayMs;

/** How long what was written in live chat is kept. */
const chatLifetimeMs = 90 * dayMs;

/** How long a report may look back: a purchase that is told again by then is known. */
const analyticsLifetimeMs = 400 * dayMs;

/** Rows that one statement removes, so that nobody waits long for it. */
const batch = 5_000;

/** How long a wish for a new password or e-mail address is kept: longer than its link holds. */
const resetKeptMs = dayMs;

/** How long a mail is kept, sent or not. */
const mailLifetimeMs = 7 * dayMs;

/** How long a used captcha token is remembered: longer than any service lets one hold. */
const captchaTokenKeptMs = dayMs;

type Removal = (at: Date) => ReturnType<typeof sql>;

/** What is removed, oldest first. Guests' lists go with their session, unless an order came of them. */
const removals: Readonly<Record<string, Removal>> = {
  rateQuotes: (at) => sql`
    delete from rate_quotes where transaction_id in (
      select transaction_id from rate_quotes where created_at <= ${new Date(at.getTime() - quoteLifetimeMs)}
      limit ${batch})`,
  rateLimits: (at) => sql`
    delete from rate_limits where bucket in (select bucket from rate_limits where window_ends_at <= ${at} limit ${batch})`,
  captchaTokens: (at) => sql`
    delete from captcha_tokens where token_hash in (
      select token_hash from captcha_tokens where used_at <= ${new Date(at.getTime() - captchaTokenKeptMs)} limit ${batch})`,
  idempotencyKeys: (at) => sql`
    delete from idempotency_keys where (session_id, key) in (
      select session_id, key from idempotency_keys where created_at <= ${new Date(at.getTime() - keyLifetimeMs)}
      limit ${batch})`,
  notifications: (at) => sql`
    delete from handled_notifications where notification_id in (
      select notification_id from handled_notifications
      where handled_at <= ${new Date(at.getTime() - notificationLifetimeMs)} limit ${batch})`,
  passwordResets: (at) => sql`
    delete from password_resets where reset_id in (
      select reset_id from password_resets where requested_at <= ${new Date(at.getTime() - resetKeptMs)} limit ${batch})`,
  emailChanges: (at) => sql`
    delete from email_changes where change_id in (
      select change_id from email_changes where requested_at <= ${new Date(at.getTime() - resetKeptMs)} limit ${batch})`,
  mails: (at) => sql`
    delete from mail_outbox where mail_id in (
      select mail_id from mail_outbox where created_at <= ${new Date(at.getTime() - mailLifetimeMs)} limit ${batch})`,
  pushMessages: (at) => sql`
    delete from push_messages where message_id in (
      select message_id from push_messages where created_at <= ${new Date(at.getTime() - pushLifetimeMs)}
      limit ${batch})`,
  orderOpenings: (at) => sql`
    delete from order_openings where (session_id, order_id) in (
      select session_id, order_id from order_openings
      where opened_at <= ${new Date(at.getTime() - openingLifetimeMs)} limit ${batch})`,
  paymentOpenings: (at) => sql`
    delete from extra_payment_openings where (session_id, extra_payment_id) in (
      select session_id, extra_payment_id from extra_payment_openings
      where opened_at <= ${new Date(at.getTime() - paymentOpeningLifetimeMs)} limit ${batch})`,
  unusedPhotos: (at) => sql`
    delete from photos where photo_id in (
      select photo_id from photos where review_id is null and rma_number is null
        and created_at <= ${new Date(at.getTime() - photoWaitMs)} limit ${batch})`,
  guestLists: (at) => sql`
    delete from lists where list_id in (
      select list_id from lists join sessions using (session_id)
      where expires_at <= ${at} and not exists (select from orders where orders.list_id = lists.list_id)
      limit ${batch})`,
  searchEvents: (at) => sql`
    delete from search_events where event_id in (
      select event_id from search_events where happened_at <= ${new Date(at.getTime() - searchEventLifetimeMs)}
      limit ${batch})`,
  chats: (at) => sql`
    delete from chats where chat_id in (
      select chat_id from chats where started_at <= ${new Date(at.getTime() - chatLifetimeMs)} limit ${batch})`,
  analyticsEvents: (at) => sql`
    delete from analytics_events where event_id in (
      select event_id from analytics_events
      where happened_at <= ${new Date(at.getTime() - analyticsLifetimeMs)} limit ${batch})`,
  analyticsDeliveries: (at) => sql`
    delete from analytics_deliveries where delivery_id in (
      select delivery_id from analytics_deliveries
      where created_at <= ${new Date(at.getTime() - analyticsLifetimeMs)} limit ${batch})`,
  sessions: (at) => sql`
    delete from sessions where session_id in (
      select session_id from sessions
      where expires_at <= ${at}
        and not exists (select from lists where lists.session_id = sessions.session_id)
        and not exists (select from orders where orders.session_id = sessions.session_id)
      limit ${batch})`,
};

/** How many rows of each kind were removed. */
export type Pruned = Readonly<Record<string, number>>;

/** Removes what has had its time: lapsed quotes, limits, keys and sessions. Any number of processes may do it at once. */
export const prune = async (db: Database, now: Date): Promise<Pruned> => {
  const pruned: Record<string, number> = {};
  for (const [name, removal] of Object.entries(removals)) {
    let removed = 0;
    for (let latest = batch; latest === batch; removed += latest) {
      const { numAffectedRows = 0n } = await removal(now).execute(db);
      latest = Number(numAffectedRows);
    }
    pruned[name] = removed;
  }
  return pruned;
};
