import type { ChatAuthor } from '@ironcart/core/customer';
import type { Generated } from 'kysely';
import type { Instant } from './column-types.ts';

/** Live chats and their messages. */
export interface ChatTables {
  chats: {
    chat_id: string;
    session_id: string;
    site_code: string;
    started_at: Instant;
    closed_at: Date | null;
  };
  chat_messages: {
    message_id: Generated<number>;
    chat_id: string;
    author: ChatAuthor;
    body: string;
    written_at: Instant;
  };
}
