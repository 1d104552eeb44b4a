import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Mail } from './mail-transport.ts';

/** A new mail. */
export interface NewMail extends Mail {
  /** When it is written. */
  readonly at: Date;
  /** When to send it; default: at once. */
  readonly sendAt?: Date | undefined;
}

/** Writes a mail within the transaction that causes it, so that both or neither are committed. */
export const putIntoOutbox = async (
  transaction: Transaction,
  { mailId, recipient, subject, body, html, at, sendAt = at }: NewMail,
): Promise<void> => {
  await transaction
    .insertInto('mail_outbox')
    .values({
      mail_id: mailId,
      recipient,
      subject,
      body,
      html: html ?? null,
      created_at: sendAt,
      next_attempt_at: sendAt,
      is_immediate: sendAt <= at,
    })
    .execute();
};

/** The state of a mail; `failed`: permanently refused by the server, or not sent within a week. */
export type OutboxState = 'sent' | 'waits' | 'failed';

/** A mail of the outbox. */
export interface OutboxMail {
  readonly mailId: string;
  readonly recipient: string;
  readonly subject: string;
  /** Deleted after sending. */
  readonly body: string | undefined;
  readonly createdAt: Date;
  /** The number of attempts. */
  readonly attempts: number;
  /** The mail server's latest response, or why it could not be reached. */
  readonly lastAnswer: string | undefined;
  readonly state: OutboxState;
}

const stateOf = (body: string | null, givenUpAt: Date | null): OutboxState => {
  if (body === null) return 'sent';
  return givenUpAt === null ? 'waits' : 'failed';
};

/** The latest mails, newest first, for the developer of a store without a transport. @param which default: all */
export const readOutbox = async (
  db: Database,
  limit: number,
  which: 'all' | 'failed' = 'all',
): Promise<readonly OutboxMail[]> => {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['mail_id', 'recipient', 'subject', 'body', 'created_at', 'attempts', 'given_up_at', 'last_answer'])
    .$if(which === 'failed', (mails) => mails.where('given_up_at', 'is not', null))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ mail_id, recipient, subject, body, created_at, attempts, given_up_at, last_answer }) => ({
    mailId: mail_id,
    recipient,
    subject,
    body: body ?? undefined,
    createdAt: created_at,
    attempts,
    lastAnswer: last_answer ?? undefined,
    state: stateOf(body, given_up_at),
  }));
};

/** Number of failed mails that were not retried. */
export const countFailedMails = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('mail_outbox')
    .select((mails) => mails.fn.countAll<string>().as('count'))
    .where('given_up_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Retries failed mails from now on. @param mailId one mail; default: all @returns their number */
export const retryFailedMails = async (db: Database, now: Date, mailId?: string): Promise<number> => {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ given_up_at: null, attempts: 0, created_at: now, next_attempt_at: now, is_immediate: true })
    .where('given_up_at', 'is not', null)
    .$if(mailId !== undefined, (mails) => mails.where(sql`mail_id::text`, '=', mailId))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};
