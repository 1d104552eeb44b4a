import type { Database } from '../../db/pool.ts';
import { inTransactions, type Transaction } from '../../db/transaction.ts';
import type { PushTransport } from './push-transport.ts';

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

const firstDelayMs = 30_000;
/** Messages older than this are dropped, in milliseconds. */
export const pushLifetimeMs = 24 * 60 * 60_000;

export interface PushContext {
  readonly db: Database;
  readonly now: () => Date;
  /** The store's public URL, without a trailing slash. */
  readonly publicUrl: string;
}

const takeMessage = (transaction: Transaction, at: Date) =>
  transaction
    .selectFrom('push_messages as message')
    .innerJoin('push_devices as device', 'device.device_id', 'message.device_id')
    .select(['message_id', 'message.device_id', 'title', 'body', 'path', 'created_at', 'attempts', 'platform', 'token'])
    .where('next_attempt_at', '<=', at)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate('message')
    .skipLocked()
    .executeTakeFirst();

/** Sends one due message, or delays it at increasing intervals; false if none is due. */
const sendOne = async (
  transaction: Transaction,
  transport: PushTransport,
  { now, publicUrl }: PushContext,
): Promise<boolean> => {
  const at = now();
  const message = await takeMessage(transaction, at);
  if (!message) return false;
  const { message_id, device_id, path, created_at, attempts, title, body, platform, token } = message;
  const isStale = at.getTime() - created_at.getTime() >= pushLifetimeMs;
  const outcome = isStale
    ? 'taken'
    : await transport.send({ platform, token, title, body, url: `${publicUrl}${path}` });
  switch (outcome) {
    case 'taken':
      await transaction.deleteFrom('push_messages').where('message_id', '=', message_id).execute();
      return true;
    case 'gone':
      await transaction.deleteFrom('push_devices').where('device_id', '=', device_id).execute();
      return true;
    case 'later':
      await transaction
        .updateTable('push_messages')
        .set({ attempts: attempts + 1, next_attempt_at: new Date(at.getTime() + firstDelayMs * 2 ** attempts) })
        .where('message_id', '=', message_id)
        .execute();
      return true;
  }
};

/** Sends due messages. Several processes can run this concurrently: each message is locked by one. */
export const sendDuePushes = async (context: PushContext, transport: PushTransport): Promise<void> => {
  await inTransactions(context.db, (transaction) => sendOne(transaction, transport, context));
};
