import { CHAT_MESSAGES, type WireChat } from '@ironcart/api/contract';
import type { Database } from '../../db/pool.ts';

/** The messages of a chat, the oldest first. */
export const readMessages = async (db: Database, chatId: string): Promise<WireChat['messages']> => {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['message_id', 'author', 'body', 'written_at'])
    .where('chat_id', '=', chatId)
    .orderBy('message_id')
    .limit(CHAT_MESSAGES)
    .execute();
  return rows.map(({ message_id, author, body, written_at }) => ({
    _id: Number(message_id),
    author,
    text: body,
    writtenAt: written_at.toISOString(),
  }));
};

/** The latest chat of a session. */
export const readLatestChat = async (db: Database, sessionId: string): Promise<WireChat> => {
  const chat = await db
    .selectFrom('chats')
    .select(['chat_id', 'closed_at'])
    .where('session_id', '=', sessionId)
    .orderBy('started_at', 'desc')
    .orderBy('closed_at', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst();
  if (chat === undefined) return { status: 'none', messages: [] };
  return { status: chat.closed_at === null ? 'open' : 'closed', messages: await readMessages(db, chat.chat_id) };
};
