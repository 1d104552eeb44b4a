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
 * Loads the messages about lists with the first message: an addition to the wishlist, or a change of the cart by the
 * store. Messages in the initial page are already shown.
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
