import type { CheckoutActor } from '@ironcart/checkout-machines';
import { useEffect, useRef, useState } from 'react';
import { loadModule } from './load-module.ts';
import type { CheckoutStart } from './open-checkout.ts';

/** Delay before the cart is watched; the first check follows a minute later. */
const watchAfterMs = 5_000;

/** The current path within the site. */
const pathOnThisSite = ({ basePath }: CheckoutStart['site']): string =>
  window.location.pathname.slice(basePath.length) || '/';

/**
 * Creates checkout's actor once its code is loaded and the draft is read; never on the server, because the draft is
 * stored in the browser. It is notified of changes to the cart elsewhere.
 */
export const useOpenedCheckout = (start: CheckoutStart): CheckoutActor | undefined => {
  const [actor, setActor] = useState<CheckoutActor>();
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  const first = useRef(start);

  useEffect(() => {
    let opened: CheckoutActor | undefined;
    let isGone = false;
    void loadModule(() => import('./open-checkout.ts'))
      .then(({ openCheckout }) => openCheckout(first.current))
      .then((started) => {
        if (isGone) {
          started.stop();
          return;
        }
        opened = started;
        setActor(started);
      })
      .catch((cause: unknown) => setFailure({ cause }));
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
    const waiting = window.setTimeout(async () => {
      // Offline the import fails: the cart is checked again when the order is placed.
      const arrived = await import('./watch-cart.ts').catch(() => undefined);
      if (arrived && !isGone) stop = arrived.watchCart(actor, first.current);
    }, watchAfterMs);
    return () => {
      isGone = true;
      window.clearTimeout(waiting);
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
