import type { LiveChat } from '@ironcart/core/customer';
import type { SnapshotFrom } from 'xstate';
import type { liveChatMachine } from './live-chat.machine.ts';

type Snapshot = SnapshotFrom<typeof liveChatMachine>;

export const selectChat = ({ context }: Snapshot): LiveChat => context.chat;

export const selectIsChatOpen = ({ context }: Snapshot): boolean => context.isOpen;

export const selectIsSendingChat = (snapshot: Snapshot): boolean => snapshot.matches('writing');

/** Number of the store's messages that the shopper has not seen. */
export const selectUnreadMessages = ({ context: { chat, seenId } }: Snapshot): number =>
  chat.messages.filter(({ _id, author }) => author === 'staff' && _id > seenId).length;

/** The failure of a message or, with the code `unreachable`, of requests for answers. */
export interface ChatFailure {
  readonly code: string;
  /** The text of the message. */
  readonly unsent: string;
  /** The wait that a rate limit requires, in seconds. */
  readonly retryAfterSeconds?: number | undefined;
}

/** Why a message was not sent, or that requests for answers fail. */
export const selectChatFailure = (snapshot: Snapshot): ChatFailure | undefined => {
  const { failure, retryAfterSeconds, text, isUnreachable } = snapshot.context;
  if (failure !== undefined) return { code: failure, unsent: text, retryAfterSeconds };
  return isUnreachable ? { code: 'unreachable', unsent: '' } : undefined;
};
