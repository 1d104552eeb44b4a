import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useMatches, useRevalidator } from 'react-router';
import type { CaredSite, PageVisit } from '../navigation/page-visit.ts';
import type { PageCare } from './care-for-page.ts';

/** Delay before the background tasks of a page are loaded, so that they do not compete with it. */
const careAfterMs = 3_000;

/** Runs the background tasks of an open page; their code is loaded late. */
export const usePageCare = (site: CaredSite, isLoggedIn: boolean): void => {
  const { revalidate } = useRevalidator();
  const { pathname, key } = useLocation();
  const matches = useMatches();
  const care = useRef<PageCare>(undefined);
  const visits = useRef<PageVisit[]>([]);
  const isOnCheckout = pathname.startsWith('/checkout');
  // Checkout watches its own cart: a page that fails to reload would replace what was typed.
  const { code } = site;
  const siteOf = useEffectEvent((_code: string) => site);
  const reload = useEffectEvent(async () => (isOnCheckout ? undefined : revalidate()));

  useEffect(() => {
    const visit = { key, pathname, matches };
    if (care.current) care.current.see(visit);
    else visits.current.push(visit);
  }, [key, pathname, matches]);

  useEffect(() => {
    let isGone = false;
    const waiting = window.setTimeout(async () => {
      // Offline the import fails, and nothing can be reported: the next page tries again.
      const arrived = await import('./care-for-page.ts').catch(() => undefined);
      const loaded = await arrived?.careForPage({
        site: siteOf(code),
        isLoggedIn,
        reload: () => reload(),
        visits: visits.current.splice(0),
      });
      if (!loaded) return;
      if (isGone) return loaded.stop();
      care.current = loaded;
      for (const visit of visits.current.splice(0)) loaded.see(visit);
    }, careAfterMs);
    return () => {
      isGone = true;
      window.clearTimeout(waiting);
      care.current?.stop();
      care.current = undefined;
    };
  }, [code, isLoggedIn]);
};
