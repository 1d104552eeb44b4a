import type { Database } from '@ironcart/backend';
import { type AnswerIssue, answerChat, closeChat, readOpenChats } from '@ironcart/backend/chat';
import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import { usage } from '../arguments/chat.mjs';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { plainLines } from './plain-lines.ts';
import { withStoreDatabase } from './store-database.ts';

/** A subcommand's work on the store's database; returns the exit code. */
type Work = (db: Database) => Promise<number>;

const list: Work = async (db) => {
  const chats = await readOpenChats(db);
  if (chats.length === 0) console.log('  No chat is open.');
  for (const { chatId, siteCode, messages, waits } of chats) {
    console.log(`${chatId}  ${siteCode}${waits ? '  waits for an answer' : ''}`);
    for (const { author, text, writtenAt } of messages) console.log(`  ${writtenAt}  ${author}: ${plainLines(text)}`);
    console.log('');
  }
  return 0;
};

const texts: CodeTexts<AnswerIssue> = {
  not_open: 'There is no open chat of that id.',
  full: 'The chat is full: close it, and its shopper begins a new one.',
  too_long: 'An answer has 1 to 1,000 characters.',
};

const answer =
  (chatId: string, text: string): Work =>
  async (db) => {
    const answered = await answerChat(db, chatId, text, new Date());
    if (answered.ok) {
      console.log(`  ${chatId} is answered.`);
      return 0;
    }
    console.error(`  ${textOfCode(answered.issues[0], texts)}`);
    return 2;
  };

const close =
  (chatId: string): Work =>
  async (db) => {
    const isClosed = await closeChat(db, chatId, new Date());
    if (isClosed) console.log(`  ${chatId} is closed.`);
    else console.error(`  ${textOfCode({ code: 'not_open' }, texts)}`);
    return isClosed ? 0 : 2;
  };

const workOf = ([verb, chatId, text, ...rest]: readonly string[]): Work | undefined => {
  if (rest.length > 0) return undefined;
  if (verb === 'list' && chatId === undefined) return list;
  if (chatId === undefined) return undefined;
  if (verb === 'answer' && text !== undefined) return answer(chatId, text);
  return verb === 'close' && text === undefined ? close(chatId) : undefined;
};

/** `npm run chat`: returns the exit code, 2 if there is no such chat. */
export const chat = async (given: readonly string[]): Promise<number> => {
  const work = workOf(given);
  if (!work) {
    console.error(usage);
    return 1;
  }
  return withStoreDatabase(readConfiguration(root, process.env), work);
};
