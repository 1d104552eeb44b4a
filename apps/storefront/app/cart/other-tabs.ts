import type { PageVisit } from '../navigation/page-visit.ts';
import { cartChannelOf } from '../start/cart-channel.ts';

interface RootData {
  readonly cart?: { readonly listId?: string | undefined; readonly items: readonly unknown[]; readonly total: number };
}

/** A digest of the cart and the log-in state; undefined on a page that shows neither. */
export const cartDigest = ({ matches }: Pick<PageVisit, 'matches'>, isLoggedIn: boolean): string | undefined => {
  const cart = (matches.find(({ id }) => id === 'root')?.loaderData as RootData | undefined)?.cart;
  return cart && JSON.stringify([isLoggedIn, cart.listId, cart.total, cart.items]);
};

/** Whether a message of the channel is the digest of a tab without a logged-in customer. */
export const isFromGuest = (message: unknown): boolean => typeof message === 'string' && message.startsWith('[false,');

export interface OtherTabs {
  /** Called with every page and with new data of the same page. */
  readonly see: (visit: Pick<PageVisit, 'matches'>) => void;
  readonly stop: () => void;
}

/** Notifies the site's other tabs of cart changes and log-ins, and reloads this page's data after theirs. */
export const watchOtherTabs = ({
  site,
  isLoggedIn,
  reload,
}: {
  readonly site: { readonly code: string };
  readonly isLoggedIn: boolean;
  readonly reload: () => void;
}): OtherTabs => {
  const channel = cartChannelOf(site);
  let shown: string | undefined;
  let heard: string | undefined;
  /**
   * Digests of outdated tabs that were answered already: one answer each, so that two tabs do not notify each other
   * endlessly.
   */
  const answered = new Set<string>();
  let isBehind = false;
  const catchUp = () => {
    if (!isBehind || document.visibilityState !== 'visible') return;
    isBehind = false;
    reload();
  };
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'string' || data === shown) return;
    heard = data;
    isBehind = true;
    catchUp();
  });
  document.addEventListener('visibilitychange', catchUp);
  return {
    see: (visit) => {
      const digest = cartDigest(visit, isLoggedIn);
      if (digest === undefined) return;
      const isNew = digest !== shown && digest !== heard;
      const isAnswer = heard !== undefined && digest !== heard && !answered.has(heard);
      if (heard !== undefined) answered.add(heard);
      shown = digest;
      heard = undefined;
      if (isNew || isAnswer) channel.postMessage(digest);
    },
    stop: () => {
      document.removeEventListener('visibilitychange', catchUp);
      channel.close();
    },
  };
};
