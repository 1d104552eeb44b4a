import { type RawBuilder, sql } from 'kysely';
import type { Logger } from 'pino';
import { isDueBy } from '../../db/due.ts';
import type { Database } from '../../db/pool.ts';
import type { Mail, MailOutcome, MailTransport } from './mail-transport.ts';

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

/**
 * Condition of a due mail. A mail for a later day waits for it: only for other mails and for retries does a time later
 * than any delay mean that the clock was set back.
 */
const isDue = (at: Date): RawBuilder<boolean> =>
  sql`(sent_at is null and given_up_at is null and ${isDueBy('next_attempt_at', at, longestDelayMs)}
    and (is_immediate or attempts > 0 or next_attempt_at <= ${at}))`;

/** Takes a due mail and leases it; no lock is held while it is sent. */
const takeDueMail = async (db: Database, at: Date): Promise<TakenMail | undefined> => {
  const row = await db
    .updateTable('mail_outbox')
    .set({ attempts: (set) => set('attempts', '+', 1), next_attempt_at: new Date(at.getTime() + leaseMs) })
    .where('mail_id', '=', (where) =>
      where
        .selectFrom('mail_outbox')
        .select('mail_id')
        .where(isDue(at))
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

/**
 * A time at which a mail is never due; also understood by a process of an earlier release, which has no state for
 * given-up mails.
 */
const never = sql<Date>`'infinity'`;

const changesOf = (outcome: MailOutcome, earlierAttempts: number, at: Date) => {
  switch (outcome.kind) {
    case 'taken':
      return { body: null, html: null, sent_at: at, last_answer: null };
    case 'refused':
      return { given_up_at: at, next_attempt_at: never, last_answer: outcome.answer };
    case 'postponed':
    case 'unreachable': {
      const delayMs = Math.min(firstDelayMs * 2 ** earlierAttempts, longestDelayMs);
      return { next_attempt_at: new Date(at.getTime() + delayMs), last_answer: outcome.answer };
    }
  }
};

const noteOutcome = async (db: Database, { mail, attempts }: TakenMail, outcome: MailOutcome, at: Date) => {
  await db
    .updateTable('mail_outbox')
    .set(changesOf(outcome, attempts, at))
    .where('mail_id', '=', mail.mailId)
    .execute();
};

/** After this many postponed mails, a run stops: the server may limit the store's sending. */
const mostPostponed = 10;

/**
 * Sends due mails. A postponed mail is retried at increasing intervals and does not delay others; a permanently refused
 * one is given up. An unreachable server is tried once per run; the rest waits for the next run. Several processes can
 * run this concurrently: each mail is leased to one of them. If a process dies after the server accepted a mail but
 * before that is recorded, the next process sends it again with the same id.
 * @param signal when aborted, the remaining mails are left for later
 */
export const sendDueMail = async (
  db: Database,
  transport: MailTransport,
  now: () => Date,
  signal?: AbortSignal,
): Promise<void> => {
  let postponed = 0;
  while (!signal?.aborted && postponed < mostPostponed) {
    const taken = await takeDueMail(db, now());
    if (!taken) return;
    const outcome = await transport.send(taken.mail);
    await noteOutcome(db, taken, outcome, now());
    if (outcome.kind === 'unreachable') return;
    if (outcome.kind === 'postponed') postponed += 1;
  }
};

/** Age at which an unsent mail is given up, in milliseconds: it would be irrelevant to its reader. */
const longestWaitMs = 7 * 24 * 60 * 60_000;

/** Gives up mails that could not be sent for a week. They are kept, and their number is logged. */
export const giveUpOldMail = async (db: Database, now: Date, logger: Logger): Promise<void> => {
  const { numUpdatedRows: mails } = await db
    .updateTable('mail_outbox')
    .set({ given_up_at: now, next_attempt_at: never })
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('created_at', '<=', new Date(now.getTime() - longestWaitMs))
    .executeTakeFirstOrThrow();
  if (mails > 0n) {
    logger.error({ mails: Number(mails) }, 'Mails could not be sent for a week and are given up; see npm run outbox');
  }
};

/** Enqueues the sending of due mails, once for all processes. */
export const enqueueDueMail = async (db: Database, now: Date): Promise<void> => {
  await sql`
    select graphile_worker.add_job(${sendMailTask}, job_key => ${sendMailTask})
    where exists (select from mail_outbox where ${isDue(now)})`.execute(db);
};
