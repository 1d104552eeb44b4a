import type { LiveChat } from '@ironcart/core/customer';

/** The ports of the live chat. */
export interface LiveChatPorts {
  /** Loads the shopper's chat. Rejects on failure. */
  read(signal: AbortSignal): Promise<LiveChat>;
  /** Sends a message and returns the chat with it. Rejects on failure. */
  write(text: string): Promise<LiveChat>;
  /** Stores on the device that a chat has begun, with the id of the last message that the shopper has seen. */
  remember(seenId: number): void;
  /** Whether the page is visible; a hidden page sends no requests. */
  isVisible(): boolean;
}

export interface LiveChatInput {
  readonly ports: LiveChatPorts;
  /** The stored id of the last seen message; undefined if no chat has begun on this device. */
  readonly seenId: number | undefined;
}

export interface LiveChatContext {
  readonly ports: LiveChatPorts;
  readonly chat: LiveChat;
  readonly seenId: number;
  /** Whether a chat has begun, so that there may be an answer. */
  readonly hasBegun: boolean;
  /** Whether the chat's window is open. */
  readonly isOpen: boolean;
  /** Whether the last request for the chat failed. */
  readonly isUnreachable: boolean;
  /** The message that is being sent, or was not accepted. */
  readonly text: string;
  /** Code of the failure of the last message. */
  readonly failure: string | undefined;
  /** The wait that a rate limit requires, in seconds. */
  readonly retryAfterSeconds: number | undefined;
}

export type LiveChatEvent =
  | { readonly type: 'window.opened' }
  | { readonly type: 'window.closed' }
  | { readonly type: 'message.sent'; readonly text: string }
  /** The page is visible or online again. */
  | { readonly type: 'page.resumed' };
