import { liveChatPath } from '../after-order/care-links.ts';
import type { CaredSite, PageVisit } from '../navigation/page-visit.ts';
import type { ChatPart } from './chat-part.ts';
import { seenMessage } from './seen-message.ts';

/** Routes without the chat's window: its own page, checkout pages of amounts and of plans, which nothing may cover, and the app's screens. */
const routesWithout: readonly string[] = [
  ...['live-chat', 'funnel', 'app-screen', 'preloader', 'builder'],
  ...['cart', 'checkout-success', 'order', 'gym-editor'],
];

/** Whether the site has a live chat: the root loader then links to it (S1-chat-01). */
const hasChat = ({ matches }: PageVisit): boolean => {
  const root = matches.find(({ id }) => id === 'root')?.loaderData as
    | { readonly care?: readonly { readonly href: string }[] }
    | undefined;
  return root?.care?.some(({ href }) => href === liveChatPath) ?? false;
};

/**
 * Loads the live chat with the first page that has it: its window if a chat was started on this device, so that answers
 * are counted, otherwise its button, which loads the window. If the window fails to load, the chat's page opens.
 */
export const createLateChat = (site: CaredSite) => {
  let part: ChatPart | undefined;
  let isWanted = false;
  let isStopped = false;
  let isShown = false;
  const put = <Part extends ChatPart>(next: Part): Part => {
    part?.detach();
    part = next;
    part.show(isShown);
    return next;
  };
  const loadWindow = () => import('./attach-chat.tsx').catch(() => undefined);
  const showButton = async (): Promise<void> => {
    const arrived = await import('./attach-chat-button.tsx').catch(() => undefined);
    if (!isStopped && arrived) put(arrived.attachChatButton(site, () => void openWindow()));
  };
  const openWindow = async (): Promise<void> => {
    const arrived = await loadWindow();
    if (isStopped) return;
    // The shopper may have moved on to a page without the chat meanwhile.
    if (arrived) {
      const chat = put(arrived.attachChat(site));
      if (isShown) chat.open();
      return;
    }
    // The new button is not busy, for a shopper who comes back.
    await showButton();
    if (isShown) window.location.assign(site.basePath + liveChatPath);
  };
  const load = async (): Promise<void> => {
    if (seenMessage.read() === undefined) return showButton();
    const arrived = await loadWindow();
    if (!isStopped && arrived) put(arrived.attachChat(site));
  };
  return {
    see: (visit: PageVisit): void => {
      isShown = hasChat(visit) && !visit.matches.some(({ id }) => routesWithout.includes(id));
      part?.show(isShown);
      if (!isShown || isWanted) return;
      isWanted = true;
      void load();
    },
    stop: (): void => {
      isStopped = true;
      part?.detach();
    },
  };
};
