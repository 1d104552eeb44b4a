import type { PushPlatform } from '@ironcart/core/customer';
import { sql } from 'kysely';
import { isDueBy } from '../../db/due.ts';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { PushOutcome, PushTransport } from './push-transport.ts';

/** A new message. */
export interface NewPush {
  readonly customerId: string;
  readonly title: string;
  readonly body: string;
  /** The path of the page that it opens, including the site: '/eu/power-rack'. */
  readonly path: string;
  readonly at: Date;
}

/** Writes a message for every device on which the customer is logged in, within the transaction that causes it. */
export const putIntoPushOutbox = async (
  transaction: Transaction,
  { customerId, title, body, path, at }: NewPush,
  randomId: () => string,
): Promise<void> => {
  const devices = await transaction
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.session_id', 'push_devices.session_id')
    .select('device_id')
    .where('sessions.customer_id', '=', customerId)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', at)
    .execute();
  const common = { title, body, path, created_at: at, next_attempt_at: at };
  const messages = devices.map(({ device_id }) => ({ message_id: randomId(), device_id, ...common }));
  if (messages.length > 0) await transaction.insertInto('push_messages').values(messages).execute();
};

/**
 * Delay before an undelivered message is retried, in milliseconds, doubled each time; longer than a transport's time
 * limit.
 */
const firstDelayMs = 30_000;
/** Messages older than this are dropped, in milliseconds; longer than any delay of a retry. */
export const pushLifetimeMs = 24 * 60 * 60_000;

export interface PushContext {
  readonly db: Database;
  readonly now: () => Date;
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
}

interface TakenMessage {
  readonly message_id: string;
  readonly device_id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly created_at: Date;
  /** Number of earlier attempts. */
  readonly attempts: number;
  readonly platform: PushPlatform;
  readonly token: string;
}

/**
 * Takes a due message and sets the time of its retry; no lock is held while it is sent, because a gateway may respond
 * later than the database's limit for idle transactions.
 */
const takeMessage = async (db: Database, at: Date): Promise<TakenMessage | undefined> => {
  const { rows } = await sql<TakenMessage>`
    update push_messages as message set next_attempt_at = ${at}::timestamptz
      + ${firstDelayMs} * 2.0 ^ least(attempts, 20) * interval '1 millisecond'
    from push_devices as device
    where device.device_id = message.device_id and message_id = (
      select message_id from push_messages where ${isDueBy('next_attempt_at', at, pushLifetimeMs)}
      order by next_attempt_at limit 1 for update skip locked)
    returning message_id, message.device_id, title, body, path, created_at, attempts, platform, token`.execute(db);
  return rows[0];
};

/** Sends one due message, or postpones it at increasing intervals. */
const sendOne = async (
  { db, now, publicUrl }: PushContext,
  transport: PushTransport,
): Promise<PushOutcome | 'noneDue'> => {
  const at = now();
  const message = await takeMessage(db, at);
  if (!message) return 'noneDue';
  const { message_id, device_id, path, created_at, attempts, title, body, platform, token } = message;
  const isStale = at.getTime() - created_at.getTime() >= pushLifetimeMs;
  const outcome = isStale
    ? 'taken'
    : await transport.send({ platform, token, title, body, url: `${publicUrl}${path}` });
  switch (outcome) {
    case 'taken':
      await db.deleteFrom('push_messages').where('message_id', '=', message_id).execute();
      break;
    case 'gone':
      await db.deleteFrom('push_devices').where('device_id', '=', device_id).execute();
      break;
    case 'postponed':
    case 'unreachable':
      await db
        .updateTable('push_messages')
        .set({ attempts: attempts + 1 })
        .where('message_id', '=', message_id)
        .execute();
  }
  return outcome;
};

/** After this many postponed messages, a run stops using the gateway. */
const mostPostponed = 10;

/**
 * Sends due messages. A postponed one does not delay others; an unreachable gateway is tried once per run. Several
 * processes can run this concurrently: each message is taken by one of them.
 */
export const sendDuePushes = async (context: PushContext, transport: PushTransport): Promise<void> => {
  let postponed = 0;
  while (postponed < mostPostponed) {
    const outcome = await sendOne(context, transport);
    if (outcome === 'noneDue' || outcome === 'unreachable') return;
    if (outcome === 'postponed') postponed += 1;
  }
};
