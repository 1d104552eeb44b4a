import type { CheckoutActor } from '@ironcart/checkout-machines';
import { useEffect, useRef, useState } from 'react';
import { loadModule } from './load-module.ts';
import type { CheckoutStart } from './open-checkout.ts';

/** How long after checkout is open its cart begins to be watched: the first look is due a minute later. */
const watchAfterMs = 5_000;

/** Where the shopper is now, as a path within the site. */
const pathOnThisSite = ({ basePath }: CheckoutStart['site']): string =>
  window.location.pathname.slice(basePath.length) || '/';

/**
 * Checkout's actor, once its code has arrived and the shopper's draft was read: never while the server renders, for
 * the draft lives in the browser. Hears of a cart that changed elsewhere.
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
    if (actor === undefined) return;
    let stop: (() => void) | undefined;
    let isGone = false;
    const waiting = window.setTimeout(async () => {
      // Offline nothing arrives: the cart is looked at again when its order is placed.
      const arrived = await import('./watch-cart.ts').catch(() => undefined);
      if (arrived && !isGone) stop = arrived.watchCart(actor);
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

  // The error's page stands in for checkout: it offers to try again.
  if (failure) throw failure.cause;
  return actor;
};
