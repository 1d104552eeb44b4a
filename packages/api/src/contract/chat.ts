import { chatAuthors } from '@ironcart/core/customer';
import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { listOf, moment, readableText, storeId, storeIdText, text, wholeNumber } from './primitives.ts';

/** Maximum messages of one chat; then a new chat starts. */
export const CHAT_MESSAGES = 200;

/** Characters of one message. */
export const CHAT_MESSAGE_LENGTH = 1_000;

/** A live chat as its shopper sees it, oldest message first. */
export const wireChat = v.object({
  status: v.picklist(['none', 'open', 'closed']),
  messages: listOf(
    v.object({
      _id: wholeNumber(1, Number.MAX_SAFE_INTEGER),
      author: v.picklist(chatAuthors),
      text: text(CHAT_MESSAGE_LENGTH),
      writtenAt: moment,
    }),
    CHAT_MESSAGES,
  ),
});
export type WireChat = v.InferOutput<typeof wireChat>;

/** svc_chat: live chat with staff, on the sites that have it (S1-chat-01). */
export const chatCalls = {
  /** The session's latest chat; 'none' if no message has been sent. */
  getChat: defineCall({
    name: 'chat.getChat',
    method: 'GET',
    path: '/svc_chat/chat',
    query: v.object({ storeId: storeIdText }),
    answer: wireChat,
    errors: { not_offered: 422 },
  }),
  /** Sends a message to staff; opens a chat if there is none. */
  write: defineCall({
    name: 'chat.write',
    method: 'POST',
    path: '/svc_chat/chat',
    body: v.object({ storeId, text: readableText(CHAT_MESSAGE_LENGTH) }),
    answer: wireChat,
    errors: { not_offered: 422, chat_full: 409 },
  }),
} as const;
