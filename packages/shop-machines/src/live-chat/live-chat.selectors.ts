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

/** Code of a failed message, with its text; `unreachable` if answers cannot be requested. */
export const selectChatFailure = (
  snapshot: Snapshot,
): { readonly code: string; readonly unsent: string } | undefined => {
  const { failure, text, isUnreachable } = snapshot.context;
  if (failure !== undefined) return { code: failure, unsent: text };
  return isUnreachable ? { code: 'unreachable', unsent: '' } : undefined;
};
