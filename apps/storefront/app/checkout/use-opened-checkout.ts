import type { CheckoutActor } from '@ironcart/checkout-machines';
import { useEffect, useRef, useState } from 'react';
import { hearOtherTabs } from '../cart/cart-channel.ts';
import type { CheckoutStart } from './checkout-start.ts';
import { loadModule } from './load-module.ts';
import { pathOnThisSite, preparedCheckout, takePreparedCheckout } from './prepared-checkout.ts';
import { firstSnapshot, standingCheckout } from './served-checkout.ts';
import { sessionSnapshot } from './session-checkout.ts';

/** Delay before the cart is watched; the first check follows a minute later. */
const watchAfterMs = 5_000;

/** The checkout of the first rendering: on the server it stands still, and in the browser it was started before. */
const firstCheckout = (start: CheckoutStart, path: string): CheckoutActor | undefined => {
  if (!import.meta.env.SSR) return preparedCheckout();
  const { session } = start;
  const served = session ? sessionSnapshot({ ...start, session }, path) : firstSnapshot(start, path);
  return served && standingCheckout(served);
};

/**
 * Checkout's actor: the one that was started before hydration, otherwise created once its code is loaded and the draft
 * is read. On the server it shows what the server knows. It is notified of changes to the cart elsewhere.
 * @param path of the page within its site
 */
export const useOpenedCheckout = (start: CheckoutStart, path: string): CheckoutActor | undefined => {
  const [actor, setActor] = useState(() => firstCheckout(start, path));
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  const first = useRef(start);

  useEffect(() => {
    let opened = takePreparedCheckout();
    let isGone = false;
    const open = async () => {
      const { openCheckout } = await loadModule(() => import('./open-checkout.ts'));
      const started = await openCheckout(first.current);
      if (isGone) {
        started.stop();
        return;
      }
      opened = started;
      setActor(started);
    };
    if (opened === undefined) void open().catch((cause: unknown) => setFailure({ cause }));
    return () => {
      isGone = true;
      opened?.send({ type: 'checkout.left', to: pathOnThisSite(first.current.site) });
      opened?.stop();
    };
  }, []);

  useEffect(() => {
    const tellHidden = () => actor?.send({ type: 'page.hidden' });
    document.addEventListener('visibilitychange', tellHidden);
    return () => document.removeEventListener('visibilitychange', tellHidden);
  }, [actor]);

  useEffect(() => {
    if (actor === undefined) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const otherTabs = hearOtherTabs(first.current.site);
    const waiting = window.setTimeout(async () => {
      // Offline the import fails: the cart is checked again when the order is placed.
      const arrived = await import('./watch-cart.ts').catch(() => undefined);
      if (arrived && !isGone) stop = arrived.watchCart(actor, first.current, otherTabs);
    }, watchAfterMs);
    return () => {
      isGone = true;
      window.clearTimeout(waiting);
      otherTabs.close();
      stop?.();
    };
  }, [actor]);

  useEffect(() => {
    if (actor === undefined || start === first.current) return;
    first.current = start;
    actor.send({ type: 'cart.changed', ...start.contents });
  }, [actor, start]);

  // Shows the error page instead of checkout, with a retry.
  if (failure) throw failure.cause;
  return actor;
};
