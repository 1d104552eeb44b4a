import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Mail, MailTransport } from './mail-transport.ts';

/** A new mail. */
export interface NewMail extends Mail {
  /** From when it is sent: now, or later. */
  readonly at: Date;
}

/** Writes a mail within the transaction that causes it, so that both or neither are committed. */
export const putIntoOutbox = async (
  transaction: Transaction,
  { mailId, recipient, subject, body, html, at }: NewMail,
): Promise<void> => {
  await transaction
    .insertInto('mail_outbox')
    .values({ mail_id: mailId, recipient, subject, body, html: html ?? null, created_at: at, next_attempt_at: at })
    .execute();
};

/** A mail of the outbox; its body is deleted after sending. */
export interface OutboxMail {
  readonly recipient: string;
  readonly subject: string;
  readonly body: string | undefined;
  readonly createdAt: Date;
  /** How often it was given to a mail server. */
  readonly attempts: number;
}

/** The latest mails, newest first, for the developer of a store without a transport. */
export const readOutbox = async (db: Database, limit: number): Promise<readonly OutboxMail[]> => {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['recipient', 'subject', 'body', 'created_at', 'attempts'])
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ recipient, subject, body, created_at, attempts }) => ({
    recipient,
    subject,
    body: body ?? undefined,
    createdAt: created_at,
    attempts,
  }));
};

/** The job that sends due mails. */
export const sendMailTask = 'send-mail';

const firstDelayMs = 30_000;
const longestDelayMs = 60 * 60_000;

/** Lease of a mail for the process that sends it, in milliseconds; longer than a transport's time limits. */
const leaseMs = 2 * 60_000;

interface TakenMail {
  readonly mail: Mail;
  /** Number of earlier attempts. */
  readonly attempts: number;
}

/** Takes a due mail and leases it; no lock is held while it is sent. */
const takeDueMail = async (db: Database, at: Date): Promise<TakenMail | undefined> => {
  const row = await db
    .updateTable('mail_outbox')
    .set({ attempts: (set) => set('attempts', '+', 1), next_attempt_at: new Date(at.getTime() + leaseMs) })
    .where('mail_id', '=', (where) =>
      where
        .selectFrom('mail_outbox')
        .select('mail_id')
        .where('sent_at', 'is', null)
        .where('next_attempt_at', '<=', at)
        .orderBy('next_attempt_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['mail_id', 'recipient', 'subject', 'body', 'html', 'attempts'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { mail_id: mailId, recipient, subject, body, html, attempts } = row;
  return {
    mail: { mailId, recipient, subject, body: body ?? '', ...(html === null ? {} : { html }) },
    attempts: attempts - 1,
  };
};

const noteOutcome = async (db: Database, { mail, attempts }: TakenMail, isSent: boolean, at: Date): Promise<void> => {
  const delayMs = Math.min(firstDelayMs * 2 ** attempts, longestDelayMs);
  await db
    .updateTable('mail_outbox')
    .set(isSent ? { body: null, html: null, sent_at: at } : { next_attempt_at: new Date(at.getTime() + delayMs) })
    .where('mail_id', '=', mail.mailId)
    .execute();
};

/**
 * Sends due mails, until one is not taken: it is retried at increasing intervals, and the rest waits for the next run, so
 * that a server that does not answer is asked once in a run. Several processes can run this concurrently: each
 * mail is leased to one of them. If a process dies after the server accepted a mail and before that is recorded, the
 * next process sends it again with the same id.
 * @param signal when aborted, the remaining mails are left for later
 */
export const sendDueMail = async (
  db: Database,
  transport: MailTransport,
  now: () => Date,
  signal?: AbortSignal,
): Promise<void> => {
  while (!signal?.aborted) {
    const taken = await takeDueMail(db, now());
    if (!taken) return;
    const isSent = await transport.send(taken.mail);
    await noteOutcome(db, taken, isSent, now());
    if (!isSent) return;
  }
};

/** Enqueues the sending of due mails, once for all processes. */
export const enqueueDueMail = async (db: Database, now: Date): Promise<void> => {
  await sql`
    select graphile_worker.add_job(${sendMailTask}, job_key => ${sendMailTask})
    where exists (select from mail_outbox where sent_at is null and next_attempt_at <= ${now})`.execute(db);
};
