import { createPageClient, type RefusalOf } from '@ironcart/api/client';
import { tryAgainIn } from '@ironcart/core/forms';
import { type CodeTexts, hasText, textOfCode } from '@ironcart/core/result';
import { ChatWindow, UiProvider } from '@ironcart/react-ui';
import iconsUrl from '@ironcart/react-ui/icons.svg?no-inline';
import {
  liveChatMachine,
  selectChat,
  selectChatFailure,
  selectIsChatOpen,
  selectIsSendingChat,
  selectUnreadMessages,
} from '@ironcart/shop-machines';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createActor } from 'xstate';
import { noticeRateLimit } from '../adapters/notice-rate-limit.ts';
import { liveChatPath } from '../after-order/care-links.ts';
import type { CaredSite } from '../navigation/page-visit.ts';
import { chatFullText } from './chat-full.ts';
import type { ChatPart } from './chat-part.ts';
import { seenMessage } from './seen-message.ts';

/** The live chat's window and its button. Hiding them closes the window. */
export interface AttachedChat extends ChatPart {
  /** Opens the window, and moves the focus to the message. */
  readonly open: () => void;
}

interface Failure {
  readonly code: RefusalOf<'chat.write'> | 'unreachable' | 'too_many_requests';
  readonly retryAfterSeconds?: number | undefined;
}

const failures: CodeTexts<Failure> = {
  chat_full: chatFullText,
  not_offered: 'This site has no live chat.',
  too_many_requests: ({ retryAfterSeconds }) => `These are many messages. ${tryAgainIn(retryAfterSeconds)}`,
  unreachable: 'New answers are missing: the store cannot be reached at the moment.',
};

const notSent = 'Your message was not sent. Please send it again.';

/**
 * Puts the live chat into a corner of the page (S1-chat-01). It renders in a separate root. No request is sent until
 * the shopper opens it, unless a chat was started on this device.
 */
export const attachChat = (site: CaredSite): AttachedChat => {
  const client = createPageClient({
    baseUrl: window.location.origin,
    site,
    appParams: site.appParams,
    onResponse: noticeRateLimit,
  });
  const holder = document.createElement('div');
  const root = createRoot(holder);
  const listening = new AbortController();
  const actor = createActor(liveChatMachine, {
    input: {
      seenId: seenMessage.read(),
      ports: {
        read: (signal) => client.chat.get({ signal }),
        write: (text) => client.chat.write(text),
        remember: seenMessage.keep,
        isVisible: () => document.visibilityState === 'visible',
      },
    },
  });

  const render = (): void => {
    const snapshot = actor.getSnapshot();
    const failure = selectChatFailure(snapshot);
    root.render(
      <UiProvider iconsUrl={iconsUrl} currency={site.currency} locale={site.locale}>
        <ChatWindow
          chat={selectChat(snapshot)}
          target={{ action: site.basePath + liveChatPath }}
          isOpen={selectIsChatOpen(snapshot)}
          unread={selectUnreadMessages(snapshot)}
          isBusy={selectIsSendingChat(snapshot)}
          failure={failure && (hasText(failure, failures) ? textOfCode(failure, failures) : notSent)}
          unsent={failure?.unsent}
          onOpen={() => actor.send({ type: 'window.opened' })}
          onClose={() => actor.send({ type: 'window.closed' })}
          onSend={(text) => actor.send({ type: 'message.sent', text })}
        />
      </UiProvider>,
    );
  };

  const resume = (): void => actor.send({ type: 'page.resumed' });
  document.addEventListener('visibilitychange', resume, { signal: listening.signal });
  window.addEventListener('online', resume, { signal: listening.signal });
  actor.subscribe(render);
  actor.start();
  document.body.append(holder);
  // The closed window is rendered first, because opening it moves the focus.
  flushSync(render);

  return {
    open: () => actor.send({ type: 'window.opened' }),
    show: (isShown) => {
      holder.hidden = !isShown;
      if (!isShown && selectIsChatOpen(actor.getSnapshot())) actor.send({ type: 'window.closed' });
    },
    detach: () => {
      listening.abort();
      actor.stop();
      root.unmount();
      holder.remove();
    },
  };
};
