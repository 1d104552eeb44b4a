import { keptEvent } from '../navigation/kept-event.ts';
import type { PageVisit } from '../navigation/page-visit.ts';
import type { ListMessages } from './list-messages.ts';

const keptText = 'Added to your wishlist.';

const cartMessagesIn = ({ matches }: PageVisit): readonly string[] => {
  const root = matches.find(({ id }) => id === 'root')?.loaderData as
    | { readonly cart?: { readonly messages?: readonly string[] } }
    | undefined;
  return root?.cart?.messages ?? [];
};

/**
 * Loads the messages about lists with the first one: that something is on the wishlist, or what the store changed in the
 * cart. What the page came with stands on it already.
 */
export const createLateListMessages = () => {
  const listening = new AbortController();
  let messages: Promise<ListMessages | undefined> | undefined;
  let known: readonly string[] | undefined;
  let isStopped = false;

  const tell = async (text: string): Promise<void> => {
    messages ??= import('./list-messages.ts').then(
      ({ createListMessages }) => (isStopped ? undefined : createListMessages(document)),
      () => undefined,
    );
    (await messages)?.tell(text);
  };
  document.addEventListener(keptEvent, () => void tell(keptText), { signal: listening.signal });

  return {
    see: (visit: PageVisit): void => {
      const shown = cartMessagesIn(visit);
      const news = known === undefined ? [] : shown.filter((text) => !known?.includes(text));
      known = shown;
      if (news.length > 0) void tell(news.join(' '));
    },
    stop: (): void => {
      isStopped = true;
      listening.abort();
      void messages?.then((arrived) => arrived?.stop());
    },
  };
};
