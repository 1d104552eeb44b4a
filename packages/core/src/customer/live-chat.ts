/** The possible authors of live chat messages. */
export const chatAuthors = ['shopper', 'staff'] as const;

/** The author of a chat message. */
export type ChatAuthor = (typeof chatAuthors)[number];

/** One message of a live chat. */
export interface ChatMessage {
  /** Increases with each message. */
  readonly _id: number;
  readonly author: ChatAuthor;
  readonly text: string;
  /** ISO 8601. */
  readonly writtenAt: string;
}

/** A live chat as its shopper sees it, the oldest message first. 'none': no message has been sent yet. */
export interface LiveChat {
  readonly status: 'none' | 'open' | 'closed';
  readonly messages: readonly ChatMessage[];
}
