import { CHAT_MESSAGE_LENGTH, CHAT_MESSAGES, type WireChat } from '@ironcart/api/contract';
import type { Result } from '@ironcart/core/result';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isUuid } from '../list/list-owner.ts';
import { readMessages } from './chat.reader.ts';

/** An open chat, as staff sees it. */
export interface OpenChat {
  readonly chatId: string;
  readonly siteCode: string;
  readonly startedAt: Date;
  readonly messages: WireChat['messages'];
  /** Whether the shopper wrote the latest message. */
  readonly waits: boolean;
}

/** The open chats; those waiting longest first. */
export const readOpenChats = async (db: Database): Promise<readonly OpenChat[]> => {
  const rows = await db
    .selectFrom('chats')
    .select(['chat_id', 'site_code', 'started_at'])
    .where('closed_at', 'is', null)
    .orderBy(sql`(select max(written_at) from chat_messages where chat_messages.chat_id = chats.chat_id)`)
    .limit(200)
    .execute();
  const chats: OpenChat[] = [];
  for (const { chat_id: chatId, site_code: siteCode, started_at: startedAt } of rows) {
    const messages = await readMessages(db, chatId);
    chats.push({ chatId, siteCode, startedAt, messages, waits: messages.at(-1)?.author === 'shopper' });
  }
  return chats.toSorted((left, right) => Number(right.waits) - Number(left.waits));
};

/** Why a chat message was not sent. */
export interface AnswerIssue {
  readonly code: 'not_open' | 'full' | 'too_long';
}

type Answered = Result<{ readonly chatId: string }, AnswerIssue>;

/** Sends staff's answer to an open chat. */
export const answerChat = async (db: Database, chatId: string, text: string, at: Date): Promise<Answered> => {
  if (text.length > CHAT_MESSAGE_LENGTH || text.trim() === '') return { ok: false, issues: [{ code: 'too_long' }] };
  if (!isUuid(chatId)) return { ok: false, issues: [{ code: 'not_open' }] };
  return inTransaction(db, async (transaction): Promise<Answered> => {
    const chat = await transaction
      .selectFrom('chats')
      .select('chat_id')
      .where('chat_id', '=', chatId)
      .where('closed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (chat === undefined) return { ok: false, issues: [{ code: 'not_open' }] };
    if ((await readMessages(transaction, chatId)).length >= CHAT_MESSAGES)
      return { ok: false, issues: [{ code: 'full' }] };
    await transaction
      .insertInto('chat_messages')
      .values({ chat_id: chatId, author: 'staff', body: text, written_at: at })
      .execute();
    return { ok: true, value: { chatId } };
  });
};

/** Closes an open chat: the shopper's next message starts a new one. Returns whether it was open. */
export const closeChat = async (db: Database, chatId: string, at: Date): Promise<boolean> => {
  if (!isUuid(chatId)) return false;
  const { numUpdatedRows } = await db
    .updateTable('chats')
    .set({ closed_at: at })
    .where('chat_id', '=', chatId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
