import { readOutbox } from '@ironcart/backend/mail';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { countOf } from './count-of.ts';
import { plainLines } from './plain-lines.ts';
import { withStoreDatabase } from './store-database.ts';

/** Number of mails shown, newest first. */
const shown = 20;

const usage = `Usage:
  npm run outbox

Shows the latest ${String(shown)} mails: what was sent, how often the mail server did not take one, and the text of those that wait.`;

/** What became of a mail that waits. */
const waiting = (attempts: number): string =>
  attempts === 0 ? '' : `, not taken by the mail server in ${countOf(attempts, 'attempt')}`;

/** `npm run outbox`: prints the latest mails; returns the exit code. */
export const outbox = async (args: readonly string[]): Promise<number> => {
  if (args.length > 0) {
    console.error(usage);
    return 1;
  }
  const mails = await withStoreDatabase(readConfiguration(root, process.env), (db) => readOutbox(db, shown));
  if (mails.length === 0) console.log('  There is no mail.');
  for (const { recipient, subject, body, createdAt, attempts } of mails) {
    const fate = body === undefined ? '' : waiting(attempts);
    const written = plainLines(`to ${recipient}: ${subject}${fate}\n\n${body ?? '(sent)'}`, '');
    console.log(`${createdAt.toISOString()}  ${written}\n`);
  }
  return 0;
};
