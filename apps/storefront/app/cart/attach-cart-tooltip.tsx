import type { CartHeader } from '@ironcart/core/list';
import { CartTooltip, UiProvider } from '@ironcart/react-ui';
import { cartPath } from '@ironcart/react-ui/cart';
import { cartTooltipMachine, selectIsTooltipVisible } from '@ironcart/shop-machines';
import { createRoot, type Root } from 'react-dom/client';
import { createActor } from 'xstate';
import type { CaredSite } from '../navigation/page-visit.ts';
import styles from './attach-cart-tooltip.module.css';
import { readCartHeader } from './cart-header.ts';
import { cartLinkSelector } from './cart-link.ts';
import type { CartView } from './read-cart.ts';

/** The number of characters shown from the end of a gift card's code. */
const endingLength = 4;

/** The tooltip of the header's cart, attached to a running application. */
export interface AttachedCartTooltip {
  /** Opens it below the hovered or focused link. */
  readonly open: (link: Element) => void;
  /** Updates it after a cart change. */
  readonly see: (cart: CartView) => void;
  readonly detach: () => void;
}

/**
 * Shows the cart's content while the pointer or the focus is on the header's link to it (S9-timing-07, -08). It listens
 * to the document and renders in a separate root, so that it is not part of a page's first load.
 */
export const attachCartTooltip = (site: CaredSite): AttachedCartTooltip => {
  const linkSelector = cartLinkSelector(site);
  const actor = createActor(cartTooltipMachine);
  const listening = new AbortController();
  const { signal } = listening;
  let cart: CartView | undefined;
  let header: CartHeader | undefined;
  let holder: HTMLElement | undefined;
  let root: Root | undefined;

  const render = (): void => {
    if (cart === undefined || header === undefined || root === undefined) return;
    const untaxed = site.showsTaxExclusivePrice ? 'vat' : 'tax';
    root.render(
      <UiProvider currency={site.currency} locale={site.locale}>
        <CartTooltip
          isVisible={selectIsTooltipVisible(actor.getSnapshot())}
          lines={cart.lines}
          total={cart.vat?.total ?? header.totals.total}
          lacks={cart.vat ? 'shipping' : untaxed}
          giftCards={header.giftcards.map(({ code, amount }) => ({ ending: code.slice(-endingLength), amount }))}
          cartUrl={site.basePath + cartPath}
          checkoutUrl={`${site.basePath}/checkout`}
        />
      </UiProvider>,
    );
  };

  const remove = (): void => {
    root?.unmount();
    holder?.remove();
    root = undefined;
    holder = undefined;
  };

  const open = async (link: Element): Promise<void> => {
    if (cart === undefined || cart.count === 0) return;
    if (holder?.previousElementSibling !== link) {
      remove();
      holder = document.createElement('div');
      holder.className = styles.holder ?? '';
      link.after(holder);
      root = createRoot(holder);
    }
    const { bottom, right } = link.getBoundingClientRect();
    holder.style.insetBlockStart = `${bottom}px`;
    holder.style.insetInlineEnd = `${document.documentElement.clientWidth - right}px`;
    actor.send({ type: 'tooltip.entered' });
    header = await readCartHeader(cart, {
      stored: (key) => window.localStorage.getItem(key),
      now: Date.now,
      // The schemas of orders are loaded only for a cart with gift cards.
      balanceOf: async (code) => {
        const { connectGiftCards } = await import('./connect-gift-cards.ts');
        return (await connectGiftCards(site).giftCard(code)).balance;
      },
    });
    render();
  };

  const placeOf = ({ target }: Event): Element | 'tooltip' | undefined => {
    if (!(target instanceof Element)) return undefined;
    if (holder?.contains(target)) return 'tooltip';
    return target.closest(linkSelector) ?? undefined;
  };
  const enter = (event: Event): void => {
    const place = placeOf(event);
    if (place === 'tooltip') actor.send({ type: 'tooltip.entered' });
    else if (place) void open(place).catch(() => undefined);
  };
  const leave = (event: Event): void => {
    if (placeOf(event)) actor.send({ type: 'tooltip.left' });
  };
  // Touch has no hover: a press opens the cart itself.
  const byMouse = (act: (event: Event) => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') act(event);
  };

  document.addEventListener('pointerover', byMouse(enter), { signal });
  document.addEventListener('pointerout', byMouse(leave), { signal });
  document.addEventListener('focusin', enter, { signal });
  document.addEventListener('focusout', leave, { signal });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape') actor.send({ type: 'tooltip.dismissed' });
    },
    { signal },
  );
  document.addEventListener(
    'click',
    (event) => {
      if (placeOf(event)) actor.send({ type: 'tooltip.dismissed' });
    },
    { signal },
  );
  actor.subscribe(render);
  actor.on('tooltip.closed', remove);
  actor.start();

  return {
    open: (link) => void open(link).catch(() => undefined),
    see: (changed) => {
      if (changed.listId !== cart?.listId || changed.count !== cart?.count) header = undefined;
      cart = changed;
      render();
    },
    detach: () => {
      listening.abort();
      actor.stop();
      remove();
    },
  };
};
