import { liveChatPath } from '../after-order/care-links.ts';
import type { CaredSite, PageVisit } from '../navigation/page-visit.ts';
import type { AttachedChat } from './attach-chat.tsx';

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

/** Loads the live chat's window with the first page that has it. If its code fails to load, the chat's page still works. */
export const createLateChat = (site: CaredSite) => {
  let attached: Promise<AttachedChat | undefined> | undefined;
  let isStopped = false;
  let isShown = false;
  const load = async (): Promise<AttachedChat | undefined> => {
    const arrived = await import('./attach-chat.tsx').catch(() => undefined);
    if (isStopped) return undefined;
    const chat = arrived?.attachChat(site);
    chat?.show(isShown);
    return chat;
  };
  return {
    see: (visit: PageVisit): void => {
      isShown = hasChat(visit) && !visit.matches.some(({ id }) => routesWithout.includes(id));
      if (isShown) attached ??= load();
      void attached?.then((chat) => chat?.show(isShown));
    },
    stop: (): void => {
      isStopped = true;
      void attached?.then((chat) => chat?.detach());
    },
  };
};
