import type { Database } from '@ironcart/backend';
import { countFailedMails, type OutboxMail, readOutbox, retryFailedMails } from '@ironcart/backend/mail';
import { shown, usage } from '../arguments/outbox.mjs';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { countOf } from './count-of.ts';
import { plainLines } from './plain-lines.ts';
import { withStoreDatabase } from './store-database.ts';

/** Describes the state of a mail that was not sent. */
const fateOf = ({ mailId, state, attempts, lastAnswer }: OutboxMail): string => {
  const answer = lastAnswer === undefined ? '' : `: ${lastAnswer}`;
  switch (state) {
    case 'sent':
      return '';
    case 'waits':
      return attempts === 0 ? '' : `, not taken by the mail server in ${countOf(attempts, 'attempt')}${answer}`;
    case 'failed':
      return `, given up after ${countOf(attempts, 'attempt')}${answer}\nid ${mailId}`;
  }
};

const print = (mails: readonly OutboxMail[]): void => {
  for (const mail of mails) {
    const { recipient, subject, body, createdAt } = mail;
    console.log(
      `${createdAt.toISOString()}  ${plainLines(`to ${recipient}: ${subject}${fateOf(mail)}\n\n${body ?? '(sent)'}`, '')}\n`,
    );
  }
};

/** A subcommand's work on the store's database; returns the exit code. */
type Work = (db: Database) => Promise<number>;

const list: Work = async (db) => {
  const mails = await readOutbox(db, shown);
  if (mails.length === 0) console.log('  There is no mail.');
  print(mails);
  const failed = await countFailedMails(db);
  if (failed > 0)
    console.log(`  ${countOf(failed, 'mail')} could not be sent: npm run outbox -- failed shows the latest.`);
  return 0;
};

const listFailed: Work = async (db) => {
  const mails = await readOutbox(db, shown, 'failed');
  if (mails.length === 0) console.log('  No mail is given up.');
  print(mails);
  const more = (await countFailedMails(db)) - mails.length;
  if (more > 0) console.log(`  There are ${more} more.`);
  return 0;
};

const retry =
  (which: string): Work =>
  async (db) => {
    const retried = await retryFailedMails(db, new Date(), which === 'failed' ? undefined : which);
    if (retried === 0 && which !== 'failed') {
      console.error(`  No mail ${which} is given up.`);
      return 2;
    }
    console.log(`  ${countOf(retried, 'mail')} will be sent again.`);
    return 0;
  };

const workOf = ([verb, which, ...others]: readonly string[]): Work | undefined => {
  if (verb === undefined) return list;
  if (verb === 'failed' && which === undefined) return listFailed;
  return verb === 'retry' && which !== undefined && others.length === 0 ? retry(which) : undefined;
};

/** `npm run outbox`: prints the latest mails, or sends mails again; returns the exit code. */
export const outbox = async (args: readonly string[]): Promise<number> => {
  const work = workOf(args);
  if (!work) {
    console.error(usage);
    return 1;
  }
  return withStoreDatabase(readConfiguration(root, process.env), work);
};
