import type { Database } from '../../db/pool.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import type { MailTransport } from './mail-transport.ts';

/** A mail about to be written, plain text. */
export interface NewMail {
  readonly mailId: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
  readonly at: Date;
}

/** Writes a mail in the transaction that it is about: with it or not at all. */
export const putIntoOutbox = async (
  transaction: Transaction,
  { mailId, recipient, subject, body, at }: NewMail,
): Promise<void> => {
  await transaction
    .insertInto('mail_outbox')
    .values({ mail_id: mailId, recipient, subject, body, created_at: at, next_attempt_at: at })
    .execute();
};

/** A mail of the outbox; its body is gone once it has been sent. */
export interface OutboxMail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string | undefined;
  readonly createdAt: Date;
}

/** The latest mails, the newest first: what a store without a transport shows to its developer. */
export const readOutbox = async (db: Database, limit: number): Promise<readonly OutboxMail[]> => {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['recipient', 'subject', 'body', 'created_at'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ recipient, subject, body, created_at }) => ({
    recipient,
    subject,
    body: body ?? undefined,
    createdAt: created_at,
  }));
};

const firstDelayMs = 30_000;
const longestDelayMs = 60 * 60_000;

/** Sends one mail that is due, or puts it off at growing distances; false where none is due. */
const sendOne = async (transaction: Transaction, transport: MailTransport, at: Date): Promise<boolean> => {
  const mail = await transaction
    .selectFrom('mail_outbox')
    .select(['mail_id', 'recipient', 'subject', 'body', 'attempts'])
    .where('sent_at', 'is', null)
    .where('next_attempt_at', '<=', at)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!mail) return false;
  const { mail_id: mailId, recipient, subject, body, attempts } = mail;
  const isSent = await transport.send({ mailId, recipient, subject, body: body ?? '' });
  const delayMs = Math.min(firstDelayMs * 2 ** attempts, longestDelayMs);
  await transaction
    .updateTable('mail_outbox')
    .set({
      attempts: attempts + 1,
      ...(isSent ? { body: null, sent_at: at } : { next_attempt_at: new Date(at.getTime() + delayMs) }),
    })
    .where('mail_id', '=', mailId)
    .execute();
  return true;
};

/**
 * Sends what is due. Any number of processes may do it at once: each mail is held by one. A process that dies in the
 * middle leaves the mail to the next, which may send it a second time.
 */
export const sendDueMail = async (db: Database, transport: MailTransport, now: () => Date): Promise<void> => {
  let goesOn = true;
  while (goesOn) goesOn = await inTransaction(db, (transaction) => sendOne(transaction, transport, now()));
};
