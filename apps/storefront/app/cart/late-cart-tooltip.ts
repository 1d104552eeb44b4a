import type { CaredSite, PageVisit } from '../navigation/page-visit.ts';
import type { AttachedCartTooltip } from './attach-cart-tooltip.tsx';
import { cartLinkSelector } from './cart-link.ts';
import type { CartView } from './read-cart.ts';

const cartIn = ({ matches }: PageVisit): CartView | undefined => {
  const root = matches.find(({ id }) => id === 'root')?.loaderData;
  return typeof root === 'object' && root !== null && 'cart' in root ? (root.cart as CartView) : undefined;
};

/** Loads the tooltip of the header's cart on the first hover or focus of the link to a cart that is not empty. */
export const createLateCartTooltip = (site: CaredSite) => {
  const waiting = new AbortController();
  let cart: CartView | undefined;
  let attached: AttachedCartTooltip | undefined;

  const wake = async (event: Event): Promise<void> => {
    const link = event.target instanceof Element ? event.target.closest(cartLinkSelector(site)) : null;
    if (link === null || !cart?.count || ('pointerType' in event && event.pointerType !== 'mouse')) return;
    waiting.abort();
    const { attachCartTooltip } = await import('./attach-cart-tooltip.tsx');
    attached = attachCartTooltip(site);
    if (cart) attached.see(cart);
    if (link.matches(':hover, :focus')) attached.open(link);
  };
  // If its code fails to load, the link still works.
  const hear = (event: Event): void => void wake(event).catch(() => undefined);
  document.addEventListener('pointerover', hear, { signal: waiting.signal });
  document.addEventListener('focusin', hear, { signal: waiting.signal });

  return {
    see: (visit: PageVisit): void => {
      cart = cartIn(visit) ?? cart;
      if (cart) attached?.see(cart);
    },
    stop: (): void => {
      waiting.abort();
      attached?.detach();
    },
  };
};
