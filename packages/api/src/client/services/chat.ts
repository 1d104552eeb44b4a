import type { LiveChat } from '@ironcart/core/customer';
import type { StoreId } from '@ironcart/core/site';
import { chatCalls } from '../../contract/chat.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** Live chat with staff, on the sites that have it (S1-chat-01). */
export const createChatService = (send: Send, storeId: StoreId) => ({
  /** The session's latest chat. @throws ApiError `not_offered` */
  get: (options: CallOptions = {}): Promise<LiveChat> => send(chatCalls.getChat, { ...options, query: { storeId } }),
  /** Sends a message to staff, and opens a chat if there is none. @throws ApiError `not_offered`, `chat_full` */
  write: (text: string, options: CallOptions = {}): Promise<LiveChat> =>
    send(chatCalls.write, { ...options, body: { storeId, text } }),
});
