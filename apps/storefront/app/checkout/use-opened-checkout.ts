import { useEffect, useRef, useState } from 'react';
import type { CheckoutActor, CheckoutStart } from './open-checkout.ts';

/** Where the shopper is now, as a path within the site. */
const pathOnThisSite = ({ basePath }: CheckoutStart['site']): string =>
  window.location.pathname.slice(basePath.length) || '/';

/**
 * Checkout's actor, once its code has arrived and the shopper's draft was read: never while the server renders, for
 * the draft lives in the browser. Hears of a cart that changed elsewhere.
 */
export const useOpenedCheckout = (start: CheckoutStart): CheckoutActor | undefined => {
  const [actor, setActor] = useState<CheckoutActor>();
  const first = useRef(start);

  useEffect(() => {
    let opened: CheckoutActor | undefined;
    let isGone = false;
    void import('./open-checkout.ts')
      .then(({ openCheckout }) => openCheckout(first.current))
      .then((started) => {
        if (isGone) {
          started.stop();
          return;
        }
        opened = started;
        setActor(started);
      });
    return () => {
      isGone = true;
      opened?.send({ type: 'checkout.left', to: pathOnThisSite(first.current.site) });
      opened?.stop();
    };
  }, []);

  useEffect(() => {
    if (actor === undefined || start === first.current) return;
    first.current = start;
    actor.send({ type: 'cart.changed', ...start.contents });
  }, [actor, start]);

  return actor;
};
