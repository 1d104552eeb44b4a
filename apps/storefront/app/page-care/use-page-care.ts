import type { SiteCode } from '@ironcart/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import type { PageCare } from './care-for-page.ts';

/** How long after the page is there its care is loaded: nothing of it is due before. */
const careAfterMs = 20_000;

/** Looks after the page while it is open; the code for it is loaded once the page has nothing else to do. */
export const usePageCare = (site: SiteCode, isLoggedIn: boolean): void => {
  const { revalidate } = useRevalidator();
  const { pathname } = useLocation();
  const care = useRef<PageCare>(undefined);
  const isOnCheckout = pathname.startsWith('/checkout');
  // Checkout looks after its own cart: a page that fails to load again would take the place of what was typed.
  const reload = useEffectEvent(async () => (isOnCheckout ? undefined : revalidate()));

  useEffect(() => {
    let isGone = false;
    const waiting = window.setTimeout(async () => {
      const { careForPage } = await import('./care-for-page.ts');
      if (!isGone) care.current = careForPage({ site, isLoggedIn, reload: () => reload() });
    }, careAfterMs);
    return () => {
      isGone = true;
      window.clearTimeout(waiting);
      care.current?.stop();
      care.current = undefined;
    };
  }, [site, isLoggedIn]);

  useEffect(() => {
    if (pathname !== '') care.current?.pageChanged();
  }, [pathname]);
};
