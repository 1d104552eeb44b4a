import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Mail, MailTransport } from './mail-transport.ts';

/** A mail about to be written. */
export interface NewMail extends Mail {
  readonly at: Date;
}

/** Writes a mail in the transaction that it is about: with it or not at all. */
export const putIntoOutbox = async (
  transaction: Transaction,
  { mailId, recipient, subject, body, html, at }: NewMail,
): Promise<void> => {
  await transaction
    .insertInto('mail_outbox')
    .values({ mail_id: mailId, recipient, subject, body, html: html ?? null, created_at: at, next_attempt_at: at })
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

/** The queue's name for sending the mails that are due. */
export const sendMailTask = 'send-mail';

const firstDelayMs = 30_000;
const longestDelayMs = 60 * 60_000;

/** How long a mail is left to the process that took it: longer than a transport waits for a server, in milliseconds. */
const leaseMs = 2 * 60_000;

interface TakenMail {
  readonly mail: Mail;
  /** How often it was tried before. */
  readonly attempts: number;
}

/** Takes a mail that is due, and puts it off for everybody else; no lock is held while it is being sent. */
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
 * Sends what is due, each mail put off at growing distances where it was not taken. Any number of processes may do it at
 * once: each mail is with one of them. A process that dies between the server's word and the note of it leaves the mail
 * to the next, which sends it a second time under the same id.
 * @param signal aborted: what is not under way is left for later
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
    await noteOutcome(db, taken, await transport.send(taken.mail), now());
  }
};

/** Puts the sending of what is due into the queue, once for all processes. */
export const enqueueDueMail = async (db: Database, now: Date): Promise<void> => {
  await sql`
    select graphile_worker.add_job(${sendMailTask}, job_key => ${sendMailTask})
    where exists (select from mail_outbox where sent_at is null and next_attempt_at <= ${now})`.execute(db);
};
