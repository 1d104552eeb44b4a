/** Who writes in a live chat. */
export const chatAuthors = ['shopper', 'staff'] as const;

/** The author of a chat message. */
export type ChatAuthor = (typeof chatAuthors)[number];

/** One message of a live chat. */
export interface ChatMessage {
  /** Grows from message to message. */
  readonly _id: number;
  readonly author: ChatAuthor;
  readonly text: string;
  /** ISO 8601. */
  readonly writtenAt: string;
}

/** A live chat as its shopper sees it, the oldest message first. 'none': nothing was asked yet. */
export interface LiveChat {
  readonly status: 'none' | 'open' | 'closed';
  readonly messages: readonly ChatMessage[];
}
